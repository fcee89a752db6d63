import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('battle damage by Don Zaloog: the opponent loses a random hand card or the top two of the deck, as its player chooses', () => {
  plays({
    randomCards: ['Umi'],
    players: [{ monsters: [{ card: 'Don Zaloog' }] }, { hand: ['Raigeki', 'Umi'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Don Zaloog', target: 'direct' },
      { player: 0, do: 'answer', value: true },
      { do: 'legal', step: { player: 0, do: 'answer', value: 1 } },
      { player: 0, do: 'answer', value: 0 },
    ],
    expect: { players: [{}, { lp: 6600, hand: ['Raigeki'], graveyard: ['Umi'] }] },
  });
});

test('against an empty hand only the deck is left, and losing its cards is no draw', () => {
  plays({
    players: [{ monsters: [{ card: 'Don Zaloog' }] }, { deck: ['Umi', 'Yami'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Don Zaloog', target: 'direct' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { result: null, players: [{}, { graveyard: ['Umi', 'Yami'], deckCount: 0 }] },
  });
});

test('its player may use neither', () => {
  plays({
    players: [{ monsters: [{ card: 'Don Zaloog' }] }, { hand: ['Raigeki'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Don Zaloog', target: 'direct' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { players: [{}, { hand: ['Raigeki'], graveyard: [], deckCount: 20 }] },
  });
});

test('damage that Don Zaloog does as the attacked monster counts', () => {
  plays({
    randomCards: ['Umi'],
    players: [{ hand: ['Umi'], monsters: [{ card: 'Thousand-Eyes Idol' }] }, { monsters: [{ card: 'Don Zaloog' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Thousand-Eyes Idol', target: 'Don Zaloog' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'answer', value: 0 },
    ],
    expect: { players: [{ lp: 6600, graveyard: ['Umi', 'Thousand-Eyes Idol'] }, {}] },
  });
});

test('damage by other monsters is nothing to Don Zaloog', () => {
  plays({
    players: [{ monsters: [{ card: 'Don Zaloog' }, { card: 'Celtic Guardian' }] }, { hand: ['Umi'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 6600, hand: ['Umi'] }] },
  });
});

test('of a Deck of one card it can send no two', () => {
  plays({
    randomCards: ['Raigeki'],
    players: [{ monsters: [{ card: 'Don Zaloog' }] }, { hand: ['Raigeki'], deck: ['Umi'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Don Zaloog', target: 'direct' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'answer', value: 1 } },
    ],
    expect: { players: [{}, { hand: [], graveyard: ['Raigeki'], deckCount: 1 }] },
  });
});
