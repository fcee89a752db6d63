import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Scapegoat puts four Sheep Tokens in defense position; only Setting a monster is left to the turn', () => {
  plays({
    players: [{ hand: ['Scapegoat', 'Celtic Guardian', 'Premature Burial'], graveyard: ['Gemini Elf'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Scapegoat' },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Celtic Guardian' }, rule: 'no-other-summon-this-turn' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Premature Burial' } },
      { do: 'legal', step: { player: 0, do: 'setMonster', card: 'Celtic Guardian' } },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Sheep Token', position: 'defense', atk: 0, def: 0 },
            { card: 'Sheep Token', position: 'defense' },
            { card: 'Sheep Token', position: 'defense' },
            { card: 'Sheep Token', position: 'defense' },
          ],
        },
        {},
      ],
    },
  });
});

test('Scapegoat is not activated after another summon of the turn, but after a Set', () => {
  plays({
    players: [{ hand: ['Scapegoat', 'Celtic Guardian'], monsters: [{ card: 'Sangan', position: 'set' }] }, {}],
    steps: [
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Scapegoat' } },
      { player: 0, do: 'flipSummon', card: 'Sangan' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Scapegoat' }, rule: 'no-other-summon-this-turn' },
    ],
  });
});

test('Scapegoat binds its user in the opponent’s turn only until that turn ends', () => {
  plays({
    players: [{}, { hand: ['Gemini Elf'], spellsTraps: [{ card: 'Scapegoat', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Scapegoat' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'normalSummon', card: 'Gemini Elf' },
    ],
    expect: {
      turn: 4,
      players: [
        {},
        {
          monsters: [
            { card: 'Sheep Token' },
            { card: 'Sheep Token' },
            { card: 'Sheep Token' },
            { card: 'Sheep Token' },
            { card: 'Gemini Elf' },
          ],
        },
      ],
    },
  });
});

test('Scapegoat needs four free Monster Zones', () => {
  plays({
    players: [{ hand: ['Scapegoat'], monsters: [{ card: 'Celtic Guardian' }, { card: 'Gemini Elf' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Scapegoat' }, rule: 'no-monster-zone' }],
  });
});

test('tokens that the opponent has put on the own field are a summon of the opponent: Scapegoat may still be used', () => {
  plays({
    players: [
      { hand: ['Book of Moon', 'Scapegoat', 'Dark Hole'], monsters: [{ card: 'Leghul' }] },
      { spellsTraps: [{ card: 'Ojama Trio', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Leghul'] },
      { player: 1, do: 'activate', card: 'Ojama Trio' },
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Scapegoat' } },
    ],
    expect: { players: [{ monsters: [] }, {}] },
  });
});

test('who has put tokens on the other field has summoned: no Scapegoat in that turn', () => {
  plays({
    players: [
      { hand: ['Book of Moon'], monsters: [{ card: 'Leghul' }] },
      {
        spellsTraps: [
          { card: 'Ojama Trio', face: 'set' },
          { card: 'Scapegoat', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Leghul'] },
      { player: 1, do: 'activate', card: 'Ojama Trio' },
      { player: 1, do: 'pass' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Scapegoat' }, rule: 'no-other-summon-this-turn' },
    ],
  });
});

test('with fewer than four zones free on resolution Scapegoat brings none', () => {
  plays({
    players: [{ hand: ['Scapegoat'] }, { spellsTraps: [{ card: 'Ojama Trio', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Scapegoat' },
      { player: 1, do: 'activate', card: 'Ojama Trio' },
    ],
    expect: {
      players: [
        {
          monsters: [
            { card: 'Ojama Token', position: 'defense' },
            { card: 'Ojama Token', position: 'defense' },
            { card: 'Ojama Token', position: 'defense' },
          ],
        },
        {},
      ],
    },
  });
});
