import {
  canEnter,
  deckComerFor,
  isLegalAnswer,
  namesAttackTargets,
  type Act,
  type ActDecision,
  type Answer,
  type CardId,
  type Decision,
  type Duel,
  type DuelEvent,
  type OrderDecision,
  type PickDecision,
  type QuestionDecision,
  type Value,
} from '../../../engine/duel';
import { passcodeOf } from './card-names';
import { isMeant, likeness, pickCards, referTo, type CardReference } from './card-reference';
import type { WantedStep } from './schema';
import type { Meaning } from '../../../scenario/scenario-game';

type Loose = WantedStep;

const NONE: Meaning = { kind: 'none' };

/** The answer that a step gives to the pending decision. */
export function meaningOf(duel: Duel, decision: Decision, sought: Loose): Meaning {
  if (sought.player !== undefined && sought.player !== decision.player) return NONE;
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return actOf(duel, decision, sought);
    case 'choose':
    case 'discard':
      if (sought.do === 'answer' && decision.min === 0) return declinedOrNot(sought.value);
      return sought.do === 'choose' ? pickOf(duel, decision, sought.cards) : NONE;
    case 'order':
      return sought.do === 'order' ? pickOf(duel, decision, sought.cards) : NONE;
    case 'trigger':
      if (
        sought.do === 'activate' &&
        (sought.card === undefined || (decision.why?.card !== undefined && isMeant(duel, decision.why.card, sought.card)))
      ) {
        return { kind: 'answer', answer: { do: 'answer', value: true } };
      }
      return valueOf(decision, sought);
    case 'answer':
    case 'chooseFirst':
      return valueOf(decision, sought);
  }
}

/** Names the one position in which the player's monster that has just been Special Summoned could come. */
export function namesPosition({ state }: Duel, log: readonly DuelEvent[], sought: Loose): boolean {
  if (sought.do !== 'answer') return false;
  const { card } = log.findLast(({ verb, player }) => verb === 'specialSummon' && player === sought.player) ?? {};
  if (card === undefined) return false;
  const { zone, faceUp, position } = state.cards[card]!;
  return zone === 'monster' && (faceUp ? position : 'set') === sought.value;
}

/** What the step implies for a question before it: who picks for an optional part wishes it, an order tells its own number. */
export function impliedBy(decision: Decision, { do: verb, player, cards }: Loose): Answer | undefined {
  if (player !== decision.player || (decision.kind !== 'answer' && decision.kind !== 'trigger')) return undefined;
  const isOptional = decision.values.includes(true) && !(decision.kind === 'answer' && decision.refused !== undefined);
  const value = verb === 'order' ? cards?.length : verb === 'choose' && cards?.length !== 0 && isOptional ? true : undefined;
  return value !== undefined && decision.values.includes(value) ? { do: 'answer', value } : undefined;
}

/** The listed acts that fit the step. */
export function actsFitting(duel: Duel, decision: ActDecision, sought: Loose): Act[] {
  const acts = decision.options().filter((act) => fitsAct(duel, decision, act, sought));
  if (sought.do !== 'activate' || sought.effect === undefined) return acts;
  const numbered = acts.filter((act) => act.do === 'activate' && act.effect === sought.effect);
  if (numbered.length > 0) return numbered;
  // One of the ways of the same kind that the card has, only not now.
  if (acts.some((act) => act.do === 'activate' && isSameKind(duel, act, sought.effect!))) return [];
  // Counted among those that are legal, where the card's own numbering means something else.
  const effects = [...new Set(acts.map((act) => (act as { effect: number }).effect))].sort((a, b) => a - b);
  return acts.filter((act) => act.do === 'activate' && act.effect === effects[sought.effect!]);
}

/**
 * Whether the effect of that number is another way of starting what the act starts: of turning up the card, or of using it
 * face-up.
 */
const isSameKind = (duel: Duel, act: Extract<Act, { do: 'activate' }>, effect: number): boolean =>
  duel.defs[act.card]!.effects[effect]?.kind === duel.defs[act.card]!.effects[act.effect]!.kind;

function fitsAct(duel: Duel, decision: ActDecision, act: Act, sought: Loose): boolean {
  if (act.do === 'pass') return sought.do === 'pass' || (sought.do === 'enter' && isPassByName(duel, decision, sought.to));
  if (act.do !== sought.do) return false;
  if (act.do === 'enter')
    return sought.to === undefined || act.to === announced(decision, sought.to) || leadsTo(duel, act, sought.to);
  if (act.do === 'pendulumSummon') return sought.card === undefined;
  if (act.do === 'activate' && sought.zone !== undefined && !isZoneFree(duel, act, sought.zone)) return false;
  if ('target' in act && sought.target !== undefined && !fitsTarget(duel, act.target, sought.target)) return false;
  if (act.do === 'replay' || sought.card === undefined || isMeant(duel, act.card, sought.card)) return true;
  // What comes from the Deck by the act of a monster of the field may be named instead of that one.
  const comer = act.do === 'specialSummon' ? deckComerFor(duel, decision.player, act.card) : undefined;
  return comer !== undefined && isMeant(duel, comer, sought.card);
}

const fitsTarget = (duel: Duel, target: CardId | 'direct' | 'cancel', sought: CardReference): boolean =>
  typeof target === 'number' ? isMeant(duel, target, sought) : target === sought;

/** P3: nothing in a Pendulum Zone is replaced. In another row a taken zone is passed over for the lowest free one. */
function isZoneFree(duel: Duel, { card, effect }: Extract<Act, { do: 'activate' }>, zone: number): boolean {
  const { index, effects } = duel.defs[card]!;
  if (!index.isPendulum || effects[effect]!.kind !== 'card') return true;
  return duel.state.players[duel.state.cards[card]!.owner].pendulum?.zones[zone] === null;
}

/** Where it is said only afterwards where the end of a phase leads to: the same place, if it may then be chosen. */
const leadsTo = (duel: Duel, act: Extract<Act, { do: 'enter' }>, to: Loose['to']): boolean =>
  act.to === 'nextStep' && (to === 'battle' || to === 'end') && canEnter(duel, to);

/** In the windows that end a phase or step the turn player's `pass` may be spelled as entering what comes next. */
function isPassByName(duel: Duel, decision: ActDecision, to: Loose['to']): boolean {
  const { turnPlayer, phase, step } = duel.state;
  if (decision.player !== turnPlayer) return false;
  if (decision.window === 'step') return to === 'nextStep' || (step === 'end' && to === 'main2') || to === undefined;
  if (decision.window !== 'phase') return false;
  return (
    to === undefined ||
    (phase === 'draw' && to === 'standby') ||
    (phase === 'standby' && to === 'main1') ||
    (phase === 'end' && to === 'nextStep')
  );
}

/** Out of the Battle Step, the next step is the End Step, after which Main Phase 2 follows by itself. */
const announced = (decision: ActDecision, to: Loose['to']): Loose['to'] =>
  decision.kind === 'battle' && to === 'nextStep' ? 'main2' : to;

function actOf(duel: Duel, decision: ActDecision, sought: Loose): Meaning {
  const acts = actsFitting(duel, decision, sought);
  const first = acts[0];
  if (first === undefined) return NONE;
  const kinds = new Set(acts.map((act) => actLikeness(duel, act)));
  if (kinds.size > 1) return { kind: 'unclear', answers: acts.map((act) => sayAct(duel, act)) };
  return {
    kind: 'answer',
    answer: sought.zone !== undefined && 'card' in first ? ({ ...first, zone: sought.zone } as Act) : first,
  };
}

function actLikeness(duel: Duel, act: Act): string {
  const card = 'card' in act ? likeness(duel, act.card) : '';
  const target =
    'target' in act && typeof act.target === 'number' ? targetLikeness(duel, act, act.target) : 'target' in act ? act.target : '';
  return JSON.stringify([act.do, card, target, 'effect' in act ? act.effect : '', 'to' in act ? act.to : '']);
}

/** Which monster an attack names makes no difference where the attacked player names it. */
const targetLikeness = (duel: Duel, act: Act, target: CardId): string =>
  act.do === 'attack' && namesAttackTargets(duel) !== undefined ? '' : likeness(duel, target);

const sayAct = (duel: Duel, act: Act): string =>
  [
    act.do,
    'card' in act ? referTo(duel, act.card) : undefined,
    'effect' in act ? `effect ${act.effect}` : undefined,
    'target' in act ? `target ${typeof act.target === 'number' ? referTo(duel, act.target) : act.target}` : undefined,
    'to' in act ? `to ${act.to}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

function pickOf(duel: Duel, decision: PickDecision | OrderDecision, references: readonly CardReference[] | undefined): Meaning {
  const verb = decision.kind === 'order' ? 'order' : 'choose';
  if (references === undefined) return { kind: 'answer', answer: { do: verb, cards: decision.from } };
  const picked = pickCards(duel, references, decision.from);
  if (picked.kind === 'none') return NONE;
  if (picked.kind === 'unclear') return { kind: 'unclear', answers: picked.candidates.map((id) => referTo(duel, id)) };
  const answer: Answer = { do: verb, cards: picked.cards };
  return isLegalAnswer(decision, answer) ? { kind: 'answer', answer } : NONE;
}

/** A pick that may be declined is an optional part: `answer` true or false, then its `choose`. */
const declinedOrNot = (value: Value | undefined): Meaning =>
  value === false ? { kind: 'answer', answer: { do: 'choose', cards: [] } } : value === true ? { kind: 'wanted' } : NONE;

function valueOf(decision: QuestionDecision, sought: Loose): Meaning {
  if (sought.do !== 'answer') return NONE;
  const { value } = sought;
  const found =
    value === undefined
      ? decision.values[0]
      : (decision.values.find((one) => isSameValue(one, value)) ?? ofTwoWords(decision, value));
  return found === undefined ? NONE : { kind: 'answer', answer: { do: 'answer', value: found } };
}

/** Of two words one may be given by its number: 0 or 1, in the order in which they are listed. */
const ofTwoWords = ({ values }: QuestionDecision, value: Value): Value | undefined =>
  typeof value === 'number' && values.length === 2 && values.every((one) => typeof one === 'string') ? values[value] : undefined;

/** Words compare without case; a declared card may be given by name or passcode. */
function isSameValue(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (typeof one === 'string' && typeof other === 'string') return one.toLowerCase() === other.toLowerCase();
  return typeof one === 'number' && typeof other === 'string' && passcodeOf(other) === one;
}
