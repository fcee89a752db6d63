import { isResolving } from '../../kernel/stack';
import type { Extent } from '../../kernel/two-seat-run';
import { eventsTold, type ToldTo } from '../../table/told';
import { openPile } from '../../table/open-pile';
import type { ShownPile } from '../../table/view';
import type { Decision, Prompt } from '../model/decision';
import type { VisionEvent } from '../model/event';
import type { Entry } from '../model/state';
import type { CardId, Phase, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { mayAnswerAttack } from '../rules/acts';
import { handLimitOf } from '../rules/hand-limit';
import { costOf } from '../rules/nodes';
import { powerOf } from '../rules/power';
import { lastingViews } from './lasting';
import { deedViews } from './so-far';
import { ruleOfEvent } from './event-rules';
import { inPlay, placeOf } from './places';
import type {
  DecisionView,
  Defence,
  EntryView,
  EventView,
  OptionView,
  IfBothPass,
  Place,
  SeatView,
  ViewCard,
  Viewer,
  VisionView,
} from './view';

/**
 * Whether a viewer may know which card this is. The cards of a deck and of a Node Area are known to nobody: whoever has set a
 * node has seen it go there, and it lies face-down among others.
 */
export function mayKnow(vision: Vision, viewer: Viewer, id: CardId): boolean {
  const { zone, owner } = vision.card(id);
  return zone === 'hand' ? viewer === owner : zone !== 'deck' && zone !== 'node';
}

/** What of the log is its player's secret: what was drawn, and what was set as a node. */
const isSecret = ({ verb, player }: VisionEvent, viewer: Viewer): boolean =>
  (verb === 'draw' || verb === 'node') && viewer !== player;

const NOTHING: readonly never[] = [];

/** The numbers of the entries for which `is` holds; of most cards none does. */
function numbersOf(stack: readonly Entry[], id: CardId, is: (entry: Entry, id: CardId) => boolean): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < stack.length; i++) if (!stack[i]!.resolved && is(stack[i]!, id)) (found ??= []).push(i + 1);
  return found ?? NOTHING;
}
const isItsSource = ({ card }: Entry, id: CardId): boolean => card === id;
const targetsIt = ({ targets }: Entry, id: CardId): boolean => targets.some((one) => one.kind === 'card' && one.card === id);

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

function cardView(vision: Vision, viewer: Viewer, id: CardId, stack: readonly Entry[] = vision.state.stack): ViewCard {
  const card = vision.card(id);
  const known = mayKnow(vision, viewer, id);
  const shown: Writable<ViewCard> = {
    place: placeOf(vision, id),
    owner: card.owner,
    controller: card.controller,
    faceUp: known && card.zone !== 'hand',
    links: numbersOf(stack, id, isItsSource),
    targetedBy: numbersOf(stack, id, targetsIt),
    asleep: card.asleep,
    known,
  };
  if (!known) return shown;
  shown.key = `c${id}`;
  shown.passcode = card.passcode;
  if (card.zone === 'hand') shown.cost = costOf(vision, card.owner, id);
  if (card.zone !== 'field') return shown;
  shown.isCharacter = vision.def(id).isCharacter;
  if (shown.isCharacter) {
    const { attack, toughness } = powerOf(vision, id);
    shown.damage = card.damage;
    shown.attack = Math.max(0, attack);
    shown.toughness = toughness;
  }
  shown.carried = card.carried.map((one) => cardView(vision, viewer, one));
  shown.arrivedThisTurn = card.playedIn === vision.state.turn;
  return shown;
}

/** The cards of which the stack speaks. */
function namedBy(stack: readonly Entry[]): ReadonlySet<CardId> {
  const named = new Set<CardId>();
  for (const { card, targets } of stack) {
    named.add(card);
    for (const one of targets) if (one.kind === 'card') named.add(one.card);
  }
  return named;
}

function seatView(vision: Vision, viewer: Viewer, player: Player): SeatView {
  const { deck, hand, nodes, field, underworld, removed, life, done } = vision.side(player);
  const views = (ids: readonly CardId[]): readonly ViewCard[] => ids.map((id) => cardView(vision, viewer, id));
  const { stack } = vision.state;
  const named = namedBy(stack);
  const pile = (zone: string, ids: readonly CardId[]): ShownPile<ViewCard> =>
    openPile(vision, `${player} ${zone}`, ids, named, (id, isNamed) => cardView(vision, viewer, id, isNamed ? stack : NOTHING));
  return {
    zones: {
      field: { kind: 'row', cards: views(field) },
      node: { kind: 'row', cards: views(nodes) },
      play: { kind: 'row', cards: views(inPlay(vision, player)) },
      hand: { kind: 'hand', cards: views(hand) },
      deck: { kind: 'pile', size: deck.length, cards: [] },
      underworld: pile('underworld', underworld),
      removed: pile('removed', removed),
    },
    counters: { life, handLimit: handLimitOf(vision, player) },
    done,
  };
}

const seatPlace = (player: Player): Place => `${player}:seat`;

function entryView(vision: Vision, entry: Entry, i: number): EntryView {
  const { player, kind, card, targets, resolved, cancelled, mode, toDefend } = entry;
  const next = vision.rules.stack.next!(vision) as Entry | undefined;
  // A combat is attack and defence together.
  const isNext = entry === next || (kind === 'defend' && next?.kind === 'attack');
  return {
    number: i + 1,
    player,
    kind,
    passcode: vision.card(card).passcode,
    place: placeOf(vision, card),
    targets: targets.map((one) =>
      one.kind === 'player'
        ? { place: seatPlace(one.player) }
        : { place: placeOf(vision, one.card), passcode: vision.card(one.card).passcode },
    ),
    state: resolved ? 'resolved' : isResolving(vision) && isNext ? 'resolving' : 'waiting',
    negated: cancelled,
    mode,
    toDefend,
  };
}

/** Questions that nobody answers without a look at the own hand. */
const ABOUT_THE_HAND: readonly Prompt[] = ['mulligan', 'may'];

/** What can become of an attack on this player, as everybody can tell from what lies in the interference. */
function defenceOf(vision: Vision, player: Player): Defence | undefined {
  const { stack } = vision.state;
  if (!stack.some(({ kind, resolved, player: whose }) => kind === 'attack' && !resolved && whose !== player)) return undefined;
  if (mayAnswerAttack(vision, player)) return { is: 'now' };
  if (stack.some(({ kind }) => kind === 'defend')) return undefined;
  const comes = stack.findIndex(({ toDefend, cancelled, resolved }) => toDefend && !cancelled && !resolved);
  return comes < 0 ? { is: 'tooLate' } : { is: 'comes', entry: comes + 1 };
}

function decisionView(vision: Vision, decision: Decision, viewer: Viewer): DecisionView {
  const why = 'why' in decision ? decision.why : undefined;
  const asker = why?.card;
  const defence = decision.kind === 'priority' ? defenceOf(vision, decision.player) : undefined;
  const shared: DecisionView = {
    player: decision.player,
    kind: decision.kind,
    isOpen: decision.kind === 'priority' && decision.isOpen,
    ...('window' in decision && { window: decision.window }),
    ...(defence !== undefined && { defence }),
    ...(why !== undefined && { prompt: why.prompt }),
    ...(why?.amount !== undefined && { amount: why.amount }),
    ...(asker !== undefined &&
      mayKnow(vision, viewer, asker) && {
        asker: { passcode: vision.card(asker).passcode, place: placeOf(vision, asker) },
      }),
    showsHidden: ('hidden' in decision && decision.hidden) || (why !== undefined && ABOUT_THE_HAND.includes(why.prompt)),
  };
  if (viewer !== decision.player) return shared;
  switch (decision.form) {
    case 'act':
      return { ...shared, options: optionViews(vision, decision) };
    case 'question':
      return { ...shared, values: decision.values };
    default: {
      const from = decision.from.map((id) => cardView(vision, viewer, id));
      const ordered = decision.form === 'order';
      const size = decision.form === 'pick' ? { min: decision.min, max: decision.max } : { min: from.length, max: from.length };
      return { ...shared, pick: { from, ...size, ordered } };
    }
  }
}

const optionViews = (vision: Vision, decision: Extract<Decision, { form: 'act' }>): readonly OptionView[] =>
  decision.options().map((act, index) => ({
    ...act,
    index,
    ...('card' in act && { passcode: vision.card(act.card).passcode }),
    card: 'card' in act ? placeOf(vision, act.card) : undefined,
  }));

/** A line of the log, with the rule that explains it. */
export function eventView(vision: Vision, number: number, viewer: Viewer): EventView {
  const event = vision.log[number]!;
  const rule = ruleOfEvent(vision.log, number);
  const { verb, player, turn, card, amount, paid, phase, mode, reason } = event;
  const named = card !== undefined && !isSecret(event, viewer);
  return {
    number,
    verb,
    player,
    turn,
    ...(named && { passcode: vision.card(card).passcode }),
    ...(amount !== undefined && { amount }),
    ...(paid !== undefined && { paid }),
    ...(phase !== undefined && { phase }),
    ...(mode !== undefined && { mode }),
    ...(reason !== undefined && { reason }),
    ...(rule !== undefined && { rule }),
  };
}

/** All that `viewer` may know of the game at this moment. */
export function viewFor(
  vision: Vision,
  decision: Decision | undefined,
  viewer: Viewer,
  toldTo: ToldTo<EventView, VisionEvent>,
  extent: Extent,
  ahead: () => IfBothPass | undefined,
): VisionView {
  const isWhole = extent === 'whole';
  const ifBothPass = isWhole ? ahead() : undefined;
  const { turn, turnPlayer, phase, extra, inserted, stack, result } = vision.state;
  return {
    game: 'vision',
    viewer,
    turn,
    turnPlayer,
    phase,
    extra,
    ...(inserted !== null && { added: inserted as Phase }),
    ...(isWhole && { soFar: deedViews(vision), lasts: lastingViews(vision) }),
    seats: [seatView(vision, viewer, 0), seatView(vision, viewer, 1)],
    stack: stack.map((entry, i) => entryView(vision, entry, i)),
    ...(ifBothPass && { ifBothPass }),
    priority: decision?.player ?? null,
    decision: decision === undefined ? null : decisionView(vision, decision, viewer),
    result,
    log: eventsTold(vision.log, viewer, toldTo, (number) => eventView(vision, number, viewer)),
  };
}
