// The choice of an address for the hall network.
import type { NetworkAddress } from "../../platform";
import { text } from "../../format/text";

/** Returns the name of an address in the choice: with its network device, or that only this computer can reach it. */
export function addressName({ address, device, is_loopback }: NetworkAddress): string {
  return `${address} (${is_loopback ? text("network-only-here") : device})`;
}

/** Returns a typed port, 0 for an empty field, which takes a free one; null if it is not a port. */
export function portOf(typed: string): number | null {
  const port = typed.trim();
  if (port === "") return 0;
  return /^\d{1,5}$/.test(port) && Number(port) <= 65_535 ? Number(port) : null;
}
