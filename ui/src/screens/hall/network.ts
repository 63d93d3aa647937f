// The choice of an address for the hall network.
import type { NetworkAddress, PickRequest } from "../../platform";
import { text } from "../../format/text";

/** Returns the name of an address in the choice: with its network device, or that only this computer can reach it. */
export function addressName({ address, device, is_loopback }: NetworkAddress): string {
  return `${address} (${is_loopback ? text("network-only-here") : device})`;
}

/** Returns the request for the name of a new PDF file. */
export function pdfFile(title: string, suggested: string): PickRequest {
  return { save: true, title, suggested, extensions: ["pdf"] };
}

/** Returns a typed port, 0 for an empty field, which takes a free one; null if it is not a port. */
export function portOf(typed: string): number | null {
  const port = typed.trim();
  if (port === "") return 0;
  return /^\d{1,5}$/.test(port) && Number(port) <= 65_535 ? Number(port) : null;
}
