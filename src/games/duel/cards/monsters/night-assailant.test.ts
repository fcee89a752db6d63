import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('flipped, Night Assailant destroys a monster of the opponent', () => {
  plays({
    players: [
      { monsters: [{ card: 'Night Assailant', position: 'set' }] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Vorse Raider', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Night Assailant' },
      { player: 0, do: 'choose', cards: ['Jinzo'] },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Vorse Raider', position: 'set' }], graveyard: ['Jinzo'] }] },
  });
});

test('discarded as a cost, it returns another Flip Effect monster to the hand, after the chain', () => {
  plays({
    players: [
      {
        hand: ['Night Assailant'],
        graveyard: ['Magician of Faith', 'Celtic Guardian', 'Night Assailant'],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
      },
      { monsters: [{ card: 'Jinzo', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Night Assailant', 'Jinzo'] },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Celtic Guardian'] } },
      { player: 0, do: 'choose', cards: ['Magician of Faith'] },
    ],
    expect: {
      events: ['destroy Jinzo', 'chainLink Night Assailant', 'toHand Magician of Faith'],
      players: [{ hand: ['Magician of Faith'] }, {}],
    },
  });
});

test('without another Flip Effect monster in the Graveyard it does not activate; it never returns itself', () => {
  plays({
    players: [
      { hand: ['Night Assailant'], graveyard: ['Celtic Guardian'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Night Assailant', 'Vorse Raider'] },
    ],
    expect: { players: [{ hand: [], graveyard: ['Celtic Guardian', 'Night Assailant', 'Raigeki Break'] }, {}] },
  });
});

test("sent from the opponent's hand, in which it was taken, it does nothing: beside one that is sent from the own hand", () => {
  plays({
    players: [
      { hand: ['Exchange', 'Night Assailant', 'Night Assailant'] },
      { hand: ['Kuriboh'], deck: ['Card Destruction', 'Sangan'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Exchange' },
      { player: 1, do: 'choose', cards: ['Night Assailant'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Card Destruction' },
    ],
    expect: { players: [{ handCount: 3, graveyard: ['Exchange', 'Night Assailant'] }, {}] },
  });
});

test('discarded for the hand limit it works in that End Phase, and the limit is looked at again', () => {
  plays({
    players: [{ hand: ['Night Assailant', ...Array(6).fill('Umi')], graveyard: ['Man-Eater Bug'] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 0, do: 'choose', cards: ['Night Assailant'] },
      { do: 'expect', phase: 'end', turn: 3, players: [{ handCount: 7, graveyard: ['Night Assailant'] }, {}] },
      { player: 0, do: 'choose', cards: ['Umi'] },
    ],
    expect: { turn: 4, phase: 'main1', players: [{ handCount: 6, graveyard: ['Umi', 'Night Assailant'] }, {}] },
  });
});
