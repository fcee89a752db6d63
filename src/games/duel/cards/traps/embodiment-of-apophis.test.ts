import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const set = { card: 'Embodiment of Apophis', face: 'set' } as const;
const asMonster = { card: 'Embodiment of Apophis' } as const;

test('it comes as a Level 4 monster with 1600 ATK and 1800 DEF, in the position that its controller chooses', () => {
  plays({
    players: [{ spellsTraps: [set] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 0, do: 'answer', value: 'defense' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Embodiment of Apophis', position: 'defense', atk: 1600, def: 1800, level: 4 }], spellsTraps: [] },
        {},
      ],
    },
  });
});

test('it comes in a Main Phase of either player, and in no other phase', () => {
  plays({
    turn: 3,
    turnPlayer: 0,
    players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { spellsTraps: [set] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Embodiment of Apophis' }, rule: 'main-phase-and-free-zone' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
      { player: 0, do: 'enter', to: 'main2' },
      { player: 0, do: 'enter', to: 'end' },
      { player: 1, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 1, do: 'answer', value: 'attack' },
    ],
    expect: { phase: 'main2', players: [{}, { monsters: [{ card: 'Embodiment of Apophis' }] }] },
  });
});

test('it needs a free Monster Zone', () => {
  plays({
    players: [{ monsters: [1, 2, 3, 4, 5].map(() => ({ card: 'Celtic Guardian' })), spellsTraps: [set] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Embodiment of Apophis' }, rule: 'main-phase-and-free-zone' },
    ],
  });
});

test('it goes on filling a Spell & Trap Zone', () => {
  plays({
    players: [
      {
        hand: ['Waboku', 'Trap Hole'],
        monsters: [asMonster],
        spellsTraps: [1, 2, 3].map(() => ({ card: 'Jar of Greed', face: 'set' })),
      },
      {},
    ],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Waboku' },
      { do: 'illegal', step: { player: 0, do: 'setSpellTrap', card: 'Trap Hole' }, rule: 'no-spell-trap-zone' },
    ],
  });
});

test('it is a Trap as well: Heavy Storm destroys it, and it goes to the Graveyard and frees both zones', () => {
  plays({
    players: [
      {
        hand: ['Heavy Storm', 'Waboku'],
        monsters: [asMonster],
        spellsTraps: [1, 2, 3].map(() => ({ card: 'Jar of Greed', face: 'set' })),
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Heavy Storm' },
      { player: 0, do: 'setSpellTrap', card: 'Waboku' },
    ],
    expect: {
      players: [
        {
          monsters: [],
          spellsTraps: [{ card: 'Waboku' }],
          graveyard: ['Heavy Storm', 'Embodiment of Apophis', 'Jar of Greed', 'Jar of Greed', 'Jar of Greed'],
        },
        {},
      ],
    },
  });
});

test('what has targeted the Trap reaches it in its Monster Zone: it is still the same card', () => {
  plays({
    players: [{ hand: ['Pot of Greed'], spellsTraps: [{ card: 'Dust Tornado', face: 'set' }] }, { spellsTraps: [set] }],
    steps: [
      { player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Embodiment of Apophis'] },
      { player: 1, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 1, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Pot of Greed'] },
    ],
    expect: {
      players: [{ spellsTraps: [{ card: 'Pot of Greed', face: 'set' }] }, { monsters: [], graveyard: ['Embodiment of Apophis'] }],
    },
  });
});

test('it is a monster as well: it attacks, is destroyed by battle and may be tributed', () => {
  plays({
    players: [
      { hand: ['Summoned Skull'], monsters: [asMonster, { card: 'Embodiment of Apophis' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Embodiment of Apophis@0:monster:0'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Embodiment of Apophis', target: 'Vorse Raider' },
    ],
    expect: {
      players: [
        { lp: 7700, monsters: [{ card: 'Summoned Skull' }], graveyard: ['Embodiment of Apophis', 'Embodiment of Apophis'] },
        {},
      ],
    },
  });
});

test('it is a Normal Monster: an Equip Card may be on it, and Skill Drain does nothing to it', () => {
  plays({
    players: [{ hand: ['Axe of Despair'], monsters: [asMonster], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Embodiment of Apophis'] }],
    expect: { players: [{ monsters: [{ card: 'Embodiment of Apophis', atk: 2600 }] }, {}] },
  });
});

test('when Jinzo comes it lies in its Spell & Trap Zone again as a Trap without effect, and stays there when Jinzo goes', () => {
  plays({
    players: [
      { hand: ['Jinzo', 'Fissure', 'Axe of Despair'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Embodiment of Apophis', zone: 2 }], hand: ['Fissure'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Embodiment of Apophis'] },
      { player: 0, do: 'normalSummon', card: 'Jinzo', choose: ['Celtic Guardian'] },
      { player: 0, do: 'answer', value: false },
      { do: 'expect', players: [{}, { monsters: [], spellsTraps: [{ card: 'Embodiment of Apophis', face: 'up' }] }] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Fissure' },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Jinzo', 'Celtic Guardian', 'Axe of Despair'] },
        { monsters: [], spellsTraps: [{ card: 'Embodiment of Apophis', face: 'up' }] },
      ],
    },
  });
});

test('under Royal Decree it may be turned up, but stays a Trap without effect', () => {
  plays({
    players: [{ spellsTraps: [set, { card: 'Royal Decree', face: 'up' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Embodiment of Apophis' }],
    expect: {
      players: [{ monsters: [], spellsTraps: [{ card: 'Embodiment of Apophis', face: 'up' }, { card: 'Royal Decree' }] }, {}],
    },
  });
});

test('an attack of it ends when Royal Decree makes it a Trap again', () => {
  plays({
    players: [{ monsters: [asMonster] }, { spellsTraps: [{ card: 'Royal Decree', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Embodiment of Apophis', target: 'direct' },
      { player: 1, do: 'activate', card: 'Royal Decree' },
    ],
    expect: { players: [{ spellsTraps: [{ card: 'Embodiment of Apophis', face: 'up' }] }, { lp: 8000 }] },
  });
});

test('turned face-down it is Set in its Spell & Trap Zone, and may come again in a later turn', () => {
  plays({
    players: [{ hand: ['Book of Moon'], monsters: [asMonster] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Embodiment of Apophis'] },
      { do: 'expect', players: [{ monsters: [], spellsTraps: [{ card: 'Embodiment of Apophis', face: 'set' }] }, {}] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Embodiment of Apophis' }, rule: 'trap-not-in-set-turn' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Embodiment of Apophis', position: 'attack' }], spellsTraps: [] }, {}] },
  });
});

test('changing sides it takes its Spell & Trap Zone along', () => {
  plays({
    players: [
      { hand: ['Change of Heart', 'Waboku'], spellsTraps: [1, 2, 3].map(() => ({ card: 'Jar of Greed', face: 'set' })) },
      { monsters: [{ card: 'Embodiment of Apophis' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Embodiment of Apophis'] },
      { player: 0, do: 'setSpellTrap', card: 'Waboku' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { players: [{ monsters: [] }, { monsters: [{ card: 'Embodiment of Apophis' }] }] },
  });
});

test('in the Graveyard it is a Trap: Monster Reborn cannot bring it back', () => {
  plays({
    players: [{ hand: ['Monster Reborn'], graveyard: ['Embodiment of Apophis'] }, {}],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Embodiment of Apophis'] },
        rule: 'no-target',
      },
    ],
  });
});
