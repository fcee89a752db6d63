/** The polynomial of zip archives, its lowest bit first. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 0 ? rest >>> 1 : (rest >>> 1) ^ POLYNOMIAL;
  return rest;
});

/** The check sum that a zip archive keeps of each of its files, of bytes that come in parts. */
export function crc32(parts: readonly Uint8Array[]): number {
  let sum = 0xffffffff;
  for (const part of parts) for (const byte of part) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff]!;
  return ~sum >>> 0;
}
