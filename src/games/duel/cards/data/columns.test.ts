import { expect, test } from 'vitest';
import { batched, unpacked, type Columns } from './columns';
import { batches, laterCards, tokenCards } from './facts';

// As the build does it.
const { packed: pack, packedBatches } = (await import(new URL('../../../../../.ci/packed-facts.mjs', import.meta.url).href)) as {
  packed: (rows: readonly unknown[]) => Columns;
  packedBatches: (batches: readonly (readonly unknown[])[]) => Columns;
};

test('what the build packs is the same row for row', () => {
  for (const rows of [...batches, laterCards, tokenCards])
    expect(unpacked(JSON.parse(JSON.stringify(pack(rows))) as Columns)).toEqual(rows);
});

test('all batches as one table are the same batches, row for row', () => {
  const all = [...batches, laterCards, tokenCards];
  expect(batched(JSON.parse(JSON.stringify(packedBatches(all))) as Columns)).toEqual(all);
});

test('packed facts are less than half as long', () => {
  const rows = batches.flat();
  expect(JSON.stringify(pack(rows)).length * 2).toBeLessThan(JSON.stringify(rows).length);
});
