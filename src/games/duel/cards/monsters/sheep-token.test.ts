import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Sheep Token is no tribute for a Tribute Summon or Set', () => {
  plays({
    players: [{ hand: ['Summoned Skull'], monsters: [{ card: 'Sheep Token', position: 'defense' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull' }, rule: 'tributes' },
      { do: 'illegal', step: { player: 0, do: 'setMonster', card: 'Summoned Skull' }, rule: 'tributes' },
    ],
  });
});

test('Sheep Token is nowhere once it has left the field', () => {
  plays({
    players: [{ hand: ['Dark Hole'], monsters: [{ card: 'Sheep Token', position: 'defense' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{ monsters: [], graveyard: ['Dark Hole'], banished: [] }, {}] },
  });
});
