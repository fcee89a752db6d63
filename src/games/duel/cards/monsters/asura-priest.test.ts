import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Asura Priest attacks each opposing monster once, never one twice, and goes back to the hand in the End Phase', () => {
  plays({
    players: [
      { hand: ['Asura Priest'] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Giant Soldier of Stone', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Asura Priest' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Asura Priest', target: 'Giant Soldier of Stone' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Asura Priest', target: 'Giant Soldier of Stone' } },
      { player: 0, do: 'attack', card: 'Asura Priest', target: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Asura Priest' } },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      events: ['phase end', 'chainLink Asura Priest', 'toHand Asura Priest'],
      players: [
        { lp: 7700, hand: ['Asura Priest'], monsters: [] },
        { lp: 7700, graveyard: ['Celtic Guardian'] },
      ],
    },
  });
});

test('having attacked a monster it cannot attack directly any more', () => {
  plays({
    players: [{ monsters: [{ card: 'Asura Priest' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Asura Priest', target: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Asura Priest', target: 'direct' } },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Asura Priest', position: 'attack' }], hand: [] }, { lp: 7700 }] },
  });
});

test('a Spirit cannot be Special Summoned', () => {
  plays({
    players: [{ graveyard: ['Asura Priest'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Call of the Haunted' }, rule: 'no-target' }],
  });
});

test("turned up by an attack it goes back in that turn's End Phase", () => {
  plays({
    players: [{ monsters: [{ card: 'Thousand-Eyes Idol' }] }, { monsters: [{ card: 'Asura Priest', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Thousand-Eyes Idol', target: 'Asura Priest' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', when: { turn: 4, phase: 'draw' }, players: [{ lp: 6800 }, { monsters: [] }] },
    ],
    expect: { turn: 4, events: ['toHand Asura Priest', 'turn 4'] },
  });
});

test('taken by the opponent, it goes back to the hand of its owner', () => {
  plays({
    players: [
      { hand: ['Asura Priest'] },
      { hand: [], spellsTraps: [{ card: 'Enemy Controller', face: 'set' }], monsters: [{ card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Asura Priest' },
      { player: 1, do: 'activate', card: 'Enemy Controller', mode: 1, choose: ['Celtic Guardian', 'Asura Priest'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ hand: ['Asura Priest'], monsters: [] }, { monsters: [] }] },
  });
});

test('at a replay it is offered the monsters that it has not attacked yet', () => {
  plays({
    players: [
      { monsters: [{ card: 'Asura Priest' }] },
      {
        hand: ['Vorse Raider'],
        monsters: [
          { card: 'Giant Soldier of Stone', position: 'defense' },
          { card: 'Celtic Guardian', position: 'set' },
        ],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Asura Priest', target: 'Giant Soldier of Stone' },
      { player: 0, do: 'attack', card: 'Asura Priest', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Ultimate Offering' },
      { player: 1, do: 'answer', value: 'set' },
      { do: 'illegal', step: { player: 0, do: 'replay', target: 'Giant Soldier of Stone' } },
      { do: 'legal', step: { player: 0, do: 'replay', target: 'Vorse Raider' } },
      { player: 0, do: 'replay', target: 'Celtic Guardian' },
    ],
    expect: { players: [{}, { graveyard: ['Celtic Guardian'] }] },
  });
});

test('an attack that was negated, stopped or made by another monster counts for the monster that it was declared on', () => {
  const field = [{ card: 'Sangan' }, { card: 'Giant Soldier of Stone', position: 'set' as const }];
  const attack = { player: 0 as const, do: 'attack' as const, card: 'Asura Priest', target: 'Sangan' };
  plays({
    players: [
      { monsters: [{ card: 'Asura Priest' }] },
      { monsters: field, spellsTraps: [{ card: 'Draining Shield', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      attack,
      { player: 1, do: 'activate', card: 'Draining Shield' },
      { do: 'illegal', step: attack, rule: 'attack-target' },
      { do: 'legal', step: { ...attack, target: 'Giant Soldier of Stone' } },
    ],
  });
  plays({
    players: [
      { monsters: [{ card: 'Asura Priest' }] },
      { monsters: field, hand: ['Vorse Raider'], spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      attack,
      { player: 1, do: 'activate', card: 'Ultimate Offering' },
      { player: 1, do: 'answer', value: 'set' },
      { player: 0, do: 'replay', target: 'cancel' },
      { do: 'illegal', step: attack, rule: 'attack-target' },
      { do: 'legal', step: { ...attack, target: 'Vorse Raider' } },
    ],
  });
  const onTheStone = { ...attack, target: 'Giant Soldier of Stone' };
  plays({
    players: [
      { monsters: [{ card: 'Asura Priest' }, { card: 'Gemini Elf' }] },
      { monsters: field, spellsTraps: [{ card: 'Dark Spirit of the Silent', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      onTheStone,
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent', choose: ['Gemini Elf'] },
      { do: 'illegal', step: onTheStone, rule: 'attack-target' },
      { do: 'legal', step: attack },
    ],
  });
});
