import type { Card, CardId, DuelRun, DuelState, Player } from '../../../engine/duel';
import { factsOf, nameOf } from './card-names';
import type { ScenarioInput } from './schema';

type Seat = NonNullable<ScenarioInput['players']>[number];

/**
 * The position of a Main Phase 1 in which an act may begin, as a scenario that sets it up with all cards open. Undefined
 * elsewhere, and where something goes on that a scenario cannot set up: an effect that lasts, a change of control for a time,
 * what a card remembers.
 */
export function asScenario({ duel, decision }: DuelRun, id: string): ScenarioInput | undefined {
  const { state } = duel;
  if (decision?.kind !== 'idle' || state.phase !== 'main1' || goesOn(state)) return undefined;
  return {
    format: 'duel-scenario/1',
    id,
    profile: state.profile,
    turn: state.turn,
    turnPlayer: state.turnPlayer,
    phase: 'main1',
    players: [seatOf(state, 0), seatOf(state, 1)],
  };
}

const goesOn = ({ lingering, controls, cards, skips, used, stack, waiting, recalled = [], turn }: DuelState): boolean =>
  lingering.length > 0 ||
  skips.length > 0 ||
  stack.length > 0 ||
  waiting.length > 0 ||
  used.length > 0 ||
  recalled.some((one) => one.turn === turn) ||
  controls.some(
    ({ card, arrival, until }) => cards[card]!.arrival === arrival && until !== 'forever' && until !== 'whileSource',
  ) ||
  cards.some(({ data, madeOf, heldSlot }) => data !== null || madeOf !== undefined || heldSlot !== null);

function seatOf(state: DuelState, player: Player): Seat {
  const side = state.players[player];
  const { cards } = state;
  const named = (pile: readonly CardId[]): string[] => pile.map((one) => nameOf(cards[one]!.passcode));
  const lying = (pile: readonly CardId[]) =>
    pile
      .map((one) => cards[one]!)
      .map(({ passcode, properlySummoned }) => ({ card: nameOf(passcode), properlySummoned }))
      .toReversed();
  return {
    lp: side.lifePoints,
    hand: named(side.hand),
    // In a scenario the first of a pile is its top.
    deck: named(side.deck).toReversed(),
    fusionDeck: named(side.fusionDeck).toReversed(),
    graveyard: lying(side.graveyard),
    banished: lying(side.banished),
    monsters: side.monsters.flatMap((one) => (one === null ? [] : [monster(state, cards[one]!)])),
    spellsTraps: side.spellsTraps.flatMap((one) => (one === null ? [] : [spellTrap(state, cards[one]!)])),
    ...(side.field === null ? {} : { fieldSpell: ofField(cards[side.field]!) }),
    normalSummonUsed: side.normalSummons > 0,
  };
}

const ownerOf = ({ owner, controller }: Card) => (owner === controller ? {} : { owner });
const countersOf = ({ counters }: Card) => (counters === 0 ? {} : { counters: { spell: counters } });
/** Values laid by hand: what is printed and what was laid on it. */
const laidOn = ({ passcode, laid }: Card) =>
  laid === undefined
    ? {}
    : { atk: Math.max(0, (factsOf(passcode)!.atk ?? 0) + laid.atk), def: Math.max(0, (factsOf(passcode)!.def ?? 0) + laid.def) };
const ofField = (card: Card) => ({
  card: nameOf(card.passcode),
  face: card.faceUp ? ('up' as const) : ('set' as const),
  ...ownerOf(card),
  ...countersOf(card),
});

const monster = ({ turn }: DuelState, card: Card) => ({
  card: nameOf(card.passcode),
  position: !card.faceUp ? ('set' as const) : card.position,
  zone: card.slot!,
  ...(card.turnArrived === turn ? { summonedThisTurn: true } : {}),
  ...(card.turnAttacked === turn ? { attackedThisTurn: true } : {}),
  ...(card.turnPositionChanged === turn ? { positionChangedThisTurn: true } : {}),
  properlySummoned: card.properlySummoned,
  ...ownerOf(card),
  ...countersOf(card),
  ...laidOn(card),
});

function spellTrap({ turn, cards }: DuelState, card: Card) {
  const at = (id: CardId): string => {
    const { passcode, controller, slot } = cards[id]!;
    return `${nameOf(passcode)}@${controller}:monster:${slot}`;
  };
  return {
    ...ofField(card),
    zone: card.slot!,
    ...(card.turnSet === turn && !card.faceUp ? { setThisTurn: true } : {}),
    ...(card.equippedTo === null ? {} : { equippedTo: at(card.equippedTo) }),
    ...(card.linkedTo === null ? {} : { linkedTo: at(card.linkedTo) }),
  };
}
