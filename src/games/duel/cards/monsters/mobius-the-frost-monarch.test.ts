import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Tribute Summoned, Mobius destroys up to two Spells or Traps, and one chained in answer still works', () => {
  plays({
    players: [
      { hand: ['Mobius the Frost Monarch'], monsters: [{ card: 'Celtic Guardian' }] },
      {
        hand: ['Umi'],
        spellsTraps: [
          { card: 'Raigeki Break', face: 'set' },
          { card: 'Skill Drain', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Mobius the Frost Monarch', choose: ['Celtic Guardian'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Raigeki Break', 'Skill Drain'] },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Umi', 'Mobius the Frost Monarch'] },
    ],
    expect: {
      players: [
        { graveyard: ['Celtic Guardian', 'Mobius the Frost Monarch'], monsters: [] },
        { graveyard: ['Umi', 'Raigeki Break', 'Skill Drain'], spellsTraps: [] },
      ],
    },
  });
});

test('a Set is no Tribute Summon: nothing is offered', () => {
  plays({
    players: [
      { hand: ['Mobius the Frost Monarch'], monsters: [{ card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Skill Drain', face: 'set' }] },
    ],
    steps: [{ player: 0, do: 'setMonster', card: 'Mobius the Frost Monarch', choose: ['Celtic Guardian'] }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{}, { spellsTraps: [{ card: 'Skill Drain', face: 'set' }] }] },
  });
});

test('Tribute Summoned by an effect, Mobius destroys as well', () => {
  plays({
    players: [
      {
        hand: ['Mobius the Frost Monarch'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
        normalSummonUsed: true,
      },
      {
        spellsTraps: [
          { card: 'Umi', face: 'set' },
          { card: 'Trap Hole', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Umi', 'Trap Hole'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Mobius the Frost Monarch' }] }, { graveyard: ['Umi', 'Trap Hole'] }] },
  });
});
