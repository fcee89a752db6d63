import { MOST_BYTES } from '../storage/limits';

/** What is written into an address, in signs that no program changes on the way: version, how many signs follow, the signs. */
const VERSION = 1;
const FORM = /^([1-9]\d{0,3})\.(\d{1,8})\.([\w-]*)(.*)$/s;

/** Why a text cannot be taken out of an address again: what was expected, and what is there. */
export type PackFault =
  | { readonly why: 'noForm'; readonly got: string }
  | { readonly why: 'newer'; readonly version: number; readonly expected: number }
  | { readonly why: 'cut'; readonly got: number; readonly expected: number }
  | { readonly why: 'changed'; readonly got: number; readonly expected: number };

export type Unpacked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: PackFault };

/** A text as it stands in an address: made small, and with its length, so that a link that was cut off is known as one. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('gzip'), Infinity);
  const signs = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${VERSION}.${signs.length}.${signs}`;
}

/** The text of an address. Never throws. */
export async function unpacked(address: string): Promise<Unpacked> {
  const [, version, length, signs, rest] = FORM.exec(address) ?? [];
  if (signs === undefined || rest === undefined) return { ok: false, fault: { why: 'noForm', got: address.slice(0, 24) } };
  if (Number(version) !== VERSION) return { ok: false, fault: { why: 'newer', version: Number(version), expected: VERSION } };
  const [got, expected] = [signs.length + rest.length, Number(length)];
  if (got < expected) return { ok: false, fault: { why: 'cut', got, expected } };
  try {
    if (got > expected) throw new Error('longer than it says');
    const bytes = Uint8Array.from(atob(signs.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const text = await through(new Blob([bytes]), new DecompressionStream('gzip'), MOST_BYTES);
    return { ok: true, text: new TextDecoder().decode(text) };
  } catch {
    // Its own sum does not agree: a sign was changed on the way.
    return { ok: false, fault: { why: 'changed', got, expected } };
  }
}

/** A short address may hold a text without end: no more than `most` bytes are taken out of it. */
async function through(from: Blob, change: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = from.stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    parts.push(read.value);
    if (size > most) {
      await reader.cancel();
      throw new Error('too large');
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
