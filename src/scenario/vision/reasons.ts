import { against, ruleMatches, type Act, type CardId, type Reasons, type ReasonView, type VisionRun } from '../../engine/vision';
import { isMeant } from './card-reference';
import type { WantedStep } from './schema';

/** Whether a rule, by key or by a number that it cites, is among the reasons why a step is not offered. */
export function ruleIsGiven(
  run: VisionRun,
  step: WantedStep,
  rule: string,
): { readonly ok: boolean; readonly reasons: readonly string[] } {
  const reasons = [...new Set(reasonsAgainst(run, step).map((reason) => reason.rule))];
  return { ok: reasons.some((reason) => ruleMatches(reason, rule)), reasons };
}

/** The reasons against a step as the table shows them: those of the rule that is asked about, or all if it is none of them. */
export function explain(run: VisionRun, step: WantedStep, rule: string | undefined): readonly ReasonView[] {
  const { cards } = run.vision.state;
  const all = reasonsAgainst(run, step).map(({ rule: key, card, amount }): ReasonView => ({
    rule: key,
    ...(card !== undefined && { passcode: cards[card]!.passcode }),
    ...(amount !== undefined && { amount }),
  }));
  const meant = rule === undefined ? [] : all.filter((reason) => ruleMatches(reason.rule, rule));
  return (meant.length > 0 ? meant : all).filter(
    (reason, at, list) => list.findIndex((other) => other.rule === reason.rule) === at,
  );
}

function reasonsAgainst(run: VisionRun, step: WantedStep): Reasons {
  const { state } = run.vision;
  const player = step.player ?? run.decision?.player ?? state.turnPlayer;
  const ofActs = actsMeant(run, step).flatMap((act) => run.whyNot(player, act));
  const ofChoice: Reasons = [];
  // The act itself is allowed: it is the choice that is not.
  if (step.choose !== undefined && ofActs.length === 0) against(ofChoice, 'cannot-be-chosen');
  return [...ofActs, ...ofChoice];
}

/** The acts, legal or not, that a step can mean; without a place, with the cards of the player if there are any. */
function actsMeant(run: VisionRun, { player, do: verb, card: reference, mode, effect, defend }: WantedStep): readonly Act[] {
  const { vision } = run;
  if (reference === undefined) return verb === 'pass' ? [{ do: 'pass' }] : [];
  const all = vision.state.cards.filter(({ id }) => isMeant(vision, id, reference));
  const own = all.filter(({ controller }) => controller === (player ?? run.decision?.player));
  const cards: readonly CardId[] = (own.length > 0 ? own : all).map(({ id }) => id);
  switch (verb) {
    case 'node':
    case 'attack':
    case 'defend':
      return cards.map((card) => ({ do: verb, card }));
    case 'playCard':
      return cards.map((card) => ({
        do: verb,
        card,
        ...(mode !== undefined && { mode }),
        ...(defend === true && { defend }),
      }));
    case 'activate':
      return cards.flatMap((card) =>
        (effect === undefined ? vision.def(card).activated.map((_, at) => at) : [effect]).map((at) => ({
          do: verb,
          card,
          effect: at,
        })),
      );
    default:
      return [];
  }
}
