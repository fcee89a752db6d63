import { isResolving } from '../../kernel/stack';
import type { Act, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { ChainLink } from '../model/duel-state';
import { PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { isOnField, placeOf } from '../rules/movement';
import { replayCause } from './replay-cause';
import { eventViews, type ToldTo } from './told';
import type { DecisionView, DuelView, EventView, LinkView, OptionView, Place, SeatView, ViewCard, Viewer } from './view';

/** Whether the viewer may know what the card is: public places, own hand, own face-down cards. */
export function mayKnow(duel: Duel, viewer: Viewer, id: CardId): boolean {
  const card = duel.state.cards[id]!;
  switch (card.zone) {
    case 'graveyard':
    case 'gone':
      return true;
    case 'banished':
      return card.faceUp || viewer === card.owner;
    case 'hand':
    case 'fusionDeck':
      return viewer === card.owner;
    case 'deck':
      return false;
    default:
      return card.faceUp || viewer === card.controller;
  }
}

function cardView(duel: Duel, viewer: Viewer, id: CardId, known = mayKnow(duel, viewer, id)): ViewCard {
  const card = duel.state.cards[id]!;
  const { stack: chain, turn } = duel.state;
  const onField = isOnField(card);
  const links: number[] = [];
  const targetedBy: number[] = [];
  chain.forEach((link, i) => {
    if (link.card === id) links.push(i + 1);
    if (link.targets.some((t) => t.card === id)) targetedBy.push(i + 1);
  });
  const shown = {
    place: placeOf(duel, id),
    owner: card.owner,
    controller: card.controller,
    faceUp: onField ? card.faceUp : card.zone === 'graveyard' || (card.zone === 'banished' && card.faceUp),
    links,
    targetedBy,
    position: card.zone === 'monster' ? card.position : undefined,
    attackedThisTurn: onField && card.turnAttacked === turn,
    arrivedThisTurn: onField && card.turnArrived === turn,
    equippedTo: card.equippedTo >= 0 ? placeOf(duel, card.equippedTo) : undefined,
    linkedTo: card.linkedTo >= 0 ? placeOf(duel, card.linkedTo) : undefined,
    leaving: card.leaving || card.battleDestroyed || undefined,
    known,
  };
  if (!known) return shown;
  const inPlay = card.zone === 'monster' && card.faceUp;
  const isMonster = duel.defs[id]!.index.isMonster || (duel.defs[id]!.asMonster !== undefined && card.zone === 'monster');
  return {
    ...shown,
    key: `c${id}`,
    passcode: card.passcode,
    negated: onField && duel.continuous.isNegated(id),
    counters: card.counters > 0 ? card.counters : undefined,
    atk: isMonster ? (inPlay ? duel.continuous.atk(id) : duel.defs[id]!.facts.atk) : undefined,
    def: isMonster ? (inPlay ? duel.continuous.def(id) : duel.defs[id]!.facts.def) : undefined,
    level: isMonster ? duel.continuous.level(id) : undefined,
  };
}

function seatView(duel: Duel, viewer: Viewer, player: Player): SeatView {
  const side = duel.state.players[player];
  const zone = (id: CardId): ViewCard | null => (id < 0 ? null : cardView(duel, viewer, id));
  const pile = (ids: readonly CardId[]): ViewCard[] => [...ids].reverse().map((id) => cardView(duel, viewer, id));
  return {
    lifePoints: side.lifePoints,
    hand: side.hand.map((id) => cardView(duel, viewer, id)),
    deckCount: side.deck.length,
    fusionDeckCount: side.fusionDeck.length,
    graveyard: pile(side.graveyard),
    banished: pile(side.banished),
    monsters: side.monsters.map(zone),
    spellsTraps: side.spellsTraps.map(zone),
    field: zone(side.field),
    closedZones: closedZones(player, 'monster', side.monsters, closedZones(player, 'spellTrap', side.spellsTraps)),
  };
}

/** Neither free nor filled by a card (-2 in the state). */
function closedZones(
  player: Player,
  zone: 'monster' | 'spellTrap',
  slots: readonly CardId[],
  more?: readonly Place[],
): readonly Place[] | undefined {
  const closed = slots.flatMap((id, i) => (id < -1 ? [`${player}:${zone}:${i}`] : []));
  return closed.length > 0 ? [...closed, ...(more ?? [])] : more;
}

function linkView(duel: Duel, viewer: Viewer, link: ChainLink, i: number): LinkView {
  const { stack: chain, cards } = duel.state;
  const resolving = isResolving(duel);
  const lastUnresolved = chain.findLastIndex((one) => !one.resolved);
  const above = chain[i + 1];
  const pending =
    above !== undefined &&
    !above.resolved &&
    !above.negated &&
    !link.negated &&
    duel.defs[above.card]!.effects[above.effect]!.negatesActivation === true;
  return {
    number: i + 1,
    player: link.player,
    passcode: link.passcode,
    place: placeOf(duel, link.card),
    effect: link.effect,
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
    pendingNegationBy: pending ? i + 2 : undefined,
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
    asker:
      asker !== undefined && mayKnow(duel, viewer, asker)
        ? { passcode: duel.state.cards[asker]!.passcode, place: placeOf(duel, asker) }
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
      return { ...shared, values: decision.values, placements: decision.placements };
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

/** All that `viewer` may know of the duel at this moment (architecture: secrecy is the engine's). */
export function viewFor(duel: Duel, decision: Decision | undefined, viewer: Viewer, toldTo: ToldTo): DuelView {
  const { state } = duel;
  const { battle } = state;
  const log = eventViews(duel, viewer, toldTo);
  return {
    viewer,
    turn: state.turn,
    turnPlayer: state.turnPlayer,
    phase: state.phase,
    step: state.step,
    damageStep: state.damageStep,
    seats: [seatView(duel, viewer, PLAYERS[0]), seatView(duel, viewer, PLAYERS[1])],
    chain: state.stack.map((link, i) => linkView(duel, viewer, link, i)),
    attack:
      battle === null
        ? null
        : { attacker: placeOf(duel, battle.attacker), target: battle.target < 0 ? 'direct' : placeOf(duel, battle.target) },
    priority: decision?.player ?? null,
    decision: decision === undefined ? null : decisionView(duel, decision, viewer, log),
    result: state.result,
    log,
  };
}
