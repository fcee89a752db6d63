import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('in damage calculation pays the difference for it and 300 ATK, there only', () => {
  plays({
    profile: 'modern',
    players: [
      { spellsTraps: [{ card: 'Prideful Roar', face: 'set' }], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Prideful Roar' }, rule: 'damage-calculation-only' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Vorse Raider' },
      { player: 0, do: 'activate', card: 'Prideful Roar', when: { damageStep: 'calculation' } },
    ],
    expect: {
      players: [
        { lp: 7500, monsters: [{ card: 'Celtic Guardian', atk: 1400 }] },
        { lp: 7700, monsters: [] },
      ],
    },
  });
});

test('not against a monster with no more ATK', () => {
  plays({
    profile: 'modern',
    players: [
      { spellsTraps: [{ card: 'Prideful Roar', face: 'set' }], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Prideful Roar', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Prideful Roar', when: { damageStep: 'calculation' } },
    ],
    expect: { players: [{ lp: 7700, monsters: [] }, { lp: 7500 }] },
  });
});

test('after damage calculation the monster has its own ATK again, the Damage Step still going on', () => {
  plays({
    profile: 'modern',
    rules: ['R452', 'R457'],
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Prideful Roar', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Prideful Roar', when: { damageStep: 'calculation' } },
      { player: 0, do: 'pass', when: { damageStep: 'after' } },
      { do: 'expect', now: true, damageStep: 'after', players: [{}, { monsters: [{ card: 'Celtic Guardian', atk: 1400 }] }] },
    ],
    expect: { players: [{ lp: 7700, monsters: [] }, { lp: 7500 }] },
  });
});
