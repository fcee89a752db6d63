import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../crc32';

interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
}

/** A zip archive of these files, as programs for people write it. */
export function zipped(files: readonly Packed[]): Blob {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes, method = 8, flags = 0 } of files) {
    const [title, data] = [new TextEncoder().encode(name), method === 8 ? new Uint8Array(deflateRawSync(bytes)) : bytes];
    const fields = (view: DataView, from: number): void => {
      view.setUint16(from, flags, true);
      view.setUint16(from + 2, method, true);
      view.setUint32(from + 8, crc32([bytes]), true);
      view.setUint32(from + 12, data.length, true);
      view.setUint32(from + 16, bytes.length, true);
      view.setUint16(from + 20, title.length, true);
    };
    const [local, listed] = [new Uint8Array(30), new Uint8Array(46)];
    new DataView(local.buffer).setUint32(0, 0x04034b50, true);
    fields(new DataView(local.buffer), 6);
    new DataView(listed.buffer).setUint32(0, 0x02014b50, true);
    fields(new DataView(listed.buffer), 8);
    new DataView(listed.buffer).setUint32(42, at, true);
    parts.push(local, title, data);
    list.push(listed, title);
    at += local.length + title.length + data.length;
  }
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, files.length, true);
  view.setUint16(10, files.length, true);
  view.setUint32(
    12,
    list.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  view.setUint32(16, at, true);
  return new Blob([...parts, ...list, end] as BlobPart[]);
}
