// The players for a qualifying place are listed in pairs, with a bye for an empty seat.
import { expect, it } from "vitest";
import { playedFor } from "./qualifying";

it("lists the games for one place", () => {
  const games = (names: string[]): string =>
    playedFor({ names, winner: null, decided: false }).replace(/[\u2066-\u2069]/g, "");
  expect(games(["Brook Ada", "Reed Bea", "Mill Tom", ""])).toBe("Brook Ada – Reed Bea, Mill Tom – bye");
  expect(games(["Brook Ada"])).toBe("Brook Ada – bye");
});
