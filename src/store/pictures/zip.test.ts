import { expect, test } from 'vitest';
import { crc32 } from './crc32';
import { zipped } from './testing/zipped';
import { readZip } from './zip';

const text = (said: string): Uint8Array => new TextEncoder().encode(said);
const MOST = 10_000;

async function taken(zip: Blob): Promise<Readonly<Record<string, string>>> {
  const read = await readZip(zip);
  if (!read.ok) return { '': read.fault };
  const files = await Promise.all(
    read.files.map(async ({ name, open }) => {
      const file = await open(MOST);
      return [name, typeof file === 'string' ? `! ${file}` : await file.text()] as const;
    }),
  );
  return Object.fromEntries(files);
}

test('an archive gives back its files, stored and deflated, and passes over its folders', async () => {
  const zip = zipped([
    { name: 'pics/', bytes: text(''), method: 0 },
    { name: 'pics/12.png', bytes: text('deflated '.repeat(200)) },
    { name: 'pics/小.png', bytes: text('stored'), method: 0 },
  ]);
  expect(await taken(zip)).toEqual({ 'pics/12.png': 'deflated '.repeat(200), 'pics/小.png': 'stored' });
});

test('what is locked, packed in another way or larger than it may be is named; the rest comes out', async () => {
  const zip = zipped([
    { name: 'locked.png', bytes: text('secret'), flags: 1 },
    { name: 'other.png', bytes: text('?'), method: 12 },
    { name: 'large.png', bytes: new Uint8Array(MOST + 1) },
    { name: 'good.png', bytes: text('good') },
  ]);
  expect(await taken(zip)).toEqual({
    'locked.png': '! encrypted',
    'other.png': '! method',
    'large.png': '! tooLarge',
    'good.png': 'good',
  });
});

test('an archive that says its files are small is not believed', async () => {
  const zip = new Uint8Array(await zipped([{ name: 'a.png', bytes: new Uint8Array(MOST * 3) }]).arrayBuffer());
  const list = zip.length - 22 - 46 - 'a.png'.length;
  new DataView(zip.buffer).setUint32(list + 24, 5, true);
  expect(await taken(new Blob([zip]))).toEqual({ 'a.png': '! tooLarge' });
});

test('the check sum of an archive is the known one', () => {
  expect(crc32([text('1234'), text('56789')])).toBe(0xcbf43926);
});

test.each([0, 8])('a file whose bytes changed on the way is not taken out (method %i)', async (method) => {
  const bytes = text('a picture '.repeat(20));
  const zip = new Uint8Array(await zipped([{ name: 'a.png', bytes, method }]).arrayBuffer());
  const list = zip.length - 22 - 46 - 'a.png'.length;
  new DataView(zip.buffer).setUint32(list + 16, crc32([bytes]) ^ 1, true);
  expect(await taken(new Blob([zip]))).toEqual({ 'a.png': '! cut' });
});

test('an archive whose list is shorter than its end says is damaged', async () => {
  const zip = new Uint8Array(await zipped([{ name: 'a.png', bytes: text('a') }]).arrayBuffer());
  new DataView(zip.buffer).setUint16(zip.length - 22 + 10, 2, true);
  expect(await taken(new Blob([zip]))).toEqual({ '': 'cut' });
});

test('what is no archive, or only the end of one, says so', async () => {
  const zip = zipped([{ name: 'a.png', bytes: text('a picture that is cut off '.repeat(40)), method: 0 }]);
  expect(await taken(new Blob(['no archive']))).toEqual({ '': 'noZip' });
  expect(await taken(zip.slice(zip.size - 40))).toEqual({ '': 'cut' });
  const bytes = new Uint8Array(await zip.arrayBuffer());
  bytes[0] = 0;
  expect(await taken(new Blob([bytes]))).toEqual({ 'a.png': '! cut' });
  const newer = new Uint8Array(await zip.arrayBuffer());
  new DataView(newer.buffer).setUint32(newer.length - 22 + 16, 0xffffffff, true);
  expect(await taken(new Blob([newer]))).toEqual({ '': 'tooNew' });
});
