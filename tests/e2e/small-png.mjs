// Makes a picture of the window small: an indexed PNG with the 256 most frequent colours.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

/** Returns an indexed PNG of an 8-bit RGB or RGBA picture without interlacing. */
export function small(png) {
  const { width, height, channels, data } = decoded(png);
  const counts = new Map();
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    const from = at * channels;
    // Six bits of each channel: no eye sees the rest on a screen's flat colours.
    const colour = ((data[from] & 0xfc) << 16) | ((data[from + 1] & 0xfc) << 8) | (data[from + 2] & 0xfc);
    colours[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([colour]) => colour);
  const index = new Map(palette.map((colour, at) => [colour, at]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < colours.length; at += 1) {
    const colour = colours[at];
    if (!index.has(colour)) index.set(colour, nearest(palette, colour));
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index.get(colour);
  }
  const bytes = Buffer.from(
    palette.flatMap((colour) =>
      [16, 8, 0].map((shift) => ((colour >> shift) & 0xff) | (((colour >> shift) & 0xff) >> 6)),
    ),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    START,
    chunk("IHDR", header),
    chunk("PLTE", bytes),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The position of the colour of the palette that is closest. */
function nearest(palette, colour) {
  const channel = (of, shift) => (of >> shift) & 0xff;
  const distance = (other) =>
    [16, 8, 0].reduce((sum, shift) => sum + (channel(colour, shift) - channel(other, shift)) ** 2, 0);
  return palette.reduce((best, other, at) => (distance(other) < distance(palette[best]) ? at : best), 0);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The pixels of a PNG, row by row. */
function decoded(png) {
  const parts = [];
  let header;
  for (let at = START.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const [type, data] = [png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    if (type === "IHDR") header = data;
    if (type === "IDAT") parts.push(data);
    at += 12 + length;
  }
  const [width, height, depth, kind, interlaced] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8],
    header[9],
    header[12],
  ];
  const channels = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || !channels || interlaced) throw new Error("not an 8-bit RGB or RGBA picture");
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const data = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)];
    for (let at = 0; at < stride; at += 1) {
      const here = row * stride + at;
      const left = at >= channels ? data[here - channels] : 0;
      const up = row > 0 ? data[here - stride] : 0;
      const corner = at >= channels && row > 0 ? data[here - stride - channels] : 0;
      data[here] = raw[row * (stride + 1) + 1 + at] + predicted(filter, left, up, corner);
    }
  }
  return { width, height, channels, data };
}

function predicted(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
