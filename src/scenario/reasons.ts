import type { Kinds, ScenarioGame } from './scenario-game';

/** A reason as the table shows it. */
export interface ShownReason<Rule> {
  readonly rule: Rule;
  readonly passcode?: number | undefined;
  readonly amount?: number | undefined;
}

/** The rules that say why a step is not offered, each once. */
export const reasonKeys = <K extends Kinds>(game: ScenarioGame<K>, run: K['run'], step: K['wanted']): readonly K['rule'][] => [
  ...new Set(game.reasonsAgainst(run, step).map((reason) => reason.rule)),
];

/** The reasons against a step as the table shows them: those of the rule that is asked about, or all if it is none of them. */
export function explain<K extends Kinds>(
  game: ScenarioGame<K>,
  run: K['run'],
  step: K['wanted'],
  rule: string | undefined,
): readonly ShownReason<K['rule']>[] {
  const { cards } = run.play.state;
  const all = game.reasonsAgainst(run, step).map(({ rule: key, card, amount }) => ({
    rule: key,
    ...(card !== undefined && { passcode: cards[card]!.passcode }),
    ...(amount !== undefined && { amount }),
  }));
  const meant = rule === undefined ? [] : all.filter((reason) => game.ruleMatches(reason.rule, rule));
  return (meant.length > 0 ? meant : all).filter(
    (reason, at, list) => list.findIndex((other) => other.rule === reason.rule) === at,
  );
}
