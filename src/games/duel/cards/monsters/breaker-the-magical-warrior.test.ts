import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Breaker the Magical Warrior gets a spell counter when Normal Summoned and removes it to destroy a Spell or Trap', () => {
  plays({
    players: [{ hand: ['Breaker the Magical Warrior'] }, { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Breaker the Magical Warrior' },
      { do: 'expect', players: [{ monsters: [{ card: 'Breaker the Magical Warrior', atk: 1900 }] }, {}] },
      { player: 0, do: 'activate', card: 'Breaker the Magical Warrior', choose: ['Mirror Force'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Breaker the Magical Warrior' }, rule: 'cost-counter' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Breaker the Magical Warrior', atk: 1600 }] },
        { spellsTraps: [], graveyard: ['Mirror Force'] },
      ],
    },
  });
});

test('Breaker the Magical Warrior gets none when Special Summoned', () => {
  plays({
    players: [
      { hand: ['Premature Burial'], graveyard: ['Breaker the Magical Warrior'] },
      { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Premature Burial', choose: ['Breaker the Magical Warrior'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Breaker the Magical Warrior' }, rule: 'cost-counter' },
    ],
    expect: { players: [{ monsters: [{ card: 'Breaker the Magical Warrior', atk: 1600 }] }, {}] },
  });
});

test('Breaker the Magical Warrior loses its counter when it is turned face-down', () => {
  plays({
    players: [{ hand: ['Book of Moon'], monsters: [{ card: 'Breaker the Magical Warrior', counters: { spell: 1 } }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Breaker the Magical Warrior'] },
      { player: 0, do: 'flipSummon', card: 'Breaker the Magical Warrior' },
    ],
    expect: { players: [{ monsters: [{ card: 'Breaker the Magical Warrior', position: 'attack', atk: 1600 }] }, {}] },
  });
});
