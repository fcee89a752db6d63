import { tributesOf } from '../rules/summoning';
import { isResolving } from '../../kernel/stack';
import type { Extent } from '../../kernel/two-seat-run';
import type { Act, Decision } from '../model/decision';
import { clauseOf } from '../model/scope';
import { mixedUse } from '../model/card';
import type { Duel, ValueChange } from '../model/duel';
import type { ChainLink } from '../model/duel-state';
import { opponentOf, PLAYERS, type CardId, type Player } from '../model/vocabulary';
import type { Zones } from '../model/zones';
import { openPile } from '../../table/open-pile';
import type { ShownPile, ShownRow } from '../../table/view';
import { isOnField, isShownOnDeck, placeOf } from '../rules/movement';
import { isChoosing } from '../rules/timing';
import { lastingViews } from './lasting';
import { deedViews } from './so-far';
import { replayCause } from './replay-cause';
import { eventViews, type ToldTo } from './told';
import type {
  ChangeView,
  DecisionView,
  DuelView,
  EventView,
  IfBothPass,
  LinkEnd,
  LinkView,
  OptionView,
  SeatView,
  ViewCard,
  Viewer,
} from './view';

/** Whether the viewer may know what the card is: public places, open hands, own hand, own face-down cards. */
export function mayKnow(duel: Pick<Duel, 'state'>, viewer: Viewer, id: CardId): boolean {
  const card = duel.state.cards[id]!;
  switch (card.zone) {
    case 'graveyard':
    case 'gone':
      return true;
    case 'banished':
      return card.faceUp || viewer === card.owner;
    case 'hand':
      return viewer === card.controller || duel.state.openHands?.includes(card.controller) === true;
    case 'fusionDeck':
      return card.faceUp || viewer === card.owner;
    case 'deck':
      return isShownOnDeck(duel.state, id);
    default:
      return card.faceUp || viewer === card.controller;
  }
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Most cards have nothing to do with a chain: they share this. */
const NONE: readonly never[] = [];

/** The numbers of the links for which `is` holds. */
function linksThat(stack: readonly ChainLink[], id: CardId, is: (link: ChainLink, id: CardId) => boolean): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < stack.length; i++) if (is(stack[i]!, id)) (found ??= []).push(i + 1);
  return found ?? NONE;
}
const isItsSource = (link: ChainLink, id: CardId): boolean => link.card === id;
const targetsIt = (link: ChainLink, id: CardId): boolean => link.targets.some((target) => target.card === id);

function cardView(
  duel: Duel,
  viewer: Viewer,
  id: CardId,
  known = mayKnow(duel, viewer, id),
  stack: readonly ChainLink[] = duel.state.stack,
): ViewCard {
  const card = duel.state.cards[id]!;
  const { turn } = duel.state;
  const onField = isOnField(card);
  const shown: Writable<ViewCard> = {
    place: placeOf(duel, id),
    owner: card.owner,
    controller: card.controller,
    faceUp:
      onField || card.zone === 'banished' || card.zone === 'fusionDeck'
        ? card.faceUp
        : card.zone === 'graveyard' || isShownOnDeck(duel.state, id),
    links: linksThat(stack, id, isItsSource),
    targetedBy: linksThat(stack, id, targetsIt),
    position: card.zone === 'monster' ? card.position : undefined,
    attackedThisTurn: onField && card.turnAttacked === turn,
    arrivedThisTurn: onField && card.turnArrived === turn && (known || !duel.state.used.includes(mixedUse(card.controller))),
    equippedTo: card.equippedTo !== null ? placeOf(duel, card.equippedTo) : undefined,
    linkedTo: card.linkedTo !== null ? placeOf(duel, card.linkedTo) : undefined,
    leaving: card.leaving || card.battleDestroyed || undefined,
    known,
  };
  if (!known) return shown;
  const definition = duel.defs[id]!;
  const inPlay = card.zone === 'monster' && card.faceUp;
  const isMonster =
    (definition.index.isMonster && card.zone !== 'pendulum') || (definition.asMonster !== undefined && card.zone === 'monster');
  shown.key = `c${id}`;
  shown.passcode = card.passcode;
  shown.negated = onField && duel.continuous.isNegated(id);
  shown.counters = card.counters > 0 ? card.counters : undefined;
  shown.atk = isMonster ? (inPlay ? duel.continuous.atk(id) : definition.facts.atk) : undefined;
  shown.def = isMonster ? (inPlay ? duel.continuous.def(id) : definition.facts.def) : undefined;
  if (isMonster && inPlay) {
    const changes = duel.continuous.changesOf(id);
    if (changes.length > 0) shown.changes = changes.map((change) => changeView(duel, viewer, change));
  }
  shown.level = isMonster ? duel.continuous.level(id) : undefined;
  if (card.zone === 'pendulum') shown.scale = duel.continuous.scale(id);
  return shown;
}

/** Whose effect it is stays unsaid where its card lies hidden by now. */
const changeView = (duel: Duel, viewer: Viewer, { of, sets, amount, by }: ValueChange): ChangeView => ({
  of,
  sets,
  amount,
  ...(by === null ? { isLaid: true as const } : mayKnow(duel, viewer, by) && { passcode: duel.state.cards[by]!.passcode }),
});

function row(duel: Duel, viewer: Viewer, ids: Zones, closed: readonly number[]): ShownRow<ViewCard> {
  const cards = ids.map((id) => (id === null ? null : cardView(duel, viewer, id)));
  return closed.length === 0 ? { kind: 'row', cards } : { kind: 'row', cards, closed: closed.slice() };
}

/** In the state the top of a pile is the last card. */
function pileOf(duel: Duel, viewer: Viewer, ids: readonly CardId[]): ShownPile<ViewCard> {
  const cards: ViewCard[] = [];
  for (let i = ids.length - 1; i >= 0; i--) cards.push(cardView(duel, viewer, ids[i]!));
  return { kind: 'pile', size: ids.length, cards };
}

/** The cards of which the chain speaks. */
function namedBy(stack: readonly ChainLink[]): ReadonlySet<CardId> {
  const named = new Set<CardId>();
  for (const { card, targets } of stack) {
    named.add(card);
    for (const target of targets) named.add(target.card);
  }
  return named;
}

function graveyardView(duel: Duel, viewer: Viewer, player: Player): ShownPile<ViewCard> {
  const { players, stack } = duel.state;
  const ids = players[player].graveyard;
  if (stack.length > 0 && isCovered(duel, viewer, player)) return closedPile(ids);
  return openPile(duel, `${player}`, ids, namedBy(stack), (id, isNamed) =>
    cardView(duel, viewer, id, true, isNamed ? stack : NONE),
  );
}

/** An unresolved link keeps the viewer from looking into that player's Graveyard. */
const isCovered = ({ state, defs }: Duel, viewer: Viewer, player: Player): boolean =>
  viewer === opponentOf(player) &&
  state.stack.some(
    (link) => link.player === player && !link.resolved && !link.negated && defs[link.card]!.privileges.coversGraveyard === true,
  );

const closedPile = (ids: readonly CardId[]): ShownPile<ViewCard> => ({ kind: 'pile', size: ids.length, cards: NONE });

/** Of a Deck the card on top, where that lies face-up. */
function deckPile(duel: Duel, viewer: Viewer, ids: readonly CardId[]): ShownPile<ViewCard> {
  const top = ids.at(-1);
  if (top === undefined || !isShownOnDeck(duel.state, top)) return closedPile(ids);
  return { kind: 'pile', size: ids.length, cards: [cardView(duel, viewer, top)] };
}

/** Of the Fusion Deck what lies face-up in it. */
const halfOpenPile = (duel: Duel, viewer: Viewer, ids: readonly CardId[]): ShownPile<ViewCard> =>
  ids.some((id) => duel.state.cards[id]!.faceUp)
    ? {
        ...pileOf(
          duel,
          viewer,
          ids.filter((id) => duel.state.cards[id]!.faceUp),
        ),
        size: ids.length,
      }
    : closedPile(ids);

function seatView(duel: Duel, viewer: Viewer, player: Player): SeatView {
  const side = duel.state.players[player];
  return {
    zones: {
      monster: row(duel, viewer, side.monsters, side.closed.monster),
      spellTrap: row(duel, viewer, side.spellsTraps, side.closed.spellTrap),
      field: { kind: 'row', cards: [side.field === null ? null : cardView(duel, viewer, side.field)] },
      ...(side.pendulum !== undefined && { pendulum: row(duel, viewer, side.pendulum.zones, NONE) }),
      hand: { kind: 'hand', cards: side.hand.map((id) => cardView(duel, viewer, id)) },
      deck: deckPile(duel, viewer, side.deck),
      fusionDeck: halfOpenPile(duel, viewer, side.fusionDeck),
      graveyard: graveyardView(duel, viewer, player),
      banished: pileOf(duel, viewer, side.banished),
    },
    counters: { lifePoints: side.lifePoints },
  };
}

function linkView(duel: Duel, viewer: Viewer, link: ChainLink, i: number, end: LinkEnd | undefined): LinkView {
  const { stack: chain, cards } = duel.state;
  const resolving = isResolving(duel);
  const lastUnresolved = chain.findLastIndex((one) => !one.resolved);
  return {
    number: i + 1,
    player: link.player,
    passcode: link.passcode,
    place: placeOf(duel, link.card),
    effect: link.effect,
    clause: clauseOf(duel, link),
    spellSpeed: link.spellSpeed,
    costs: link.payments.map((payment) => ({
      kind: payment.kind,
      amount: payment.amount,
      passcodes: payment.cards?.map((id) => cards[id]!.passcode),
    })),
    targets: link.targets.map((t) => ({
      place: placeOf(duel, t.card),
      passcode: mayKnow(duel, viewer, t.card) ? cards[t.card]!.passcode : undefined,
    })),
    declared: link.declared ?? undefined,
    state: link.resolved ? 'resolved' : resolving && i === lastUnresolved ? 'resolving' : 'waiting',
    negated: link.negated,
    end,
  };
}

function optionView(duel: Duel, act: Act, index: number): OptionView {
  const id = 'card' in act ? act.card : undefined;
  const effect = act.do === 'activate' ? duel.defs[act.card]!.effects[act.effect]! : undefined;
  const target =
    act.do === 'attack' || act.do === 'replay'
      ? typeof act.target === 'number'
        ? placeOf(duel, act.target)
        : act.target
      : undefined;
  return {
    index,
    do: act.do,
    card: id === undefined ? undefined : placeOf(duel, id),
    passcode: id === undefined ? undefined : duel.state.cards[id]!.passcode,
    effect: act.do === 'activate' ? act.effect : undefined,
    effectKind: effect?.kind,
    spellSpeed: effect?.spellSpeed,
    target,
    to: act.do === 'enter' ? act.to : undefined,
    tributes: id === undefined ? undefined : tributesOf(duel, act.do, id),
  };
}

function decisionView(duel: Duel, decision: Decision, viewer: Viewer, log: readonly EventView[]): DecisionView {
  const own = viewer === decision.player;
  const asker = decision.why?.card;
  const shared = {
    player: decision.player,
    kind: decision.kind,
    window: 'window' in decision ? decision.window : undefined,
    prompt: decision.why?.prompt,
    ...(decision.kind === 'idle' && isChoosing(duel) && { afterPhase: true as const }),
    asker:
      asker !== undefined && mayKnow(duel, viewer, asker)
        ? {
            passcode: duel.state.cards[asker]!.passcode,
            place: placeOf(duel, asker),
            ...(decision.why?.clause !== undefined && { clause: decision.why.clause }),
          }
        : undefined,
    showsHidden: 'hidden' in decision && decision.hidden,
    replay: decision.kind === 'replay' ? replayCause(duel, log, (id) => mayKnow(duel, viewer, id)) : undefined,
  };
  if (!own) return shared;
  switch (decision.kind) {
    case 'choose':
    case 'discard':
      return {
        ...shared,
        pick: {
          from: decision.from.map((id) => pickView(duel, viewer, id)),
          min: decision.min,
          max: decision.max,
          ordered: false,
        },
      };
    case 'order':
      return {
        ...shared,
        pick: {
          from: decision.from.map((id) => pickView(duel, viewer, id)),
          min: decision.from.length,
          max: decision.from.length,
          ordered: true,
        },
      };
    case 'answer':
    case 'trigger':
    case 'chooseFirst':
      return { ...shared, values: decision.values, placements: decision.placements, refused: decision.refused };
    default:
      return { ...shared, options: decision.options().map((act, index) => optionView(duel, act, index)) };
  }
}

/** Who searches a deck sees the cards that may be taken. */
const pickView = (duel: Duel, viewer: Viewer, id: CardId): ViewCard =>
  cardView(
    duel,
    viewer,
    id,
    mayKnow(duel, viewer, id) || (duel.state.cards[id]!.zone === 'deck' && duel.state.cards[id]!.owner === viewer),
  );

/**
 * All that `viewer` may know of the duel at this moment (architecture: secrecy is the engine's).
 * @param ahead what becomes of the chain and of a declared attack, as far as that viewer can tell.
 */
export function viewFor(
  duel: Duel,
  decision: Decision | undefined,
  viewer: Viewer,
  toldTo: ToldTo,
  extent: Extent,
  ahead: () => IfBothPass | undefined,
): DuelView {
  const { state } = duel;
  const isWhole = extent === 'whole';
  const ifBothPass = isWhole || (extent === 'filed' && state.stack.length > 0) ? ahead() : undefined;
  const { battle } = state;
  const log = eventViews(duel, viewer, toldTo);
  return {
    game: 'duel',
    viewer,
    turn: state.turn,
    turnPlayer: state.turnPlayer,
    phase: state.phase,
    step: state.step,
    damageStep: state.damageStep,
    seats: [seatView(duel, viewer, PLAYERS[0]), seatView(duel, viewer, PLAYERS[1])],
    stack: state.stack.map((link, i) =>
      linkView(duel, viewer, link, i, ifBothPass?.steps.find(({ entry }) => entry === i + 1)?.end),
    ),
    attack:
      battle === null
        ? null
        : { attacker: placeOf(duel, battle.attacker), target: battle.target === null ? 'direct' : placeOf(duel, battle.target) },
    ...(ifBothPass && { ifBothPass }),
    ...(isWhole && { soFar: deedViews(duel), lasts: lastingViews(duel) }),
    priority: decision?.player ?? null,
    decision: decision === undefined ? null : decisionView(duel, decision, viewer, log),
    result: state.result,
    log,
  };
}
