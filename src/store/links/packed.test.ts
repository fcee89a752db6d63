import { expect, test } from 'vitest';
import { packed, unpacked } from './packed';

const TEXT = JSON.stringify({ names: ['レン', 'Aya'], log: Array.from({ length: 300 }, (_, n) => ({ n, turn: n % 7 })) });

test('a text comes out of an address as it went in, in signs that every program leaves alone', async () => {
  const address = await packed(TEXT);
  expect(address).toMatch(/^1\.\d+\.[\w-]+$/);
  expect(address.length).toBeLessThan(TEXT.length / 3);
  expect(await unpacked(address)).toEqual({ ok: true, text: TEXT });
});

test('an address that was cut off says how much of it has arrived', async () => {
  const address = await packed(TEXT);
  const signs = Number(address.split('.')[1]);
  for (const lost of [1, 40, signs])
    expect(await unpacked(address.slice(0, -lost))).toEqual({
      ok: false,
      fault: { why: 'cut', got: signs - lost, expected: signs },
    });
});

test('an address in which a sign was changed, or to which something was added, is refused', async () => {
  const address = await packed(TEXT);
  const middle = address.length >> 1;
  const other = address[middle] === 'a' ? 'b' : 'a';
  const changed = address.slice(0, middle) + other + address.slice(middle + 1);
  for (const one of [changed, `${address}.`, `${address}aaaa`, address.replace(/.$/, '!')])
    expect(await unpacked(one)).toMatchObject({ ok: false, fault: { why: 'changed' } });
});

test('what is no such address, and one of a newer page, say so', async () => {
  expect(await unpacked('three-link-chain')).toEqual({ ok: false, fault: { why: 'noForm', got: 'three-link-chain' } });
  expect(await unpacked('0.4.abcd')).toEqual({ ok: false, fault: { why: 'noForm', got: '0.4.abcd' } });
  expect(await unpacked('2.4.abcd')).toEqual({ ok: false, fault: { why: 'newer', version: 2, expected: 1 } });
});

test('a short address that holds a text without end is refused', async () => {
  expect(await unpacked(await packed('a'.repeat(9 * 1024 * 1024)))).toMatchObject({ ok: false, fault: { why: 'changed' } });
});
