import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('battle damage by Vampire Lord: a kind is named, and the opponent sends one such card of the deck to the Graveyard', () => {
  plays({
    players: [{ monsters: [{ card: 'Vampire Lord' }] }, { deck: ['Celtic Guardian', 'Umi', 'Raigeki', 'Trap Hole'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vampire Lord', target: 'direct' },
      { player: 0, do: 'answer', value: 'spell' },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Trap Hole'] } },
      { player: 1, do: 'choose', cards: ['Umi'] },
    ],
    expect: { players: [{}, { lp: 6000, graveyard: ['Umi'], deckCount: 3 }] },
  });
});

test("destroyed by an effect of the opponent, it comes back in its owner's next Standby Phase, by a chain", () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Vampire Lord' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki' },
      { do: 'expect', players: [{}, { graveyard: ['Vampire Lord'] }] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: 'defense' },
    ],
    expect: {
      turn: 4,
      events: ['chainLink Vampire Lord', 'specialSummon Vampire Lord'],
      players: [{}, { monsters: [{ card: 'Vampire Lord', position: 'defense' }] }],
    },
  });
});

test("destroyed in its controller's own turn, it waits for that player's next turn", () => {
  plays({
    players: [{ monsters: [{ card: 'Vampire Lord' }] }, { hand: ['Umi'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Umi', 'Vampire Lord'] },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{ monsters: [] }, {}] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Vampire Lord', position: 'attack' }] }, {}] },
  });
});

test('destroyed by battle or by its own player, it stays in the Graveyard', () => {
  plays({
    players: [{ monsters: [{ card: 'Vampire Lord' }], hand: ['Dark Hole'] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [], graveyard: ['Dark Hole', 'Vampire Lord'] }, {}] },
  });
});

test('removed from play it does not come back', () => {
  plays({
    players: [
      { monsters: [{ card: 'Celtic Guardian' }], hand: ['Vampire Lord'] },
      { spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vampire Lord', choose: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Bottomless Trap Hole' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [], banished: ['Vampire Lord'] }, {}] },
  });
});

test('destroyed by battle it stays in the Graveyard, and damage by other monsters names no kind', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Vampire Lord', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Vampire Lord' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{}, { lp: 6600, monsters: [], graveyard: ['Vampire Lord'] }] },
  });
});

test('destroyed in its own Draw Phase it comes back in the Standby Phase that follows', () => {
  plays({
    phase: 'draw',
    players: [{ monsters: [{ card: 'Vampire Lord' }] }, { hand: ['Umi'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] }],
    steps: [
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Umi', 'Vampire Lord'], when: { phase: 'draw' } },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { turn: 3, phase: 'main1', players: [{ monsters: [{ card: 'Vampire Lord' }] }, {}] },
  });
});

test('it tries once: without a free zone in that Standby Phase it does not come back later', () => {
  plays({
    players: [
      {
        hand: ['Thousand-Eyes Idol'],
        monsters: ['Vampire Lord', 'Celtic Guardian', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf'].map((card) => ({ card })),
      },
      { hand: ['Umi'], monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Umi', 'Vampire Lord'] },
      { player: 0, do: 'setMonster', card: 'Thousand-Eyes Idol' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turn: 5, events: ['chainLink Vampire Lord'], players: [{ graveyard: ['Vampire Lord'] }, {}] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Vorse Raider' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 7, players: [{ graveyard: ['Vampire Lord', 'Celtic Guardian'] }, {}] },
  });
});

test('what negates and destroys it destroys it by an effect of the opponent: it comes back', () => {
  plays({
    players: [{ monsters: [{ card: 'Vampire Lord' }] }, { hand: ['Umi'], spellsTraps: [{ card: 'Divine Wrath', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vampire Lord', target: 'direct' },
      { player: 0, do: 'answer', value: 'trap' },
      { player: 1, do: 'activate', card: 'Divine Wrath', choose: ['Umi'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Vampire Lord' }] }, {}] },
  });
  plays({
    players: [
      { monsters: [{ card: 'Vampire Lord', position: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Vampire Lord' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Vampire Lord' }] }, {}] },
  });
});

test('its Normal Summon negated, it never was on the field and stays in the Graveyard', () => {
  plays({
    players: [
      { hand: ['Vampire Lord'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vampire Lord' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [] }, {}] },
  });
});

test('destroyed in the hand by an effect of the opponent it comes back as well', () => {
  plays({
    turn: 4,
    turnPlayer: 1,
    players: [
      { hand: ['Vampire Lord'] },
      { monsters: [{ card: 'Kuriboh' }, { card: 'Gemini Elf' }], spellsTraps: [{ card: 'Crush Card Virus', face: 'set' }] },
    ],
    steps: [
      { player: 1, do: 'activate', card: 'Crush Card Virus', choose: ['Kuriboh'] },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { turn: 5, players: [{ monsters: [{ card: 'Vampire Lord' }] }, {}] },
  });
});

test('discarded from the hand by an effect of the opponent it was not destroyed, and stays', () => {
  plays({
    turn: 4,
    turnPlayer: 1,
    players: [{ hand: ['Vampire Lord'] }, { hand: ['Confiscation'] }],
    steps: [
      { player: 1, do: 'activate', card: 'Confiscation' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [], graveyard: ['Vampire Lord'] }, {}] },
  });
});

test('destroyed on the side of the other player it stays in the Graveyard', () => {
  plays({
    turn: 4,
    turnPlayer: 1,
    players: [{}, { hand: ['Dark Hole'], monsters: [{ card: 'Vampire Lord', owner: 0 }] }],
    steps: [
      { player: 1, do: 'activate', card: 'Dark Hole' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, phase: 'main1', players: [{ monsters: [], graveyard: ['Vampire Lord'] }, {}] },
  });
});
