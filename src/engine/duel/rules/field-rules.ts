import type { Departure, Duel } from '../model/duel';
import { NO_DATA } from '../model/data';
import { Scope } from '../model/scope';
import { opponentOf, PLAYERS, type CardId, type DamageStep, type Player } from '../model/vocabulary';
import { onSide } from '../model/zones';
import { isBeyond } from './affecting';
import { isAtWork } from './at-work';
import { keepZonesClosed } from './closed-zones';
import { endControl, heedSuspendedControl, returnToOwners } from './control';
import { isSparedFromDamage } from './effect-damage';
import { equippedMonsterOf } from './equips';
import { moveBackToSpellTrapZone, moveToPile, placeForLog, putBackOnField, wasNegated, type Moving } from './movement';
import type { RuleId } from '../register/index';

/**
 * What the rules do by themselves after each atomic act, at the same moment: bonds of cards that left, Equip Cards whose monster
 * has gone, is face-down or no longer fits (E40), control that a departed card kept up.
 */
export function applyFieldRules(duel: Duel): void {
  for (let again = true; again;) {
    again = false;
    while (duel.departures.length > 0) {
      const gone = duel.departures.shift()!;
      const bond = duel.pool.definition(gone.passcode)?.bond;
      const other = gone.equippedTo ?? gone.linkedTo;
      if (
        bond !== undefined &&
        other !== null &&
        !gone.negated &&
        isStill(duel, other, gone.otherArrival) &&
        !isBeyond(duel, other, gone.card, gone.controller)
      ) {
        const destroys = bond.whenLeaves === 'destroyMonster' || (gone.destroyed && bond.whenDestroyed === 'destroyMonster');
        if (destroys && duel.continuous.endures(other, gone.card, isBoundByTarget(duel, gone), gone.controller) === undefined)
          destroyByEffect(duel, other, gone.card, gone.controller);
        const banishes = bond.whenLeaves === 'banishMonster' || (gone.destroyed && bond.whenDestroyed === 'banishMonster');
        if (banishes && !duel.state.cards[other]!.battleDestroyed)
          moveToPile(duel, other, 'banished', { cause: 'rule', by: gone.card });
      }
      if (gone.destroyed && gone.faceUp) takeDown(duel, gone);
      if (bond?.takesDown !== undefined && gone.faceUp && !gone.negated) {
        const { cards, to = 'graveyard' } = bond.takesDown;
        for (const id of cards(new Scope(duel, gone.card, gone.controller)))
          if (
            !isBeyond(duel, id, gone.card, gone.controller) &&
            duel.continuous.endures(id, gone.card, false, gone.controller) === undefined
          )
            destroyByEffect(duel, id, gone.card, gone.controller, to);
      }
      if (bond?.fellows !== undefined) sendFellows(duel, gone, bond.fellows);
      if (bond?.lasting !== undefined) endLasting(duel, gone, bond.lasting);
      if (gone.destroyed && bond?.damageWhenDestroyed !== undefined && !gone.negated)
        hurt(duel, gone.controller, bond.damageWhenDestroyed, gone.card);
      if (gone.felled && bond?.damageWhenFelled !== undefined)
        hurt(duel, opponentOf(duel.state.cards[gone.card]!.owner), bond.damageWhenFelled, gone.card);
      releaseTied(duel, gone.card, gone.destroyed);
      endControl(duel, (record) => record.source !== null && record.source.card === gone.card);
      again = true;
    }
    for (const side of duel.state.players) {
      for (const id of side.spellsTraps) {
        if (id === null || duel.state.cards[id]!.equippedTo === null) continue;
        const refuser = refusedBy(duel, id);
        if (refuser !== undefined) destroyByEffect(duel, id, refuser, duel.state.cards[refuser]!.controller);
        else if (unfitEquip(duel, id)) destroyAtOnce(duel, id, 'equip-without-monster', WITHOUT_MONSTER);
        else continue;
        again = true;
      }
    }
    if (
      returnToOwners(duel) ||
      heedSuspendedControl(duel) ||
      turnBackToTraps(duel) ||
      holdInPosition(duel) ||
      keepOneType(duel) ||
      destroyPerishing(duel)
    )
      again = true;
  }
  if (duel.sent.length > 0) hurtForSent(duel);
  keepZonesClosed(duel);
  duel.continuous.rememberOrder();
  duel.continuous.rememberOpenHands();
  duel.continuous.rememberStilled();
  if (duel.index.doing.turnsDecks !== undefined) turnDecks(duel);
}

/** What it was bound to it had targeted on its activation. */
const isBoundByTarget = (duel: Duel, { passcode }: Departure): boolean =>
  duel.pool.definition(passcode)!.effects.some(({ kind, targets }) => kind === 'card' && targets.length > 0);

/** In the Damage Step nothing is sent before damage has been calculated. */
const BEFORE_DAMAGE: readonly (DamageStep | null)[] = ['start', 'reveal', 'before', 'calculation'];

/** Of each player's face-up monsters those of another Type than the one that the player has kept so far go to the Graveyard. */
function keepOneType(duel: Duel): boolean {
  if (duel.index.doing.oneType === undefined || BEFORE_DAMAGE.includes(duel.state.damageStep)) return false;
  const [keeper] = duel.continuous.keepingOneType();
  if (keeper === undefined) return false;
  const card = duel.state.cards[keeper]!;
  const scope = new Scope(duel, keeper, card.controller);
  const before = card.data?.races ?? [];
  const there = PLAYERS.map((player) => scope.faceUpMonstersOf(player).filter((id) => !duel.state.cards[id]!.battleDestroyed));
  const races = there.map((monsters, player) => {
    const kept = before[player];
    const types = monsters.map((id) => duel.continuous.race(id));
    return kept != null && types.includes(kept) ? kept : (types[0] ?? null);
  });
  if (races.some((race, player) => race !== before[player])) card.data = { ...card.data, races };
  const others = there.flatMap((monsters, player) => monsters.filter((id) => duel.continuous.race(id) !== races[player]));
  for (const id of others) moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'sent', rule: 'one-type-only' });
  return others.length > 0;
}

/** The Decks are turned over when that begins, and again when it ends: what was at the bottom is on top. */
export function turnDecks(duel: Duel): void {
  const { state } = duel;
  const turned = duel.continuous.turnsDecks();
  if (turned === (state.decksTurned ?? false)) return;
  state.decksTurned = turned;
  for (const { deck } of state.players) deck.reverse();
}

/** Its Flip Summon has succeeded, and a card on the field may destroy it for that. */
export function strikeDown(duel: Duel, monster: CardId): void {
  const { state, defs, index, continuous } = duel;
  for (const id of index.strikers) {
    const { controller } = state.cards[id]!;
    if (!isAtWork(duel, id) || !defs[id]!.atOnce.strikesDown!(new Scope(duel, id, controller), monster)) continue;
    state.waiting = state.waiting.filter(({ card, event }) => card !== monster || event.batch !== state.batch);
    if (continuous.endures(monster, id, false, controller) === undefined) destroyByEffect(duel, monster, id, controller);
    return;
  }
}

/** Cards have gone to the Graveyard: each face-up card that deals damage for that deals it once, for all of them. */
function hurtForSent(duel: Duel): void {
  const { state, defs, index } = duel;
  const sent = duel.sent.splice(0);
  for (const id of index.hurting) {
    if (!isAtWork(duel, id)) continue;
    const scope = new Scope(duel, id, state.cards[id]!.controller);
    const hurts = sent.map((event) => defs[id]!.atOnce.hurtsForSent!(scope, event)).filter((one) => one !== undefined);
    for (const player of PLAYERS) {
      const amount = hurts.reduce((sum, one) => (one.player === player ? sum + one.amount : sum), 0);
      if (amount > 0) hurt(duel, player, amount, id);
    }
  }
}

/** Cards that only stand together go together. */
function sendFellows(duel: Duel, gone: Departure, fellows: readonly number[]): void {
  for (const id of duel.state.players[gone.controller].spellsTraps) {
    if (id === null) continue;
    const card = duel.state.cards[id]!;
    if (card.faceUp && !card.leaving && fellows.includes(card.passcode))
      moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'sent', by: gone.card });
  }
}

/** What it has begun ends with it; what it has kept away may come back. */
function endLasting(duel: Duel, { card: id, destroyed }: Departure, how: 'end' | 'return'): void {
  const { state } = duel;
  const ended = state.lingering.filter(({ card }) => card === id);
  if (ended.length === 0) return;
  state.lingering = state.lingering.filter(({ card }) => card !== id);
  duel.continuous.changed();
  if (how === 'end' || !destroyed || state.cards[id]!.zone !== 'graveyard') return;
  for (const { cards, data = NO_DATA, player } of ended)
    for (const { card, arrival } of cards) {
      const side = data.player ?? player;
      if (state.cards[card]!.arrival === arrival) putBackOnField(duel, card, side, data.placement ?? 'attack');
    }
}

/** Monsters that go down with it by their own effect (Toons with Toon World), whoever controls them, negated or not. */
function takeDown(duel: Duel, gone: Departure): void {
  for (const id of duel.index.dependents) {
    const { zone, faceUp } = duel.state.cards[id]!;
    if (duel.defs[id]!.departure.goesDownWith === gone.passcode && zone === 'monster' && faceUp && !wasNegated(duel, id))
      destroyByEffect(duel, id, id, duel.state.cards[id]!.controller);
  }
}

function hurt(duel: Duel, player: Player, amount: number, by: CardId): void {
  if (isSparedFromDamage(duel, player, by)) return;
  const side = duel.state.players[player];
  side.lifePoints = Math.max(0, side.lifePoints - amount);
  duel.happen({ verb: 'damage', player, amount, lifePoints: side.lifePoints, cause: 'effect', by, text: '-' });
}

/** A Trap in a Monster Zone whose effect is negated as that of a Trap is a mere Trap again, and stays one (rulings). */
function turnBackToTraps(duel: Duel): boolean {
  if (duel.index.trapMonsters.length === 0) return false;
  const back = duel.index.trapMonsters.filter(
    (id) => duel.state.cards[id]!.zone === 'monster' && !duel.state.cards[id]!.battleDestroyed && duel.continuous.isNegated(id),
  );
  for (const id of back) {
    const { controller, passcode } = duel.state.cards[id]!;
    const fromPlace = placeForLog(duel, id);
    moveBackToSpellTrapZone(duel, id);
    duel.happen({
      verb: 'toField',
      player: controller,
      card: id,
      passcode,
      from: 'monster',
      to: 'spellTrap',
      cause: 'rule',
      fromPlace,
      toPlace: placeForLog(duel, id),
      rule: 'trap-monster',
    });
  }
  return back.length > 0;
}

/** Monsters that a continuous effect keeps in a position are turned at once. */
function holdInPosition(duel: Duel): boolean {
  if (duel.index.doing.holds === undefined || !duel.continuous.holds()) return false;
  const turned = faceUpMonsters(duel).filter((id) => {
    const position = duel.continuous.heldIn(id);
    return position !== undefined && duel.state.cards[id]!.position !== position;
  });
  for (const id of turned) {
    const card = duel.state.cards[id]!;
    card.position = card.position === 'attack' ? 'defense' : 'attack';
    duel.happen({
      verb: 'position',
      player: card.controller,
      card: id,
      passcode: card.passcode,
      position: card.position,
      cause: 'rule',
      rule: 'continuous-at-once',
      toPlace: placeForLog(duel, id),
    });
  }
  return turned.length > 0;
}

/** Cards whose own text destroys them in this state of the field. */
function destroyPerishing(duel: Duel): boolean {
  if (duel.index.giving.perishes === undefined || !duel.continuous.gives('perishes')) return false;
  const gone = allCards(duel).filter(
    (id) => !duel.state.cards[id]!.leaving && !duel.state.cards[id]!.battleDestroyed && duel.continuous.has(id, 'perishes'),
  );
  for (const id of gone) destroyByEffect(duel, id, id, duel.state.cards[id]!.controller);
  return gone.length > 0;
}

/** The same monster as before, face-up on the field. */
const isStill = (duel: Duel, id: CardId, then: number): boolean => {
  const { zone, faceUp, arrival } = duel.state.cards[id]!;
  return zone === 'monster' && faceUp && arrival === then;
};

const faceUpMonsters = ({ state: { players, cards } }: Duel): CardId[] =>
  players
    .flatMap(({ monsters }) => monsters.filter((id) => id !== null))
    .filter((id) => cards[id]!.faceUp && !cards[id]!.summoning);
const allCards = (duel: Duel): CardId[] => duel.state.players.flatMap(onSide);

/**
 * What a continuous effect or a bond of a card destroys is destroyed by an effect, though nothing resolves: the Union of a
 * monster that it spares so goes in its place.
 */
const destroyByEffect = (duel: Duel, id: CardId, by: CardId, byPlayer: Player, to?: 'graveyard' | 'banished'): void =>
  destroyAtOnce(
    duel,
    (duel.continuous.has(id, 'sparedFromEffectsByUnion') ? equippedMonsterOf(duel, id) : null) ?? id,
    'continuous-at-once',
    { cause: 'effect', how: 'destroyed', by, byPlayer, rule: 'continuous-at-once' },
    to,
  );

const WITHOUT_MONSTER: Moving = { cause: 'rule', how: 'destroyed', rule: undefined };

function destroyAtOnce(duel: Duel, id: CardId, rule: RuleId, moving: Moving, to: 'graveyard' | 'banished' = 'graveyard'): void {
  const card = duel.state.cards[id]!;
  if (card.leaving || card.battleDestroyed) return;
  const { cause, by, byPlayer } = moving;
  duel.happen({ verb: 'destroy', player: card.controller, card: id, passcode: card.passcode, cause, by, byPlayer, rule });
  moveToPile(duel, id, to, moving);
}

/** A monster has left, or is none any more: cards linked to it lose the link, or go with it. */
function releaseTied(duel: Duel, monster: CardId, destroyed: boolean): void {
  for (const side of duel.state.players) {
    for (const id of side.spellsTraps) {
      if (id === null) continue;
      const card = duel.state.cards[id]!;
      if (card.linkedTo !== monster) continue;
      card.linkedTo = null;
      const bond = duel.defs[id]!.bond;
      const goes = bond?.whenMonsterLeaves === 'destroySelf' || (destroyed && bond?.whenMonsterDestroyed === 'destroySelf');
      if (goes && !wasNegated(duel, id)) destroyByEffect(duel, id, monster, card.controller);
    }
  }
}

/** The monster destroys what comes to be on it: any Equip Card, or any Spell. */
const refusesEquip = (duel: Duel, monster: CardId, equip: CardId): boolean =>
  duel.continuous.has(monster, 'destroysEquips') ||
  (duel.defs[equip]!.index.isSpell && duel.continuous.has(monster, 'destroysSpellsOnIt'));

/** The monster that this Equip Card is on, if it destroys it by its effect, which the card does not endure. */
function refusedBy(duel: Duel, id: CardId): CardId | undefined {
  const { equippedTo, leaving } = duel.state.cards[id]!;
  if (equippedTo === null || leaving) return undefined;
  const { zone, faceUp, controller } = duel.state.cards[equippedTo]!;
  if (zone !== 'monster' || !faceUp || !refusesEquip(duel, equippedTo, id)) return undefined;
  return duel.continuous.endures(id, equippedTo, false, controller) === undefined ? equippedTo : undefined;
}

function unfitEquip(duel: Duel, id: CardId): boolean {
  const card = duel.state.cards[id]!;
  if (card.equippedTo === null || card.leaving) return false;
  const monster = duel.state.cards[card.equippedTo]!;
  if (monster.zone !== 'monster' || !monster.faceUp) return true;
  // What the monster itself has put on itself fits (Relinquished and a Union).
  const fits = card.equippedByHost ? undefined : duel.defs[id]!.asEquip.fits;
  return fits !== undefined && !fits(new Scope(duel, id, card.controller), card.equippedTo);
}
