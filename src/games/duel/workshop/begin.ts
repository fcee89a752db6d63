import type { DuelGame, DuelRun } from '../../../engine/duel';
import { played, readScenario, setUp, type ScenarioInput } from '../scenario/taught';
import type { Problem } from '../../../scenario';

/** A position as a running duel, or why there is none. */
export type Begun =
  | { readonly kind: 'begun'; readonly run: DuelRun }
  | { readonly kind: 'bad'; readonly problems: readonly Problem[] }
  | { readonly kind: 'steps'; readonly failures: readonly string[] };

export const isBegun = (begun: Begun): begun is Extract<Begun, { kind: 'begun' }> => begun.kind === 'begun';

/**
 * Sets a position up and plays its steps. What cannot be taken up again is no position either: it is said before anybody has
 * played from it.
 */
export function begin(scenario: ScenarioInput, game: DuelGame): Begun {
  const read = readScenario(scenario);
  if (!read.ok) return { kind: 'bad', problems: read.problems };
  const laid = setUp(read.scenario, game);
  if (laid.kind === 'bad') return laid;
  if (laid.kind === 'notImplemented')
    return {
      kind: 'bad',
      problems: laid.names.map((got) => ({ path: '$.players', expected: 'expected cards that can be played', got })),
    };
  try {
    const steps = played(game, read.scenario);
    if (!steps.ok) return { kind: 'steps', failures: steps.failures };
    const taken = game.load(steps.recording);
    if (taken.ok && taken.lost === undefined) return { kind: 'begun', run: taken.run };
    const { where, expected, got } = taken.ok ? taken.lost! : taken.error;
    return { kind: 'bad', problems: [{ path: where, expected: `expected ${expected}`, got: String(got) }] };
  } catch (error) {
    return { kind: 'bad', problems: [{ path: '$', expected: 'expected a position that can be played', got: said(error) }] };
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
