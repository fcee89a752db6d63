import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const swords = [{ card: 'Swords of Revealing Light', face: 'up' as const }];

test('having destroyed the Swords, every monster may attack in two Battle Phases', () => {
  plays({
    rules: ['R155', 'R494'],
    players: [{ monsters: [{ card: 'Weather Report', position: 'set' }, { card: 'Vorse Raider' }] }, { spellsTraps: swords }],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Weather Report' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-once' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' } },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { phase: 'main2', players: [{}, { lp: 4200, graveyard: ['Swords of Revealing Light'] }] },
  });
});

test('turned up in the turn of the opponent it gives them in the next own turn', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: swords },
      { monsters: [{ card: 'Weather Report', position: 'set' }, { card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Weather Report' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
    ],
    expect: { turn: 4, phase: 'battle', legal: [{ player: 1, do: 'enter', to: 'battle' }] },
  });
});

test('without Swords there is one Battle Phase', () => {
  plays({
    players: [{ monsters: [{ card: 'Weather Report', position: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Weather Report' },
      { player: 0, do: 'enter', to: 'battle' },
    ],
    expect: { phase: 'battle', illegal: [{ player: 0, do: 'enter', to: 'battle' }] },
  });
});
