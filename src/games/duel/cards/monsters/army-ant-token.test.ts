import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Army Ant Token is no tribute for a Tribute Summon or Set', () => {
  plays({
    players: [{ hand: ['Summoned Skull'], monsters: [{ card: 'Army Ant Token' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull' }, rule: 'tributes' },
      { do: 'illegal', step: { player: 0, do: 'setMonster', card: 'Summoned Skull' }, rule: 'tributes' },
    ],
  });
});
