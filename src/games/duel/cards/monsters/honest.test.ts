import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('gives the own LIGHT monster that battles the ATK of the other one, before damage calculation', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Honest'], monsters: [{ card: 'X-Head Cannon' }] }, { monsters: [{ card: 'Blue-Eyes White Dragon' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Honest' }, rule: 'damage-step-only' },
      { player: 0, do: 'attack', card: 'X-Head Cannon', target: 'Blue-Eyes White Dragon' },
      { player: 0, do: 'activate', card: 'Honest', when: { damageStep: 'before' } },
    ],
    expect: {
      players: [
        { graveyard: ['Honest'], monsters: [{ card: 'X-Head Cannon', atk: 4800 }] },
        { lp: 6200, graveyard: ['Blue-Eyes White Dragon'] },
      ],
    },
  });
});

test('works in the opponent’s turn, for a LIGHT monster only', () => {
  plays({
    profile: 'modern',
    turnPlayer: 1,
    players: [
      { hand: ['Honest'], monsters: [{ card: 'X-Head Cannon' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }, { card: 'Summoned Skull' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Summoned Skull', target: 'Vorse Raider' },
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Honest' },
        rule: 'while-light-battles',
        when: { damageStep: 'start' },
        now: true,
      },
      { player: 1, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'X-Head Cannon' },
      { player: 0, do: 'activate', card: 'Honest', when: { damageStep: 'start' } },
    ],
    expect: { players: [{ lp: 7400 }, { lp: 6200 }] },
  });
});

test('may go back to the hand', () => {
  plays({
    profile: 'modern',
    players: [{ monsters: [{ card: 'Honest' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Honest' }],
    expect: { players: [{ hand: ['Honest'], monsters: [] }, {}] },
  });
});
