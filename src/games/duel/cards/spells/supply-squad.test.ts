import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('draws a card once per turn when own monsters were destroyed by battle or an effect', () => {
  plays({
    profile: 'modern',
    players: [
      {
        hand: ['Dark Hole'],
        spellsTraps: [{ card: 'Supply Squad', face: 'up' }],
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Sangan', position: 'set' }],
      },
      { hand: ['Raigeki'], monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dark Hole' },
      { player: 0, do: 'order', cards: ['Supply Squad', 'Sangan'] },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{ handCount: 2 }, {}] },
  });
});

test('does not draw twice in a turn, nor for a tribute', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Summoned Skull'], spellsTraps: [{ card: 'Supply Squad', face: 'up' }], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }, { card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Summoned Skull' },
      { do: 'expect', players: [{ handCount: 0 }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Summoned Skull' },
    ],
    expect: { players: [{ handCount: 1 }, {}] },
  });
});

const supplied = { card: 'Supply Squad', face: 'up' } as const;

test('a monster that its own continuous effect destroys is destroyed by an effect', () => {
  plays({
    profile: 'modern',
    players: [{ spellsTraps: [supplied], monsters: [{ card: 'Berserk Gorilla' }] }, {}],
    steps: [{ player: 0, do: 'changePosition', card: 'Berserk Gorilla' }],
    expect: { players: [{ handCount: 1, graveyard: ['Berserk Gorilla'] }, {}] },
  });
});

test('a monster that goes with the card that brought it is destroyed by an effect of that card', () => {
  for (const card of ['Call of the Haunted', 'Premature Burial'])
    plays({
      profile: 'modern',
      turn: 4,
      turnPlayer: 1,
      players: [
        {
          spellsTraps: [
            supplied,
            card === 'Premature Burial'
              ? { card, face: 'up', equippedTo: 'Celtic Guardian@0:monster:0' }
              : { card, face: 'up', linkedTo: 'Celtic Guardian@0:monster:0' },
          ],
          monsters: [{ card: 'Celtic Guardian' }],
        },
        { hand: ['Mystical Space Typhoon'] },
      ],
      steps: [{ player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: [card] }],
      expect: { players: [{ handCount: 1, graveyard: ['Celtic Guardian', card] }, {}] },
    });
});
