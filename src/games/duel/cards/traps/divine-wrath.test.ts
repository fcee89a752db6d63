import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Divine Wrath negates a flip effect and destroys its monster', () => {
  plays({
    players: [
      { monsters: [{ card: 'Man-Eater Bug', position: 'set' }] },
      { hand: ['Kuriboh'], monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Divine Wrath', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Man-Eater Bug' },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Divine Wrath' },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Man-Eater Bug'] },
        { monsters: [{ card: 'Vorse Raider' }], graveyard: ['Kuriboh', 'Divine Wrath'] },
      ],
    },
  });
});

test('an effect activated from the Graveyard or in the Damage Step is an occasion as well', () => {
  plays({
    players: [
      { hand: ['Kuriboh'], monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Divine Wrath', face: 'set' }] },
      { monsters: [{ card: 'Giant Rat' }], deck: ['Giant Rat'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Giant Rat' },
      { player: 1, do: 'answer', value: true },
      { player: 0, do: 'activate', card: 'Divine Wrath' },
    ],
    expect: { players: [{}, { monsters: [], graveyard: ['Giant Rat'], deckCount: 1 }] },
  });
});

test('it needs a card to discard and answers no Spell', () => {
  plays({
    players: [{ monsters: [{ card: 'Cannon Soldier' }] }, { spellsTraps: [{ card: 'Divine Wrath', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Cannon Soldier'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Divine Wrath' }, rule: 'cost-discard' },
    ],
  });
  plays({
    players: [{ hand: ['Pot of Greed'] }, { hand: ['Kuriboh'], spellsTraps: [{ card: 'Divine Wrath', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Divine Wrath' }, rule: 'answers-monster-effect' },
    ],
  });
});
