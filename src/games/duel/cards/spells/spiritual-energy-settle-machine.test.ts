import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('with Spiritual Energy Settle Machine Spirits stay; each own End Phase costs a hand card', () => {
  plays({
    players: [
      { hand: ['Tsukuyomi', 'Kuriboh'], spellsTraps: [{ card: 'Spiritual Energy Settle Machine', face: 'up' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Tsukuyomi', choose: ['Vorse Raider'] },
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: {
      turn: 4,
      players: [
        {
          hand: [],
          graveyard: ['Kuriboh'],
          monsters: [{ card: 'Tsukuyomi' }],
          spellsTraps: [{ card: 'Spiritual Energy Settle Machine', face: 'up' }],
        },
        {},
      ],
    },
  });
});

test('not paid, it is destroyed, and all face-up Spirits return to the hands', () => {
  plays({
    players: [
      {
        hand: ['Kuriboh'],
        monsters: [{ card: 'Yata-Garasu' }, { card: 'Asura Priest', position: 'set' }],
        spellsTraps: [{ card: 'Spiritual Energy Settle Machine', face: 'up' }],
      },
      { monsters: [{ card: 'Asura Priest' }] },
    ],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: {
      events: ['destroy Spiritual Energy Settle Machine', 'chainLink Spiritual Energy Settle Machine', 'toHand Yata-Garasu'],
      players: [
        { hand: ['Kuriboh', 'Yata-Garasu'], monsters: [{ card: 'Asura Priest', position: 'set' }] },
        { hand: ['Asura Priest', 'Celtic Guardian'], monsters: [] },
      ],
    },
  });
});

test('destroyed by an effect it lets them go too', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'] },
      { monsters: [{ card: 'Yata-Garasu' }], spellsTraps: [{ card: 'Spiritual Energy Settle Machine', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon' }],
    expect: { players: [{}, { hand: ['Yata-Garasu'], monsters: [] }] },
  });
});
