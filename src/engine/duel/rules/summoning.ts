import type { ActKind } from '../model/decision';
import type { Duel } from '../model/duel';
import { Scope } from '../model/scope';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import { cardsIn, hasFree } from '../model/zones';
import { canPayToPlay } from './hand-cost';
import { against, noneAgainst, type Reasons } from './reasons';
import type { Timing } from './timing';
import { lackForTributeSummon, lentMonsters, whyNotTributed } from './tributes';

/** Tributes for a Normal Summon or Set (E23): none up to Level 4, one for 5–6, two from 7. */
export function tributesNeeded(duel: Duel, id: CardId, set: boolean): number {
  const special = duel.defs[id]!.summoning.tributes;
  if (special !== undefined) return special.count;
  const level = duel.continuous.level(id);
  const printed = level <= 4 ? 0 : level <= 6 ? 1 : 2;
  return set || printed === 0 ? printed : Math.max(0, printed - duel.continuous.fewerTributes(id));
}

/** Asked of every monster of a hand: the lists of one number are made once. */
const ONE_NUMBER: readonly (readonly number[])[] = [[0], [1], [2], [3]];

/** All numbers of tributes with which it may be Normal Summoned or Set now, its own one first. */
export function numbersOfTributes(duel: Duel, player: Player, id: CardId, set: boolean): readonly number[] {
  const needed = tributesNeeded(duel, id, set);
  const { alsoWith } = duel.defs[id]!.summoning;
  if (alsoWith === undefined || (set && alsoWith.set !== true)) return ONE_NUMBER[needed] ?? [needed];
  return alsoWith.can?.(new Scope(duel, id, player)) === false ? [needed] : [needed, alsoWith.tributes];
}

/** The Tributes that an act with a card takes; undefined where it takes none. */
export function tributesOf(duel: Duel, act: ActKind, id: CardId): number | undefined {
  if ((act !== 'normalSummon' && act !== 'setMonster') || !duel.defs[id]!.index.isMonster) return undefined;
  return tributesNeeded(duel, id, act === 'setMonster') || undefined;
}

/** What a Normal Summon or Set needs apart from its moment and the once-per-turn right: used by effects too. */
export function canBeNormalSummoned(duel: Duel, player: Player, id: CardId, set: boolean, why?: Reasons): boolean {
  const definition = duel.defs[id]!;
  const card = duel.state.cards[id]!;
  if (!definition.index.isMonster) return !against(why, 'not-a-monster', id);
  if ((card.zone !== 'hand' || card.controller !== player) && against(why, 'wrong-place', id)) return false;
  const { specialOnly, anySpecial } = definition.summoning;
  if ((specialOnly === true || anySpecial === true) && against(why, 'special-summon-only', id)) return false;
  if (!set && definition.summoning.setOnly === true && against(why, 'set-only', id)) return false;
  const counts = numbersOfTributes(duel, player, id, set);
  const needed = counts[0]!;
  const lack = needed > 0 ? lackForTributeSummon(duel, player, id, counts) : undefined;
  if (lack === 'tributes') {
    if (against(why, 'tributes', id, needed)) return false;
    for (const own of cardsIn(duel.state.players[player].monsters, () => true)) {
      const kept = whyNotTributed(duel, own);
      if (kept !== undefined) against(why, kept, own);
    }
  }
  if (
    !set &&
    definition.summoning.needs?.can(new Scope(duel, id, player)) === false &&
    against(why, definition.summoning.needs.rule, id)
  )
    return false;
  if (
    (lack === 'zone' || (needed === 0 && !hasFree(duel.state.players[player], 'monster'))) &&
    against(why, 'no-monster-zone', id)
  )
    return false;
  const room = duel.continuous.roomLeft(player, 'monster');
  if (room < 1 && room + Math.max(...counts) < 1 && against(why, 'number-limited', id)) return false;
  if (!canPayToPlay(duel, player, id) && against(why, 'cost-life-points', id)) return false;
  const forbidden = set
    ? duel.continuous.forbids('setMonster', player, id)
    : (duel.continuous.forbids('normalSummon', player, id) ??
      (counts.includes(0) ? undefined : duel.continuous.forbids('tributeSummon', player, id)));
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/** Whether `timing.player` may Normal Summon (or Set) the monster by right now (E22, E25). */
export function canNormalSummon(duel: Duel, timing: Timing, id: CardId, set: boolean, why?: Reasons): boolean {
  if (!timing.open && against(why, 'main-phase-only', id)) return false;
  if (duel.state.players[timing.player].normalSummons > 0 && against(why, 'normal-summon-once', id)) return false;
  return canBeNormalSummoned(duel, timing.player, id, set, why);
}

/** Whether the monster may be Flip Summoned now (E24, E28). */
export function canFlipSummon(duel: Duel, timing: Timing, id: CardId, why?: Reasons): boolean {
  const card = duel.state.cards[id]!;
  if (!timing.open && against(why, 'main-phase-only', id)) return false;
  if (card.zone !== 'monster' || card.controller !== timing.player) return !against(why, 'wrong-place', id);
  if (card.faceUp && against(why, 'already-face-up', id)) return false;
  if (!checkPositionRight(duel, id, why)) return false;
  const { needs } = duel.defs[id]!.summoning;
  const unmet = needs?.of !== 'normal' && needs?.can(new Scope(duel, id, timing.player)) === false;
  if (unmet && against(why, needs.rule, id)) return false;
  const forbidden =
    duel.continuous.forbids('flipSummon', timing.player, id) ?? duel.continuous.forbids('changePosition', timing.player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/** Whether the monster's position may be changed by hand now (E28). */
export function canChangePosition(duel: Duel, timing: Timing, id: CardId, why?: Reasons): boolean {
  const card = duel.state.cards[id]!;
  if (!timing.open && against(why, 'main-phase-only', id)) return false;
  if (card.zone !== 'monster' || card.controller !== timing.player) return !against(why, 'wrong-place', id);
  if (!card.faceUp && against(why, 'face-down-card', id)) return false;
  if (!checkPositionRight(duel, id, why)) return false;
  const forbidden = duel.continuous.forbids('changePosition', timing.player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/**
 * Whether everybody can tell that the monster may take another position in this turn. Of a face-down one only when it came is
 * looked at, not which it is.
 */
export function mayTakeOtherPosition(duel: Duel, player: Player, id: CardId): boolean {
  const isFree = !duel.state.cards[id]!.faceUp || duel.continuous.forbids('changePosition', player, id) === undefined;
  return checkPositionRight(duel, id, undefined) && isFree;
}

function checkPositionRight(duel: Duel, id: CardId, why: Reasons | undefined): boolean {
  const card = duel.state.cards[id]!;
  const { turn } = duel.state;
  if (card.turnArrived === turn && against(why, 'position-not-in-arrival-turn', id)) return false;
  if (card.turnPositionChanged === turn && against(why, 'position-once', id)) return false;
  if (card.turnAttacked === turn && against(why, 'position-not-after-attack', id)) return false;
  return true;
}

/**
 * `fusion`, `ritual`, `named`: the summon that a monster needs first, the last by an effect that names it. `pastLimit`: an effect
 * that passes over that need; `anyhow`: and over there being one way alone.
 */
export type SpecialSummonWay = 'effect' | 'fusion' | 'ritual' | 'named' | 'pastLimit' | 'anyhow';

/** Whether a monster may be Special Summoned by an effect at all: prohibitions and the revival limit (E27). */
export function canBeSpecialSummoned(
  duel: Duel,
  player: Player,
  id: CardId,
  why?: Reasons,
  way: SpecialSummonWay = 'effect',
): boolean {
  const card = duel.state.cards[id]!;
  const { facts, summoning } = duel.defs[id]!;
  const { specialOnly, onlyBy, notFrom, needs, toll } = summoning;
  if (onlyBy !== undefined && onlyBy !== way && way !== 'anyhow' && against(why, 'comes-in-its-own-way', id)) return false;
  if (notFrom !== undefined && notFrom === card.zone && against(why, 'not-special-summoned-from-there', id)) return false;
  if (toll?.from === card.zone && !toll.can(new Scope(duel, id, player)) && against(why, toll.rule, id)) return false;
  if (needs?.of === 'any' && !needs.can(new Scope(duel, id, player)) && against(why, needs.rule, id)) return false;
  const limited =
    way === 'effect' && (specialOnly === true || facts.subtype.startsWith('fusion') || facts.subtype.startsWith('ritual'));
  if (limited && !card.properlySummoned && against(why, 'revival-limit', id)) return false;
  if (
    duel.defs[id]!.continuous.some((part) => part.kind === 'gives' && part.ability === 'notSpecialSummoned') &&
    against(why, 'never-special-summoned', id)
  )
    return false;
  if (!canPayToPlay(duel, player, id) && against(why, 'cost-life-points', id)) return false;
  const forbidden = duel.continuous.forbids('specialSummon', player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/** The card of the player's Deck that comes by its procedure for this own monster, or for one that is lent for Tributes. */
export function deckComerFor(duel: Duel, player: Player, monster: CardId): CardId | undefined {
  const { controller, zone } = duel.state.cards[monster]!;
  if (zone !== 'monster' || (controller !== player && !lentMonsters(duel, player).includes(monster))) return undefined;
  return duel.index.deckComers.find((id) => {
    const { zone: lies, owner } = duel.state.cards[id]!;
    return lies === 'deck' && owner === player && duel.defs[id]!.summoning.procedure!.can(new Scope(duel, id, player), monster);
  });
}

/** Whether the monster's own procedure may be used now (E25). Of a monster of the field: that of a card of the Deck. */
export function canUseProcedure(duel: Duel, timing: Timing, id: CardId, why?: Reasons): boolean {
  const comer = duel.index.deckComers.length === 0 ? undefined : deckComerFor(duel, timing.player, id);
  if (comer !== undefined) {
    if (!timing.open && against(why, 'main-phase-only', id)) return false;
    // A lent one leaves no own zone free.
    const needsZone = duel.state.cards[id]!.controller !== timing.player;
    if (needsZone && !hasFree(duel.state.players[timing.player], 'monster') && against(why, 'no-monster-zone', id)) return false;
    const barred = duel.continuous.forbids('specialSummon', timing.player, comer);
    return (barred === undefined || !against(why, barred, id)) && noneAgainst(why);
  }
  const { procedure } = duel.defs[id]!.summoning;
  const card = duel.state.cards[id]!;
  if (procedure === undefined) return !against(why, 'no-procedure', id);
  if (!timing.open && against(why, 'main-phase-only', id)) return false;
  if ((card.zone !== procedure.from || card.controller !== timing.player) && against(why, 'wrong-place', id)) return false;
  const { freesZone = false } = procedure;
  const makesRoom = typeof freesZone === 'boolean' ? freesZone : freesZone(new Scope(duel, id, timing.player));
  if (!makesRoom && !hasFree(duel.state.players[timing.player], 'monster') && against(why, 'no-monster-zone', id)) return false;
  const side = procedure.onto === 'opponent' ? opponentOf(timing.player) : timing.player;
  if (
    duel.continuous.roomLeft(side, 'monster', side !== timing.player) < (makesRoom ? 0 : 1) &&
    against(why, 'number-limited', id)
  )
    return false;
  if (!canPayToPlay(duel, timing.player, id) && against(why, 'cost-life-points', id)) return false;
  if (!procedure.can(new Scope(duel, id, timing.player)) && against(why, procedure.rule, id)) return false;
  const forbidden = duel.continuous.forbids('specialSummon', timing.player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/** No effect keeps the player from having one Spell or Trap more on the field. One Field Spell takes the place of another. */
export const hasRoomFor = (duel: Duel, player: Player, id: CardId): boolean =>
  (duel.defs[id]!.facts.subtype === 'field' && duel.state.players[player].field !== null) ||
  duel.continuous.roomLeft(player, 'spellTrap') > 0;

/** Whether a Spell or Trap may be Set now (E16, E35). */
export function canSetSpellTrap(duel: Duel, timing: Timing, id: CardId, why?: Reasons): boolean {
  const definition = duel.defs[id]!;
  const card = duel.state.cards[id]!;
  if (!timing.open && against(why, 'main-phase-only', id)) return false;
  if (definition.index.isMonster) return !against(why, 'not-a-spell-or-trap', id);
  if (definition.summoning.placedOnly === true && against(why, 'placed-by-effect-only', id)) return false;
  if ((card.zone !== 'hand' || card.controller !== timing.player) && against(why, 'wrong-place', id)) return false;
  const side = duel.state.players[timing.player];
  if (definition.facts.subtype !== 'field' && !hasFree(side, 'spellTrap') && against(why, 'no-spell-trap-zone', id)) return false;
  if (!hasRoomFor(duel, timing.player, id) && against(why, 'number-limited', id)) return false;
  if (!canPayToPlay(duel, timing.player, id) && against(why, 'cost-life-points', id)) return false;
  const forbidden = duel.continuous.forbids('setSpellTrap', timing.player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}
