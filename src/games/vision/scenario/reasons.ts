import { against, type Act, type CardId, type Reasons, type VisionRun } from '../../../engine/vision';
import { isMeant } from './card-reference';
import type { WantedStep } from './schema';

/** Why a step is not offered. */
export function reasonsAgainst(run: VisionRun, step: WantedStep): Reasons {
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
