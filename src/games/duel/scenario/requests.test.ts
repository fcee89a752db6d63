import { describe, test } from 'vitest';
import { failsWith, plays, type TestScenario } from './testing';

const FISH = '7 Colored Fish';

describe('smooth priority', () => {
  const scenario = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
    priority: 'smooth',
    players: [{ hand: [FISH, 'Waboku'], spellsTraps: [{ card: 'Jar of Greed' }] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
    steps: [{ player: 0, do: 'normalSummon', card: FISH }, { player: 0, do: 'setSpellTrap', card: 'Waboku' }, ...steps],
  });

  test('an objection takes play back; passing after all brings the old line back, once', () => {
    plays(
      scenario(
        { player: 1, do: 'object', to: FISH },
        {
          do: 'expect',
          prompt: { player: 1, kind: 'respond', window: 'summonSuccess' },
          players: [{ spellsTraps: [{ card: 'Jar of Greed' }] }, {}],
        },
        { player: 1, do: 'pass' },
        {
          do: 'expect',
          prompt: { player: 0, kind: 'idle' },
          players: [{ spellsTraps: [{ card: 'Jar of Greed' }, { card: 'Waboku' }] }, {}],
        },
        { do: 'illegal', step: { player: 1, do: 'object', to: 'summon' } },
        { do: 'legal', step: { player: 1, do: 'object', to: 'set' } },
      ),
    );
    failsWith(
      scenario({ player: 1, do: 'object', to: 'attack' }),
      /^step 3 \(object attack\): no such window has passed tacitly\. There are: summonNegation \(7 Colored Fish\), summonSuccess \(7 Colored Fish\), set \(Waboku\)/,
    );
  });

  test('an activation as the next act was made with priority kept', () => {
    plays(
      scenario(
        { player: 0, do: 'activate', card: 'Jar of Greed' },
        { do: 'expect', now: true, chain: [{ card: 'Jar of Greed' }], prompt: { player: 1, kind: 'respond' } },
        // The window after the Set was cut short by the chain: the opponent never passed it.
        { do: 'illegal', step: { player: 1, do: 'object', to: 'set' } },
        { do: 'legal', step: { player: 1, do: 'object', to: 'summon' } },
      ),
    );
  });
});

test('whoever has answered by hand since the window asks for consent; an objection that was withdrawn is no such answer', () => {
  const scenario = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
    priority: 'smooth',
    players: [
      { hand: [FISH, 'Dian Keto the Cure Master'] },
      { spellsTraps: [{ card: 'Trap Hole' }, { card: 'Solemn Judgment' }] },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: FISH }, ...steps],
  });
  const cure = { player: 0, do: 'activate', card: 'Dian Keto the Cure Master' } as const;
  const object = { player: 1, do: 'object', to: 'summon' } as const;
  plays(
    scenario(
      cure,
      { player: 1, do: 'pass' },
      { do: 'illegal', step: object },
      object,
      { player: 0, do: 'answer', value: true },
      { do: 'expect', prompt: { player: 1 }, players: [{ lp: 8000 }, {}] },
    ),
  );
  plays(
    scenario(
      cure,
      { player: 1, do: 'pass' },
      object,
      { player: 0, do: 'answer', value: false },
      { do: 'expect', players: [{ lp: 9000 }, {}] },
    ),
  );
  plays(scenario(cure, { player: 1, do: 'pass' }, object, { do: 'expect', prompt: { player: 1 }, players: [{ lp: 8000 }, {}] }));
  plays(scenario(object, { player: 1, do: 'pass' }, { do: 'legal', step: { player: 1, do: 'object', to: 'summonNegation' } }));
});

describe('requests', () => {
  test('a surrender needs consent', () => {
    plays({
      steps: [
        { do: 'illegal', step: { player: 0, do: 'surrender' } },
        { player: 0, do: 'surrender' },
        { player: 1, do: 'refuseSurrender' },
        { do: 'expect', result: null, prompt: { player: 0, kind: 'idle' } },
        { player: 1, do: 'surrender' },
        { player: 0, do: 'acceptSurrender' },
      ],
      expect: { result: { winner: 0, reason: 'surrender' }, prompt: null, legal: [] },
    });
    failsWith({ steps: [{ player: 0, do: 'acceptSurrender' }] }, /the opponent has not asked to surrender/);
  });
});
