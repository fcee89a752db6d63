import { expect, test } from 'vitest';
import { duelGame } from '..';
import { plays } from '../../scenario/testing';

const up = { card: 'Royal Oppression', face: 'up' } as const;

test('for 800 Life Points its controller negates a Special Summon by procedure and destroys the monster', () => {
  plays({
    turnPlayer: 1,
    players: [{ spellsTraps: [up] }, { hand: ['Chaos Sorcerer'], graveyard: ['Mystic Tomato', 'Shining Angel'] }],
    steps: [
      { player: 1, do: 'specialSummon', card: 'Chaos Sorcerer', choose: ['Shining Angel', 'Mystic Tomato'] },
      { player: 1, do: 'answer', value: 'attack' },
      { player: 0, do: 'activate', card: 'Royal Oppression' },
    ],
    expect: {
      players: [
        { lp: 7200, spellsTraps: [{ card: 'Royal Oppression' }] },
        { lp: 8000, monsters: [], graveyard: ['Chaos Sorcerer'] },
      ],
    },
  });
});

test('the opponent of its controller may use it as well, and pays', () => {
  plays({
    players: [{ hand: ['Monster Reborn'], graveyard: ['Celtic Guardian'], spellsTraps: [up] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Royal Oppression' },
    ],
    expect: {
      players: [
        { lp: 8000, monsters: [], graveyard: ['Monster Reborn', 'Celtic Guardian'], spellsTraps: [{ card: 'Royal Oppression' }] },
        { lp: 7200 },
      ],
    },
  });
});

test('it answers a recruiter in the Damage Step, whose card is in the Graveyard and stays there', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [up] },
      { monsters: [{ card: 'Mystic Tomato' }], deck: ['Mystic Tomato'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Mystic Tomato' },
      { player: 1, do: 'answer', value: true },
      { player: 0, do: 'activate', card: 'Royal Oppression' },
    ],
    expect: { players: [{ lp: 7200 }, { monsters: [], graveyard: ['Mystic Tomato'], deck: ['Mystic Tomato'] }] },
  });
});

test('it may be used any number of times in a turn', () => {
  plays({
    turnPlayer: 1,
    players: [{ spellsTraps: [up] }, { hand: ['Monster Reborn', 'Scapegoat'], graveyard: ['Celtic Guardian'] }],
    steps: [
      { player: 1, do: 'activate', card: 'Monster Reborn', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Royal Oppression' },
      { player: 1, do: 'activate', card: 'Scapegoat' },
      { player: 0, do: 'activate', card: 'Royal Oppression' },
    ],
    expect: { players: [{ lp: 6400 }, { monsters: [], graveyard: ['Scapegoat', 'Monster Reborn', 'Celtic Guardian'] }] },
  });
});

test('a Normal Summon, an effect that summons nothing and a link that is not directly below are no occasion', () => {
  plays({
    turnPlayer: 1,
    players: [
      { spellsTraps: [up, { card: 'Jar of Greed', face: 'set' }] },
      { hand: ['Vorse Raider', 'Pot of Greed', 'Monster Reborn'], graveyard: ['Celtic Guardian'] },
    ],
    steps: [
      { player: 1, do: 'normalSummon', card: 'Vorse Raider' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Royal Oppression' }, rule: 'answers-special-summon' },
      { player: 0, do: 'pass' },
      { player: 1, do: 'activate', card: 'Pot of Greed' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Royal Oppression' }, rule: 'answers-special-summon' },
      { player: 1, do: 'activate', card: 'Monster Reborn', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Jar of Greed' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Royal Oppression' }, rule: 'answers-special-summon' },
      { player: 1, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] }] },
  });
});

test('Set it cannot negate a summon that has not yet succeeded', () => {
  plays({
    turnPlayer: 1,
    players: [
      { spellsTraps: [{ card: 'Royal Oppression', face: 'set' }] },
      { hand: ['Chaos Sorcerer'], graveyard: ['Mystic Tomato', 'Shining Angel'] },
    ],
    steps: [
      { player: 1, do: 'specialSummon', card: 'Chaos Sorcerer', choose: ['Shining Angel', 'Mystic Tomato'] },
      { player: 1, do: 'answer', value: 'attack' },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Royal Oppression' }, rule: 'spell-speed' },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Chaos Sorcerer' }] }] },
  });
});

test('it cannot be used with fewer than 800 Life Points, and does nothing once it has left the field', () => {
  plays({
    players: [
      { hand: ['Monster Reborn', 'Mystical Space Typhoon'], graveyard: ['Celtic Guardian'], lp: 700, spellsTraps: [up] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Royal Oppression' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Royal Oppression' }, rule: 'cost-life-points' },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Royal Oppression'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ lp: 700, monsters: [{ card: 'Celtic Guardian' }] }, { lp: 7200 }] },
  });
});

test('exactly the effects whose resolution Special Summons are said to do so', () => {
  const summons =
    /\b(?:specialSummon|specialSummonForBoth|comeBackOrBeGone|summonTokens|summonAsMonster|fusionSummon|ritualSummon|ritualSummonExactly)\)?\(/;
  const effects = duelGame
    .pool('expert')
    .all.flatMap(({ facts, effects }) => effects.map((effect, i) => ({ name: `${facts.en} ${i}`, effect })));
  const said = effects.filter(({ effect }) => (effect.specialSummons ?? false) !== false).map(({ name }) => name);
  expect(said.length).toBeGreaterThan(25);
  expect(effects.filter(({ effect }) => summons.test(effect.resolve.toString())).map(({ name }) => name)).toEqual(said);
});
