import { describe, test } from 'vitest';
import { failsWith, plays, type TestScenario } from './testing';

const FISH = '7 Colored Fish';

describe('looking', () => {
  test('`illegal` with a rule holds when the rule is a reason', () => {
    const players: TestScenario['players'] = [{ hand: [FISH], normalSummonUsed: true }, {}];
    plays({
      players,
      steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: FISH }, rule: 'normal-summon-once' }],
    });
    failsWith(
      { players, steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: FISH }, rule: 'attack-once' }] },
      /not offered, but attack-once is no reason for it\. Reasons: normal-summon-once/,
    );
  });

  test('a look that fails does not stop the script', () => {
    failsWith(
      {
        steps: [
          { do: 'legal', step: { player: 1, do: 'pass' } },
          { do: 'illegal', step: { player: 0, do: 'enter', to: 'end' } },
          { do: 'expect', turn: 9 },
        ],
        expect: { players: [{ lp: 1 }, {}] },
      },
      /^step 1 \(legal\): not offered\. Pending: idle of player 0/,
      /^step 2 \(illegal\): it is offered\./,
      /^step 3 \(expect\): turn: expected 9, got 3$/,
      /^expect: players\[0\]\.lp: expected 1, got 8000$/,
    );
  });

  test('`illegal` passes the other player’s windows and empty own ones; `now` passes none', () => {
    plays({
      players: [{ hand: [FISH] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
      steps: [
        { player: 0, do: 'normalSummon', card: FISH },
        { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Trap Hole' } },
        { do: 'legal', step: { player: 1, do: 'activate', card: 'Trap Hole' } },
        { do: 'illegal', step: { player: 0, do: 'normalSummon' } },
        { do: 'expect', prompt: { player: 0, kind: 'idle' } },
      ],
    });
  });
});
