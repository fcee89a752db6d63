import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mask of Weakness takes 700 ATK from the attacker, and the battle goes on with what is left', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Mask of Weakness', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Mask of Weakness' },
    ],
    expect: {
      players: [
        { lp: 7800, graveyard: ['Vorse Raider'] },
        { lp: 8000, monsters: [{ card: 'Celtic Guardian' }] },
      ],
    },
  });
});

test('without a declaration it is not used', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Mask of Weakness', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Mask of Weakness' }, rule: 'attack-declared-only' },
    ],
  });
});

test('it stays on the monster that declared the attack, though another one is made to attack in its place', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Mask of Weakness' }, { card: 'Dark Spirit of the Silent' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mask of Weakness', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent', choose: ['Vorse Raider'] },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Gemini Elf', atk: 1200 },
            { card: 'Vorse Raider', atk: 1900 },
          ],
        },
        { lp: 6100 },
      ],
    },
  });
});

test('an attacker turned face-down in answer loses nothing, also when it is turned up again', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { spellsTraps: [{ card: 'Mask of Weakness' }, { card: 'Book of Moon' }, { card: 'Ceasefire' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mask of Weakness', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
      { do: 'expect', chain: [] },
      { player: 1, do: 'activate', card: 'Ceasefire' },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', position: 'defense', atk: 1900 }] }, {}] },
  });
});

test.each([
  ['expert', 'illegal', ['start']],
  ['modern', 'legal', ['start', 'before']],
] as const)('in the Damage Step, before calculation (%s): %s', (profile, verdict, parts) => {
  const mask = { player: 1 as const, do: 'activate' as const, card: 'Mask of Weakness' };
  plays({
    profile,
    rules: ['R437', 'R452'],
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Mask of Weakness', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      ...parts.map((damageStep) => ({ do: verdict, step: mask, when: { damageStep } })),
      ...(verdict === 'legal' ? [{ ...mask, choose: ['Vorse Raider'], when: { damageStep: 'before' as const } }] : []),
      { do: 'illegal', step: mask, when: { damageStep: 'after' }, now: true },
    ],
    expect: { players: [{ lp: verdict === 'legal' ? 7800 : 8000 }, { lp: verdict === 'legal' ? 8000 : 7500 }] },
  });
});
