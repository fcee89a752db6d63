import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('with Makyura the Destructor sent to the Graveyard, Traps are activated from the hand until the turn ends', () => {
  plays({
    players: [
      { hand: ['Raigeki', 'Jar of Greed', 'Jar of Greed'] },
      { hand: ['Jar of Greed', 'Jar of Greed'], monsters: [{ card: 'Makyura the Destructor' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Jar of Greed' }, rule: 'trap-must-be-set' },
      { player: 0, do: 'activate', card: 'Raigeki' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Jar of Greed' }, rule: 'trap-must-be-set' },
      { player: 0, do: 'endTurn' },
      {
        do: 'illegal',
        when: { turn: 4, phase: 'main1' },
        step: { player: 1, do: 'activate', card: 'Jar of Greed' },
        rule: 'trap-must-be-set',
      },
    ],
    expect: { turn: 4, players: [{}, { graveyard: ['Makyura the Destructor', 'Jar of Greed'] }] },
  });
});

test('discarded as a cost, it works for the rest of that turn, on the opponent’s chain too', () => {
  plays({
    players: [
      {
        hand: ['Makyura the Destructor', 'Magic Jammer', 'Sangan', 'Mystical Space Typhoon'],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
      },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }], monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Makyura the Destructor', 'Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Raigeki Break'] },
      { player: 0, do: 'activate', card: 'Magic Jammer', choose: ['Sangan'] },
    ],
    expect: {
      events: ['negate Mystical Space Typhoon'],
      players: [
        { graveyard: ['Makyura the Destructor', 'Raigeki Break', 'Magic Jammer', 'Sangan'] },
        { monsters: [], graveyard: ['Mystical Space Typhoon', 'Vorse Raider'] },
      ],
    },
  });
});
