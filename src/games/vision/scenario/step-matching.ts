import {
  aimOfPlay,
  aimsOf,
  nodesOf,
  type Act,
  type CardId,
  type Decision,
  type Player,
  type Vision,
} from '../../../engine/vision';
import { isMeant, likeness, nameOf, pickCards, type CardReference } from './card-reference';
import type { WantedStep } from './schema';
import type { Meaning } from '../../../scenario/scenario-game';

const NONE: Meaning = { kind: 'none' };
const value = (wanted: boolean | undefined): Meaning => ({ kind: 'answer', answer: { do: 'answer', value: wanted ?? true } });

/** The answer that a step gives to the pending decision. */
export function meaningOf(vision: Vision, decision: Decision, sought: WantedStep): Meaning {
  if (sought.player !== undefined && sought.player !== decision.player) return NONE;
  if (decision.kind === 'priority') return actOf(vision, decision, sought);
  if (sought.do !== decision.kind) return NONE;
  switch (decision.kind) {
    case 'choose':
      return decision.form === 'pick' ? pickOf(vision, decision.from, decision.min, sought) : playerOf(sought);
    case 'order':
      return pickOf(vision, decision.from, decision.from.length, sought);
    case 'answer':
    case 'graze':
    case 'mulligan':
      return value(sought.value);
    default:
      return NONE;
  }
}

/** The listed acts that fit the step. */
export const actsFitting = (vision: Vision, decision: Extract<Decision, { kind: 'priority' }>, sought: WantedStep): Act[] =>
  decision.options().filter((act) => fits(vision, decision.player, act, sought));

function fits(vision: Vision, player: Player, act: Act, sought: WantedStep): boolean {
  if (act.do !== sought.do) return false;
  if (act.do === 'pass') return true;
  if (sought.card !== undefined && !isMeant(vision, act.card, sought.card)) return false;
  if (act.do === 'activate') {
    if (sought.effect !== undefined && act.effect !== sought.effect) return false;
    const { target, nodes } = vision.def(act.card).activated[act.effect]!;
    return canPayAs(vision, player, sought, nodes) && canAim(vision, player, act.card, target, sought.choose?.[0]);
  }
  if (act.do !== 'playCard') return true;
  if (sought.mode !== undefined && (act.mode ?? 0) !== sought.mode) return false;
  // Without the key the ambusher is not played to defend; a look without it means either.
  if (sought.defend !== undefined ? (act.defend === true) !== sought.defend : act.defend === true) return false;
  const target = aimOfPlay(vision, act.card, act.mode ?? 0);
  return canPayAs(vision, player, sought, undefined) && canAim(vision, player, act.card, target, sought.choose?.[0]);
}

/** Whether the nodes that the step names are there. */
function canPayAs(vision: Vision, player: Player, { pay }: WantedStep, cost: number | undefined): boolean {
  if (pay === undefined) return true;
  const { active, sleep } = nodesOf(vision, player);
  if ((pay.active ?? 0) > active || (pay.sleep ?? 0) > sleep) return false;
  return cost === undefined || (pay.active ?? 0) + (pay.sleep ?? 0) === cost;
}

type AimOf = NonNullable<ReturnType<Vision['def']>['played'][number]['target']>;

function canAim(vision: Vision, player: Player, card: CardId, aim: AimOf | undefined, first: CardReference | undefined): boolean {
  // What a card chooses as it resolves is not known yet.
  if (first === undefined || aim === undefined) return true;
  if (aim.kind === 'player') return typeof first === 'string' && first.startsWith('player:');
  if (typeof first === 'string' && first.startsWith('player:')) return false;
  return aimsOf(vision, player, card, aim).some((one) => isMeant(vision, one, first));
}

function actOf(vision: Vision, decision: Extract<Decision, { kind: 'priority' }>, sought: WantedStep): Meaning {
  const acts = actsFitting(vision, decision, sought);
  const first = acts[0];
  if (first === undefined) return NONE;
  const kinds = new Set(
    acts.map((act) => JSON.stringify({ ...act, ...('card' in act && { card: likeness(vision, act.card) }) })),
  );
  if (kinds.size > 1) return { kind: 'unclear', answers: acts.map((act) => sayAct(vision, act)) };
  return { kind: 'answer', answer: first };
}

const sayAct = (vision: Vision, act: Act): string =>
  Object.entries(act)
    .map(([key, one]) => (key === 'card' ? nameOf(vision, one as CardId) : key === 'do' ? String(one) : `${key} ${String(one)}`))
    .join(' ');

function pickOf(vision: Vision, from: readonly CardId[], many: number, { do: verb, cards }: WantedStep): Meaning {
  const to = verb === 'order' ? 'order' : 'choose';
  if (cards === undefined) return { kind: 'answer', answer: { do: to, cards: from.slice(0, many) } };
  if (cards.length !== many) return NONE;
  const picked = pickCards(vision, cards, from);
  if (picked.kind === 'none') return NONE;
  if (picked.kind === 'unclear') return { kind: 'unclear', answers: picked.candidates.map((card) => nameOf(vision, card)) };
  return { kind: 'answer', answer: { do: to, cards: picked.cards } };
}

function playerOf({ cards }: WantedStep): Meaning {
  const named = cards?.[0];
  if (named === undefined) return { kind: 'answer', answer: { do: 'answer', value: 0 } };
  return named === 'player:0' || named === 'player:1'
    ? { kind: 'answer', answer: { do: 'answer', value: Number(named.slice(-1)) } }
    : NONE;
}
