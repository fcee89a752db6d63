import { expect, test } from 'vitest';
import { Lines, type ToldAct } from './likely';

const act = (verb: string, player: 0 | 1 = 0): ToldAct => ({ verb, player, cards: [] });

test('the likeliest line takes at each step what followed most, and ends where nothing was seen twice', () => {
  const lines = new Lines();
  expect(lines.likeliest()).toEqual([]);
  lines.add([act('attack'), act('activate', 1), act('end')]);
  lines.add([act('attack'), act('end')]);
  lines.add([act('attack'), act('activate', 1), act('set')]);
  lines.add([act('end')]);
  lines.add([act('end')]);
  expect(lines.likeliest()).toEqual([act('attack'), act('activate', 1)]);
});
