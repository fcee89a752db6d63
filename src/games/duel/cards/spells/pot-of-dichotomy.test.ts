import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('puts three monsters of three types back for two cards, as the first act, and gives up the Battle Phase', () => {
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Pot of Dichotomy'],
        graveyard: ['Vorse Raider', 'Celtic Guardian', 'Warrior Dai Grepher', 'Mandragon'],
        deck: ['Umi', 'Umi'],
      },
      {},
    ],
    steps: [
      {
        do: 'illegal',
        step: {
          player: 0,
          do: 'activate',
          card: 'Pot of Dichotomy',
          choose: ['Celtic Guardian', 'Warrior Dai Grepher', 'Mandragon'],
        },
      },
      { player: 0, do: 'activate', card: 'Pot of Dichotomy', choose: ['Vorse Raider', 'Celtic Guardian', 'Mandragon'] },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' }, rule: 'battle-phase-forbidden' },
    ],
    expect: { players: [{ handCount: 2, deckCount: 3, graveyard: ['Warrior Dai Grepher', 'Pot of Dichotomy'] }, {}] },
  });
});

test('needs three types, and to be the first act', () => {
  plays({
    profile: 'modern',
    players: [{ hand: ['Pot of Dichotomy'], graveyard: ['Celtic Guardian', 'Warrior Dai Grepher', 'Mandragon'] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Pot of Dichotomy' }, rule: 'first-act-of-main-phase' }],
  });
  plays({
    profile: 'modern',
    players: [{ hand: ['Pot of Dichotomy', 'Waboku'], graveyard: ['Vorse Raider', 'Celtic Guardian', 'Mandragon'] }, {}],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Waboku' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Pot of Dichotomy' }, rule: 'R426' },
    ],
  });
});

test('draws though one of the three has left the Graveyard, but not when all have', () => {
  const call = { card: 'Call of the Haunted', face: 'set' } as const;
  plays({
    profile: 'modern',
    players: [
      { hand: ['Pot of Dichotomy'], graveyard: ['Sangan', 'Celtic Guardian', 'Penguin Soldier'], spellsTraps: [call] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Dichotomy', choose: ['Sangan', 'Celtic Guardian', 'Penguin Soldier'] },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Sangan'] },
    ],
    expect: { players: [{ handCount: 2, deckCount: 20, graveyard: ['Pot of Dichotomy'] }, {}] },
  });
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Pot of Dichotomy'],
        graveyard: ['Sangan', 'Celtic Guardian', 'Penguin Soldier'],
        spellsTraps: [call, call, call],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Dichotomy', choose: ['Sangan', 'Celtic Guardian', 'Penguin Soldier'] },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Sangan'] },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Penguin Soldier'] },
    ],
    expect: { players: [{ handCount: 0, deckCount: 20, graveyard: ['Pot of Dichotomy'] }, {}] },
  });
});
