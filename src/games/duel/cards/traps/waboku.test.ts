import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Waboku keeps its user from battle damage and the user's monsters from destruction by battle for the turn", () => {
  plays({
    turnPlayer: 1,
    players: [
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Waboku', face: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Waboku' },
      { player: 1, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
    ],
    expect: { players: [{ lp: 8000, monsters: [{ card: 'Celtic Guardian' }], graveyard: ['Waboku'] }, {}] },
  });
});

test('it ends with the turn', () => {
  plays({
    turnPlayer: 1,
    players: [{ spellsTraps: [{ card: 'Waboku', face: 'set' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'activate', card: 'Waboku' },
      { do: 'expect', players: [{ lp: 8000 }, {}] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: { turn: 5, players: [{ lp: 6100 }, {}] },
  });
});

test('piercing damage is battle damage too', () => {
  plays({
    players: [
      { monsters: [{ card: 'Airknight Parshath' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }], spellsTraps: [{ card: 'Waboku', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Waboku', when: { phase: 'battle' } },
      { player: 0, do: 'attack', card: 'Airknight Parshath', target: 'Celtic Guardian' },
    ],
    expect: { players: [{ handCount: 0 }, { lp: 8000, monsters: [{ card: 'Celtic Guardian' }] }] },
  });
});
