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
    expect: { turn: 4, events: ['chainLink Vampire Lord', 'specialSummon Vampire Lord'], players: [{}, { monsters: [{ card: 'Vampire Lord', position: 'defense' }] }] },
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
    players: [
      { monsters: [{ card: 'Vampire Lord' }], hand: ['Dark Hole'] },
      { monsters: [{ card: 'Celtic Guardian' }] },
    ],
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
    players: [{ monsters: [{ card: 'Celtic Guardian' }], hand: ['Vampire Lord'] }, { spellsTraps: [{ card: 'Bottomless Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vampire Lord', choose: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Bottomless Trap Hole' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ monsters: [], banished: ['Vampire Lord'] }, {}] },
  });
});
