import { describe, test } from 'vitest';
import { failsWith, plays } from './testing';

const GUARDIAN = 'Celtic Guardian';

describe('card references', () => {
  test('a bare name means the one candidate; several that differ are listed', () => {
    const monsters = [{ card: GUARDIAN, position: 'defense' as const }, { card: GUARDIAN }];
    failsWith(
      { players: [{ monsters }, {}], steps: [{ player: 0, do: 'changePosition', card: GUARDIAN }] },
      /several answers fit: changePosition Celtic Guardian@0:monster:0; changePosition Celtic Guardian@0:monster:1\. Name the place.*Pending: idle of player 0/,
    );
    plays({
      players: [{ monsters }, {}],
      steps: [{ player: 0, do: 'changePosition', card: `${GUARDIAN}@0:monster:0` }],
      expect: {
        players: [
          {
            monsters: [
              { card: GUARDIAN, position: 'attack', zone: 0 },
              { card: GUARDIAN, position: 'attack', zone: 1 },
            ],
          },
          {},
        ],
      },
    });
  });

  test('equal cards do not matter; places and passcodes are understood', () => {
    plays({
      players: [
        { hand: [GUARDIAN, GUARDIAN, 5318639], spellsTraps: [{ card: 'Umi', face: 'set' }] },
        { spellsTraps: [{ card: 'Waboku' }, { card: 'Waboku' }] },
      ],
      steps: [
        { player: 0, do: 'activate', card: '5318639@hand', choose: ['Waboku'] },
        { player: 0, do: 'normalSummon', card: GUARDIAN },
      ],
      expect: { players: [{ hand: [GUARDIAN] }, { graveyard: ['Waboku'] }] },
    });
  });

  test('what a monster has done makes a difference', () => {
    const monsters = [{ card: GUARDIAN, attackedThisTurn: true }, { card: GUARDIAN }];
    plays({
      phase: 'main2',
      players: [{ monsters }, {}],
      steps: [{ player: 0, do: 'changePosition', card: GUARDIAN }],
      expect: {
        players: [
          {
            monsters: [
              { position: 'attack', zone: 0 },
              { position: 'defense', zone: 1 },
            ],
          },
          {},
        ],
      },
    });
    plays({
      phase: 'battle',
      players: [{ monsters }, {}],
      steps: [
        { do: 'expect', now: true, step: 'start', prompt: { player: 0, kind: 'respond' } },
        { do: 'illegal', step: { player: 0, do: 'attack', card: `${GUARDIAN}@0:monster:0` } },
        { player: 0, do: 'attack', card: GUARDIAN },
      ],
    });
  });
});
