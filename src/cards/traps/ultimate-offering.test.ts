import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('turned up and used at once, then again: 500 Life Points for each further summon or Set', () => {
  plays({
    players: [
      { hand: ['Celtic Guardian', 'Vorse Raider', 'Gemini Elf'], spellsTraps: [{ card: 'Ultimate Offering', face: 'set' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'choose', cards: ['Gemini Elf'] },
      { player: 0, do: 'answer', value: 'set' },
    ],
    expect: {
      players: [{ lp: 7000, monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider', position: 'attack' }, { card: 'Gemini Elf', position: 'set' }] }, {}],
    },
  });
});

test('it may be turned up alone, for nothing; its use needs a monster in the hand', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Ultimate Offering', face: 'set' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 } },
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 1 },
    ],
    expect: { players: [{ lp: 8000, spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] }, {}] },
  });
});

test('used by the defender after an attack was declared, its summon causes a replay', () => {
  plays({
    turnPlayer: 1,
    players: [
      { hand: ['Vorse Raider'], monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'summon' },
      { do: 'legal', step: { player: 1, do: 'replay', target: 'Vorse Raider' } },
      { player: 1, do: 'replay', target: 'cancel' },
    ],
    expect: { players: [{ lp: 7500, monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider', position: 'attack' }] }, {}] },
  });
});

test("its effect is for the own Main Phases and the opponent's Battle Phase, not the own one", () => {
  plays({
    phase: 'battle',
    players: [{ hand: ['Vorse Raider'], spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Ultimate Offering' }, rule: 'own-main-or-opposing-battle-phase' }],
  });
});
