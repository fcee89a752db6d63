import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Kycoo the Ghost Destroyer removes up to two monsters of the opponent’s Graveyard from play after battle damage', () => {
  plays({
    players: [
      { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] },
      { graveyard: ['Sangan', 'Jinzo', 'Gemini Elf', 'Dark Hole'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Kycoo the Ghost Destroyer', target: 'direct' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Sangan', 'Dark Hole'] } },
      { player: 0, do: 'choose', cards: ['Sangan', 'Jinzo'] },
    ],
    expect: { players: [{}, { lp: 6200, banished: ['Sangan', 'Jinzo'], graveyard: ['Gemini Elf', 'Dark Hole'] }] },
  });
});

test('Kycoo the Ghost Destroyer keeps the opponent from paying for the chaos procedure, but not its controller', () => {
  plays({
    players: [
      {
        hand: ['Black Luster Soldier - Envoy of the Beginning'],
        graveyard: ['Magician of Faith', 'Sangan'],
        monsters: [{ card: 'Kycoo the Ghost Destroyer' }],
      },
      { hand: ['Black Luster Soldier - Envoy of the Beginning'], graveyard: ['Magician of Faith', 'Sangan'] },
    ],
    steps: [
      { do: 'legal', step: { player: 0, do: 'specialSummon', card: 'Black Luster Soldier - Envoy of the Beginning' } },
      { player: 0, do: 'endTurn' },
      {
        do: 'illegal',
        step: { player: 1, do: 'specialSummon', card: 'Black Luster Soldier - Envoy of the Beginning' },
        rule: 'banish-light-and-dark',
      },
    ],
  });
});

test('Kycoo the Ghost Destroyer keeps another Kycoo from removing anything', () => {
  plays({
    players: [
      { monsters: [{ card: 'Kycoo the Ghost Destroyer' }], graveyard: ['Sangan'] },
      {
        monsters: [{ card: 'Kycoo the Ghost Destroyer', position: 'attack' }, { card: 'Celtic Guardian' }],
        graveyard: ['Jinzo'],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Kycoo the Ghost Destroyer', target: 'Celtic Guardian' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{}, { lp: 7600, banished: [], graveyard: ['Jinzo', 'Celtic Guardian'] }],
    },
  });
});
