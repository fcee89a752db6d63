import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('The Warrior Returning Alive returns a Warrior of the own Graveyard to the hand', () => {
  plays({
    players: [
      { hand: ['The Warrior Returning Alive'], graveyard: ['Vorse Raider', 'D.D. Warrior Lady', 'Celtic Guardian'] },
      { graveyard: ['Goblin Attack Force', 'Exiled Force'] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'The Warrior Returning Alive', choose: ['Vorse Raider'] } },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'The Warrior Returning Alive', choose: ['Exiled Force'] } },
      { player: 0, do: 'activate', card: 'The Warrior Returning Alive', choose: ['D.D. Warrior Lady'] },
    ],
    expect: {
      players: [
        { hand: ['D.D. Warrior Lady'], graveyard: ['Vorse Raider', 'Celtic Guardian', 'The Warrior Returning Alive'] },
        {},
      ],
    },
  });
});

test('a Warrior that has left the Graveyard meanwhile does not come back', () => {
  plays({
    players: [
      {
        hand: ['The Warrior Returning Alive'],
        graveyard: ['Celtic Guardian'],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'The Warrior Returning Alive', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Celtic Guardian'] },
    ],
    expect: { players: [{ hand: [], monsters: [{ card: 'Celtic Guardian' }] }, {}] },
  });
});

test('without a Warrior in the Graveyard it cannot be activated', () => {
  plays({
    players: [{ hand: ['The Warrior Returning Alive'], graveyard: ['Vorse Raider'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'The Warrior Returning Alive' }, rule: 'no-target' }],
  });
});
