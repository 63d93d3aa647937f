// Who plays for a place is told two by two, an empty seat as a bye.
import { expect, it } from "vitest";
import { playedFor } from "./qualifying";

it("tells the games for one place", () => {
  const told = (names: string[]): string => playedFor({ names, winner: null, decided: false }).replace(/[\u2066-\u2069]/g, "");
  expect(told(["Brook Ada", "Reed Bea", "Mill Tom", ""])).toBe("Brook Ada – Reed Bea, Mill Tom – bye");
  expect(told(["Brook Ada"])).toBe("Brook Ada – bye");
});
