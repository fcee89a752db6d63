import { placeOf, type Act, type CardId, type Vision, type VisionRun } from '../../../engine/vision';
import type { Mind } from '../../../thinking';
import { likelihoodOf } from './acts';
import { aheadOf } from './ahead';
import { sayingOf, wishFor } from './picks';
import { isKnownTo, toldAct } from './telling';
import { valueOf } from './value';

export { visionProving } from './proving';

/** Cards of one name are as good as each other in a hand or a pile; what lies on the table lies by itself. */
function tokenOf(vision: Vision, card: CardId): string {
  const { zone, controller, passcode } = vision.card(card);
  switch (zone) {
    case 'field':
    case 'set':
    case 'node':
    case 'play':
      return placeOf(vision, card);
    default:
      return `${controller}:${zone} ${passcode}`;
  }
}

function named(act: Act, name: (card: number) => string): string {
  const card = 'card' in act ? ` ${name(act.card)}` : '';
  const mode = act.do === 'playCard' ? ` ${act.mode ?? 0}${act.defend === true ? ' defends' : ''}` : '';
  return `${act.do}${card}${mode}${act.do === 'activate' ? ` ${act.effect}` : ''}`;
}

/** How VISION is thought about. */
export const visionMind: Mind<VisionRun> = {
  place: ({ vision }, card) => placeOf(vision, card as CardId),
  token: ({ vision }, card) => tokenOf(vision, card as CardId),
  named: (_run, act, name) => named(act as Act, name),
  likelihood: ({ vision, decision }, act) =>
    likelihoodOf(vision, decision!.player, decision!.kind === 'priority' && decision!.isOpen, act as Act),
  wish: ({ vision, decision }, card) =>
    wishFor(
      vision,
      decision!.player,
      decision !== undefined && 'why' in decision ? decision.why.prompt : undefined,
      card as CardId,
    ),
  saying: ({ vision, decision }, value) => sayingOf(vision, decision!, value),
  value: ({ vision }, seat) => valueOf(vision, seat),
  ahead: ({ vision }, seat) => aheadOf(vision, seat),
  knows: ({ vision }, seat, card) => isKnownTo(vision, seat, card as CardId),
  told: ({ vision, decision }, act, isKnown) => toldAct(vision, decision!.player, act as Act, isKnown),
};
