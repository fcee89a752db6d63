import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("tributed in the opponent's turn, Maryokutai negates a Spell", () => {
  plays({
    players: [{ hand: ['Pot of Greed'] }, { monsters: [{ card: 'Maryokutai' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Maryokutai' },
    ],
    expect: {
      events: ['toGrave Maryokutai', 'negate Pot of Greed'],
      players: [
        { hand: [], graveyard: ['Pot of Greed'] },
        { graveyard: ['Maryokutai'], monsters: [] },
      ],
    },
  });
});

test("it answers no Trap, and nothing in its controller's turn", () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] }, { monsters: [{ card: 'Maryokutai' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Jar of Greed' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Maryokutai' }, rule: 'answers-spell-activation' },
    ],
  });
  plays({
    players: [
      { hand: ['Pot of Greed'], monsters: [{ card: 'Maryokutai' }] },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Pot of Greed'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Maryokutai' }, rule: 'answers-spell-activation' },
    ],
  });
});

test('as what negates an activation it answers a Spell in the Damage Step too', () => {
  plays({
    players: [
      { hand: ['Rush Recklessly'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Maryokutai' }, { card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Gemini Elf' },
      { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Celtic Guardian'], when: { damageStep: 'start' } },
      { player: 1, do: 'activate', card: 'Maryokutai' },
    ],
    expect: {
      events: ['negate Rush Recklessly'],
      players: [{ lp: 7500, graveyard: ['Rush Recklessly', 'Celtic Guardian'] }, {}],
    },
  });
});
