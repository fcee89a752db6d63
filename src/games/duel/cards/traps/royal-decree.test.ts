import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('under Royal Decree other Traps may be activated but do nothing', () => {
  plays({
    players: [
      {
        spellsTraps: [
          { card: 'Royal Decree', face: 'up' },
          { card: 'Jar of Greed', face: 'set' },
        ],
      },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Jar of Greed' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: {
      players: [
        { handCount: 0, graveyard: ['Jar of Greed'] },
        { handCount: 0, graveyard: ['Jar of Greed'] },
      ],
    },
  });
});

test('turned up in answer to a Trap, it negates the effect of that Trap', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }, { spellsTraps: [{ card: 'Royal Decree', face: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Jar of Greed' },
      { player: 1, do: 'activate', card: 'Royal Decree' },
    ],
    expect: { players: [{ handCount: 0 }, { spellsTraps: [{ card: 'Royal Decree', face: 'up' }] }] },
  });
});

test('it is not itself negated by a second one that comes later', () => {
  plays({
    players: [
      {
        spellsTraps: [
          { card: 'Royal Decree', face: 'up' },
          { card: 'Royal Decree', face: 'set' },
        ],
      },
      { hand: ['Mystical Space Typhoon'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Royal Decree' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{}, { hand: ['Mystical Space Typhoon'] }] },
  });
});

test('it switches a Skill Drain off, even one that was there first', () => {
  plays({
    players: [
      { monsters: [{ card: 'Airknight Parshath' }], spellsTraps: [{ card: 'Royal Decree', face: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Royal Decree' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Airknight Parshath', target: 'Celtic Guardian' },
    ],
    expect: { players: [{ handCount: 1 }, { lp: 7300 }] },
  });
});

test('a Call of the Haunted without effect does not take its monster along', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Gemini Elf' }],
        spellsTraps: [
          { card: 'Call of the Haunted', face: 'up', linkedTo: 'Gemini Elf@0:monster:0' },
          { card: 'Royal Decree', face: 'up' },
        ],
      },
      { hand: [], spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Call of the Haunted'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf' }], graveyard: ['Call of the Haunted'] }, {}] },
  });
});

test('a Jinzo that it has set free from Skill Drain goes on when it leaves: the Drain begins anew', () => {
  plays({
    players: [
      {
        hand: ['Jinzo', 'Mystical Space Typhoon'],
        monsters: [{ card: 'Kuriboh' }],
        spellsTraps: [
          { card: 'Skill Drain', face: 'up' },
          { card: 'Royal Decree', face: 'set' },
        ],
      },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Jinzo', choose: ['Kuriboh'] },
      { player: 0, do: 'activate', card: 'Royal Decree' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Royal Decree'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Jar of Greed' } },
    ],
    expect: { players: [{ monsters: [{ card: 'Jinzo' }], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] }, {}] },
  });
});
