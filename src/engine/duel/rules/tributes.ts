import type { Duel } from '../model/duel';
import { Scope } from '../model/scope';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import { cardsIn, hasFree } from '../model/zones';
import type { RuleId } from '../register/index';
import { isBeyond } from './affecting';
import { closesBehind } from './closed-zones';

/** What is to be tributed: which cards may be, which of them must, what is enough, and whether a monster then needs a zone. */
export interface TributeNeed {
  readonly player: Player;
  /** Cards of the player's own, and the lent ones. */
  readonly from: readonly CardId[];
  /** Monsters of the opponent that the player must tribute in place of own ones (Soul Exchange). */
  readonly lent: readonly CardId[];
  readonly max: number;
  readonly isEnough: (cards: readonly CardId[]) => boolean;
  /** The monster for which they go needs one of the player's zones. */
  readonly needsZone: boolean;
}

const NONE: CardId[] = [];

/** The opponent's monsters that the player must tribute in place of own ones: none that is beyond the Spell that says so. */
export function lentMonsters(duel: Duel, player: Player): CardId[] {
  return duel.state.lingering.length === 0 ? NONE : lentByEffects(duel, player);
}

function lentByEffects(duel: Duel, player: Player): CardId[] {
  const lent = duel.state.lingering.flatMap((one) => {
    if (one.player !== player || duel.pool.definition(one.passcode)?.lingering[one.key]?.tributesChosen !== true) return [];
    return one.cards
      .filter(
        ({ card, arrival }) =>
          isMonsterOf(duel, opponentOf(player), card) &&
          duel.state.cards[card]!.arrival === arrival &&
          !isBeyond(duel, card, one.card, one.player),
      )
      .map(({ card }) => card);
  });
  // Two effects may lend the same monster; it is one tribute.
  return lent.length < 2 ? lent : [...new Set(lent)];
}

/** A prohibition keeps it from being tributed, for whatever. */
export const isKeptFromTributes = (duel: Duel, id: CardId): boolean => whyNotTributed(duel, id) !== undefined;
export const whyNotTributed = (duel: Duel, id: CardId): RuleId | undefined =>
  duel.continuous.forbids('tribute', duel.state.cards[id]!.controller, id);

const isMonsterOf = (duel: Duel, player: Player, id: CardId): boolean => {
  const { zone, controller, summoning, battleDestroyed } = duel.state.cards[id]!;
  return zone === 'monster' && controller === player && !summoning && !battleDestroyed;
};

/** Whether a zone of the player's is free for a monster once these have gone: those of the other side leave none. */
const leavesZone = (duel: Duel, player: Player, cards: readonly CardId[]): boolean =>
  cards.some((id) => isMonsterOf(duel, player, id) && !closesBehind(duel, id)) || hasFree(duel.state.players[player], 'monster')
    ? duel.continuous.roomLeft(player, 'monster') + countOf(cards, duel.state.players[player].monsters) > 0
    : false;

/** For a zone, one of these is as good as another. */
export const leaveAlike = (duel: Duel, { lent, from }: TributeNeed): boolean =>
  lent.length === 0 && !from.some((id) => closesBehind(duel, id));

const countOf = (cards: readonly CardId[], among: readonly (CardId | null)[]): number =>
  cards.filter((id) => among.includes(id)).length;

/** Every set of up to `max` of the cards. */
function* setsOf(cards: readonly CardId[], max: number, from = 0): Generator<readonly CardId[]> {
  yield [];
  if (max === 0) return;
  for (let i = from; i < cards.length; i++) for (const rest of setsOf(cards, max - 1, i + 1)) yield [cards[i]!, ...rest];
}

/** The most of the lent monsters that are together in a set that is enough: so many must be in every one. */
function owed({ from, lent, max, isEnough }: TributeNeed): number {
  let most = 0;
  if (lent.length > 0) for (const cards of setsOf(from, max)) if (isEnough(cards)) most = Math.max(most, countOf(cards, lent));
  return most;
}

/**
 * The sets that may be tributed: enough, with all of the lent monsters that can be among them, and a zone left where one is
 * needed.
 */
export interface TributeSets {
  readonly min: number;
  readonly max: number;
  readonly fits: (cards: readonly CardId[]) => boolean;
}

/** @returns undefined where there is no such set. */
export function tributeSets(duel: Duel, need: TributeNeed): TributeSets | undefined {
  const due = owed(need);
  const fits = (cards: readonly CardId[]): boolean =>
    need.isEnough(cards) && countOf(cards, need.lent) === due && (!need.needsZone || leavesZone(duel, need.player, cards));
  const sizes: number[] = [];
  for (const cards of setsOf(need.from, need.max)) if (!sizes.includes(cards.length) && fits(cards)) sizes.push(cards.length);
  return sizes.length === 0 ? undefined : { min: Math.min(...sizes), max: Math.max(...sizes), fits };
}

/** The player's own monsters that may be tributed for a Tribute Summon, and those that are lent. */
function candidates(duel: Duel, player: Player, monster: CardId): CardId[] {
  const mayGo = (id: CardId): boolean => mayGoFor(duel, player, monster, id);
  const own = cardsIn(duel.state.players[player].monsters, (id) => isMonsterOf(duel, player, id) && mayGo(id));
  const lent = lentMonsters(duel, player);
  if (lent.length === 0) return own;
  const anyDoes = duel.defs[monster]!.summoning.tributes?.fits === undefined;
  return own.concat(lent.filter((id) => (anyDoes || duel.state.cards[id]!.faceUp) && mayGo(id)));
}

function mayGoFor(duel: Duel, player: Player, monster: CardId, id: CardId): boolean {
  if (duel.continuous.has(id, 'notTributeForSummon') || isKeptFromTributes(duel, id)) return false;
  const fits = duel.defs[monster]!.summoning.tributes?.fits;
  return fits === undefined || fits(new Scope(duel, monster, player), id);
}

/** Whether the player's own monsters stand for so many tributes: asked for every monster of the hand in turn. */
function areEnough(duel: Duel, player: Player, monster: CardId, count: number): boolean {
  if (count === 0) return hasFree(duel.state.players[player], 'monster');
  let sum = 0;
  for (const id of duel.state.players[player].monsters) {
    if (id === null || !isMonsterOf(duel, player, id) || !mayGoFor(duel, player, monster, id)) continue;
    sum += tributeValue(duel, player, id, monster);
    if (sum >= count) return true;
  }
  return false;
}

/** For how many tributes of that monster a card may stand. What a lent one that lies face-down is must not be told. */
const tributeValue = (duel: Duel, player: Player, card: CardId, monster: CardId): number => {
  const { isTwoTributesFor } = duel.defs[card]!.summoning;
  const { faceUp, controller } = duel.state.cards[card]!;
  return isTwoTributesFor !== undefined &&
    (faceUp || controller === player) &&
    !duel.continuous.isNegated(card) &&
    isTwoTributesFor(new Scope(duel, card, player), monster)
    ? 2
    : 1;
};

/** What the Normal Summon or Set of a monster takes by one of these numbers of tributes. */
export function tributeSummonNeed(duel: Duel, player: Player, monster: CardId, counts: readonly number[]): TributeNeed {
  const from = candidates(duel, player, monster);
  return {
    player,
    from,
    lent: from.filter((id) => duel.state.cards[id]!.controller !== player),
    max: Math.max(...counts),
    isEnough: (cards) => {
      const most = cards.reduce((sum, id) => sum + tributeValue(duel, player, id, monster), 0);
      // One that may stand for two may also stand for one.
      return counts.some((count) => cards.length <= count && most >= count);
    },
    needsZone: true,
  };
}

/**
 * That many tributes as a cost or by a procedure: of the cards `own`, or in their place of what is lent and fits. A lent monster
 * that lies face-down fits only where anything does: whether it fits would tell what it is.
 */
export function tributeNeed(
  duel: Duel,
  player: Player,
  own: readonly CardId[],
  count: number,
  fits: ((id: CardId) => boolean) | undefined,
  needsZone: boolean,
): TributeNeed {
  const mayGo = (id: CardId): boolean => !isKeptFromTributes(duel, id);
  const lent = lentMonsters(duel, player).filter(
    (id) => mayGo(id) && (fits === undefined || (duel.state.cards[id]!.faceUp && fits(id))),
  );
  return {
    player,
    from: [...own.filter(mayGo), ...lent],
    lent,
    max: count,
    isEnough: (cards) => cards.length === count,
    needsZone,
  };
}

/** `tributes` or `zone`: what the Tribute Summon or Set lacks; undefined when nothing. */
export function lackForTributeSummon(
  duel: Duel,
  player: Player,
  monster: CardId,
  counts: readonly number[],
): 'tributes' | 'zone' | undefined {
  // Own monsters leave a zone, and any of them will do, unless something closes it behind them.
  if (lentMonsters(duel, player).length === 0 && !duel.index.closesZones) {
    for (const count of counts) if (areEnough(duel, player, monster, count)) return undefined;
    return 'tributes';
  }
  const need = tributeSummonNeed(duel, player, monster, counts);
  if (tributeSets(duel, need) !== undefined) return undefined;
  return tributeSets(duel, { ...need, needsZone: false }) === undefined ? 'tributes' : 'zone';
}
