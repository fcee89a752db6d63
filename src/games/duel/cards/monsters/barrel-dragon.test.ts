import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const duel = {
  players: [{ monsters: [{ card: 'Barrel Dragon' }] }, { monsters: [{ card: 'Jinzo', position: 'set' as const }] }] as [
    object,
    object,
  ],
};
const shoot = { player: 0 as const, do: 'activate' as const, card: 'Barrel Dragon', choose: ['Jinzo'] };

test('two heads of three destroy the target, face-down or not', () => {
  plays({
    ...duel,
    coins: ['heads', 'tails', 'heads'],
    steps: [shoot, { do: 'illegal', step: { player: 0, do: 'activate', card: 'Barrel Dragon' } }],
    expect: { players: [{}, { graveyard: ['Jinzo'] }] },
  });
});

test('one head does nothing, and it is tried once per turn', () => {
  plays({
    ...duel,
    coins: ['heads', 'tails', 'tails'],
    steps: [shoot, { do: 'illegal', step: { player: 0, do: 'activate', card: 'Barrel Dragon' }, rule: 'once-per-turn' }],
    expect: { players: [{}, { monsters: [{ card: 'Jinzo' }] }] },
  });
});

test('own monsters cannot be shot at', () => {
  plays({
    players: [{ monsters: [{ card: 'Barrel Dragon' }, { card: 'Kuriboh' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Barrel Dragon' }, rule: 'no-target' }],
  });
});

test('without its target no coin is tossed', () => {
  plays({
    coins: ['heads', 'heads', 'heads', 'tails', 'tails', 'tails'],
    players: [
      { monsters: [{ card: 'Barrel Dragon' }, { card: 'Barrel Dragon' }] },
      {
        monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }],
        spellsTraps: [{ card: 'Compulsory Evacuation Device', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Barrel Dragon@0:monster:0', choose: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Compulsory Evacuation Device', choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Barrel Dragon@0:monster:1', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{}, { hand: ['Vorse Raider'], graveyard: ['Gemini Elf', 'Compulsory Evacuation Device'] }] },
  });
});
