import { crc32 } from './crc32';

/** Why nothing can be taken out of an archive, or one file out of it. */
export type ZipFault = 'noZip' | 'cut' | 'tooNew' | 'encrypted' | 'method' | 'tooLarge';

/** A file in an archive, before it is taken out. */
export interface Zipped {
  readonly name: string;
  /** Takes it out; at most so many bytes. */
  readonly open: (most: number) => Promise<Blob | ZipFault>;
}

export type ReadZip = { readonly ok: true; readonly files: readonly Zipped[] } | { readonly ok: false; readonly fault: ZipFault };

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const LISTED = 0x02014b50;
const LISTED_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
/** Stands where the real number is in the newer form for archives of four gigabytes and more. */
const ELSEWHERE = 0xffffffff;
const IS_ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

/** Reads the list at the end of a zip archive. Nothing of its files is read before one is opened. */
export async function readZip(zip: Blob): Promise<ReadZip> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_LENGTH - LONGEST_COMMENT)));
  const end = endIn(tail);
  if (end === undefined) return { ok: false, fault: 'noZip' };
  const [length, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (start === ELSEWHERE || length === ELSEWHERE) return { ok: false, fault: 'tooNew' };
  if (start + length > zip.size) return { ok: false, fault: 'cut' };
  const list = await viewOf(zip.slice(start, start + length));
  let listed = 0;
  const files: Zipped[] = [];
  for (let at = 0; at + LISTED_LENGTH <= list.byteLength && list.getUint32(at, true) === LISTED;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => list.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const after = at + LISTED_LENGTH + nameLength;
    if (after > list.byteLength) return { ok: false, fault: 'cut' };
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + LISTED_LENGTH, nameLength));
    if (!name.endsWith('/')) files.push({ name, open: opener(zip, entryAt(list, at)) });
    at = after + extra + comment;
    listed += 1;
  }
  // The end counts in sixteen bits.
  if ((listed & 0xffff) !== tail.getUint16(end + 10, true)) return { ok: false, fault: 'cut' };
  return { ok: true, files };
}

function endIn(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) if (tail.getUint32(at, true) === END) return at;
  return undefined;
}

interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
}

const entryAt = (list: DataView, at: number): Entry => ({
  flags: list.getUint16(at + 8, true),
  method: list.getUint16(at + 10, true),
  sum: list.getUint32(at + 16, true),
  packed: list.getUint32(at + 20, true),
  size: list.getUint32(at + 24, true),
  start: list.getUint32(at + 42, true),
});

const opener =
  (zip: Blob, { flags, method, sum, packed, size, start }: Entry): Zipped['open'] =>
  async (most) => {
    if ((flags & IS_ENCRYPTED) !== 0) return 'encrypted';
    if ([packed, size, start].includes(ELSEWHERE)) return 'tooNew';
    if (method !== STORED && method !== DEFLATED) return 'method';
    if (size > most) return 'tooLarge';
    if (start + LOCAL_LENGTH > zip.size) return 'cut';
    const local = await viewOf(zip.slice(start, start + LOCAL_LENGTH));
    if (local.getUint32(0, true) !== LOCAL) return 'cut';
    const from = start + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
    const data = zip.slice(from, from + packed);
    if (data.size < packed) return 'cut';
    const bytes = method === STORED ? [new Uint8Array(await data.arrayBuffer())] : await inflated(data, most);
    if (typeof bytes === 'string') return bytes;
    return crc32(bytes) === sum ? new Blob(bytes) : 'cut';
  };

/** The list may lie about a size, so what comes out is counted. */
async function inflated(data: Blob, most: number): Promise<Uint8Array<ArrayBuffer>[] | ZipFault> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > most) return 'tooLarge';
      parts.push(read.value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    return 'cut';
  } finally {
    // An archive that was refused half-way is not read any further.
    reader.cancel().catch(() => undefined);
  }
  return parts;
}
