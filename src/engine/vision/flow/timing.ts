import type { Waiting } from '../../kernel/flow-state';
import type { TriggerRules } from '../../kernel/rules';
import { isOnField } from '../model/field';
import type { Doing, OrderDecision } from '../model/decision';
import { Effect } from '../model/scope';
import type { Due } from '../model/state';
import type { CardId } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { DELAYED, UPKEEP, VIGILANCE } from './due';
import { turn } from './moving';
import { keepOrDiscard } from './upkeep';

/** Its card is still what it was when the list was made; what a card does when it dies needs it no more. */
function isStillDue(vision: Vision, { card, stay, effect, timing }: Due): boolean {
  return effect === DELAYED || timing === 'mortal' || timing === 'discarded' || isOnField(vision, card, stay);
}

function* resolveDue(vision: Vision, one: Due): Doing {
  if (!isStillDue(vision, one)) return;
  const { card, player, stay, effect } = one;
  vision.newBatch();
  if (effect === VIGILANCE) return turn(vision, card, false, true);
  if (effect === UPKEEP) return yield* keepOrDiscard(vision, player, card);
  vision.tell('trigger', player, { card });
  const e = new Effect(vision, player, card, stay);
  const { autos, code } = vision.def(card);
  yield* effect === DELAYED ? code.delayed!(e) : autos[effect]!.resolve(e);
}

/** The turn player's effects first, then what wakes the vigilant, then the other's; each player orders the own (7.1.6, S15). */
export const TRIGGERS: TriggerRules<Vision> = {
  policy: 'atOnce',
  groups: 3,
  group: ({ state }, one) => ((one as Due).effect === VIGILANCE ? 1 : one.player === state.turnPlayer ? 0 : 2),
  stillDue: (vision, one) => isStillDue(vision, one as Due),
  order(vision, several) {
    const { card, player, effect } = several[0] as Due;
    const { passcode } = vision.card(card);
    const alike = several.every((one) => vision.card((one as Due).card).passcode === passcode);
    if (effect === VIGILANCE || alike) return undefined;
    const from = several.map((one) => one.card as CardId);
    return { form: 'order', kind: 'order', player, from, hidden: false, why: { prompt: 'order' } } satisfies OrderDecision;
  },
  run: (vision, one: Waiting) => resolveDue(vision, one as Due),
};
