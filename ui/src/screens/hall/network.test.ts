// The ports and the names of addresses that the hall network can have.
import { expect, it } from "vitest";
import { addressName, portOf } from "./network";

it("a port is a number of at most 65535, and an empty field takes a free one", () => {
  expect(["", " 8080 ", "0", "65535"].map(portOf)).toEqual([0, 8080, 0, 65_535]);
  expect(["65536", "-1", "80a", "1.5", "000080"].map(portOf)).toEqual([null, null, null, null, null]);
});

it("an address has the name of its network, or says that only this computer can reach it", () => {
  expect(addressName({ address: "192.168.0.7", device: "wlan0", is_loopback: false })).toBe("192.168.0.7 (wlan0)");
  expect(addressName({ address: "127.0.0.1", device: "lo", is_loopback: true })).toBe("127.0.0.1 (only this computer)");
});
