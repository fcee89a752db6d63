import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Panther Warrior attacks after another own monster has been tributed', () => {
  plays({
    players: [{ monsters: [{ card: 'Panther Warrior' }, { card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Panther Warrior', target: 'direct', choose: ['Celtic Guardian'] },
    ],
    expect: {
      events: ['toGrave Celtic Guardian', 'attack Panther Warrior'],
      players: [
        { graveyard: ['Celtic Guardian'], monsters: [{ card: 'Panther Warrior' }, { card: 'Vorse Raider' }] },
        { lp: 6000 },
      ],
    },
  });
});

test('alone it cannot attack', () => {
  plays({
    players: [{ monsters: [{ card: 'Panther Warrior' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Panther Warrior', target: 'direct' }, rule: 'attack-cost' },
    ],
  });
});

test('a Witch of the Black Forest tributed for it goes on the chain at the declaration', () => {
  plays({
    players: [{ monsters: [{ card: 'Panther Warrior' }, { card: 'Witch of the Black Forest' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Panther Warrior', target: 'direct' },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: {
      events: ['attack Panther Warrior', 'chainLink Witch of the Black Forest', 'damage 1 2000'],
      players: [{ hand: ['Celtic Guardian'] }, {}],
    },
  });
});

test('her trigger goes below those of the declaration', () => {
  plays({
    coins: ['heads'],
    players: [
      { monsters: [{ card: 'Panther Warrior' }, { card: 'Witch of the Black Forest' }] },
      { spellsTraps: [{ card: 'Fairy Box', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Panther Warrior', target: 'direct' },
      {
        do: 'expect',
        now: true,
        chain: [
          { link: 1, card: 'Witch of the Black Forest' },
          { link: 2, card: 'Fairy Box' },
        ],
        prompt: { player: 0, kind: 'respond' },
      },
    ],
  });
});
