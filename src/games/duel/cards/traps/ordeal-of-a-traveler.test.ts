import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('a wrong call at Ordeal of a Traveler returns the attacker to the hand', () => {
  plays({
    randomCards: ['Waboku'],
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { hand: ['Waboku', 'Gemini Elf'], spellsTraps: [{ card: 'Ordeal of a Traveler', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'spell' },
    ],
    expect: {
      events: ['reveal Waboku', 'toHand Vorse Raider'],
      players: [
        { hand: ['Vorse Raider'], monsters: [] },
        { lp: 8000, hand: ['Waboku', 'Gemini Elf'] },
      ],
    },
  });
});

test('a right call lets the attack go on', () => {
  plays({
    randomCards: ['Waboku'],
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { hand: ['Waboku', 'Gemini Elf'], spellsTraps: [{ card: 'Ordeal of a Traveler', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'trap' },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }] }, { lp: 6100 }] },
  });
});

test('with an empty hand it is not asked', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { hand: [], spellsTraps: [{ card: 'Ordeal of a Traveler', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 6100 }] },
  });
});

test('it goes on the chain above a mandatory trigger of its side, and then the turn player is asked first', () => {
  plays({
    players: [
      { monsters: [{ card: 'Slate Warrior' }] },
      {
        hand: ['Waboku'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Fairy Box', face: 'up' },
          { card: 'Ordeal of a Traveler', face: 'up' },
          { card: 'Mirror Force', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Slate Warrior', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Ordeal of a Traveler' },
      {
        do: 'expect',
        now: true,
        chain: [
          { link: 1, card: 'Fairy Box' },
          { link: 2, card: 'Ordeal of a Traveler' },
        ],
        prompt: { player: 0, kind: 'respond' },
      },
      { player: 0, do: 'pass' },
      { do: 'legal', now: true, step: { player: 1, do: 'activate', card: 'Mirror Force' } },
    ],
  });
});

test('the monster that declared the attack goes back, though another one is made to attack in its place', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      {
        hand: ['Sangan'],
        spellsTraps: [{ card: 'Ordeal of a Traveler', face: 'up' }, { card: 'Dark Spirit of the Silent' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent', choose: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'trap' },
    ],
    expect: { players: [{ hand: ['Gemini Elf'], monsters: [{ card: 'Vorse Raider' }] }, { lp: 6100 }] },
  });
});
