import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const KING = 'Terrorking Archfiend';

test('it is summoned only beside an Archfiend, and may be Set without', () => {
  plays({
    players: [{ hand: [KING], monsters: [{ card: 'Gemini Elf' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: KING }, rule: 'archfiend-on-field' },
      { do: 'legal', step: { player: 0, do: 'setMonster', card: KING } },
    ],
  });
  plays({
    players: [{ monsters: [{ card: KING, position: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'flipSummon', card: KING }, rule: 'archfiend-on-field' }],
  });
  plays({
    players: [{ hand: [KING], monsters: [{ card: 'Summoned Skull' }] }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: KING }],
    expect: { players: [{ monsters: [{ card: 'Summoned Skull' }, { card: KING }] }, {}] },
  });
});

test('a 2 or 5 wards off what targets it', () => {
  plays({
    rules: ['R263'],
    dice: [5],
    players: [{ spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] }, { monsters: [{ card: KING }] }],
    steps: [{ player: 0, do: 'activate', card: 'Ring of Destruction', choose: [KING] }],
    expect: {
      players: [
        { lp: 8000, graveyard: ['Ring of Destruction'] },
        { lp: 8000, monsters: [{ card: KING }] },
      ],
    },
  });
});

test('Sangan destroyed by it in battle finds nothing', () => {
  plays({
    players: [{ monsters: [{ card: KING }] }, { monsters: [{ card: 'Sangan' }], deck: ['Kuriboh', 'Umi'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: KING, target: 'Sangan' },
    ],
    expect: { players: [{}, { hand: [], graveyard: ['Sangan'] }] },
  });
});

test('its upkeep is 800 Life Points', () => {
  plays({
    players: [{}, { monsters: [{ card: KING }] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { lp: 7200 }] },
  });
});
