import type { Card, CardId, Decision, Duel, Player } from '../engine';

const PILES = ['deck', 'hand', 'graveyard', 'banished', 'fusionDeck'] as const;
const ZONES_PER_ROW = 5;

/** What must hold at every decision of every duel. @returns what does not. */
export function brokenInvariant(duel: Duel, decision: Decision | undefined, cardsAtStart: number): string | undefined {
  const { cards, players } = duel.state;
  const places = new Uint8Array(cards.length);
  for (const player of [0, 1] as const) {
    const broken = brokenSeat(duel, player, places);
    if (broken !== undefined) return `player ${player}: ${broken}`;
  }
  let real = 0;
  for (const card of cards) {
    const isToken = duel.defs[card.id]!.facts.subtype === 'token';
    if (!isToken) real += 1;
    const wanted = card.zone === 'gone' ? 0 : 1;
    if (places[card.id] !== wanted) return `${say(duel, card)} lies in ${places[card.id]} places, its zone is ${card.zone}`;
    if (card.zone === 'gone' && !isToken) return `${say(duel, card)} is lost`;
    // A token that a monster has taken as an Equip Card lies in a Spell & Trap Zone.
    if (isToken && card.zone !== 'gone' && card.zone !== 'monster' && !(card.zone === 'spellTrap' && card.equippedTo >= 0)) return `${say(duel, card)} lies in ${card.zone}`;
    if (card.counters < 0 || !Number.isInteger(card.counters)) return `${say(duel, card)} has ${card.counters} counters`;
    const broken = brokenTies(duel, card);
    if (broken !== undefined) return `${say(duel, card)} ${broken}`;
  }
  if (real !== cardsAtStart) return `${real} cards, ${cardsAtStart} at the start`;
  for (const { lifePoints } of players) if (!Number.isInteger(lifePoints) || lifePoints < 0) return `Life Points are ${lifePoints}`;
  return decision === undefined ? undefined : brokenDecision(decision);
}

function brokenSeat(duel: Duel, player: Player, places: Uint8Array): string | undefined {
  const { cards, players } = duel.state;
  const side = players[player];
  for (const zone of PILES) {
    for (const id of side[zone]) {
      const card = cards[id];
      if (card === undefined) return `${zone} holds ${id}, which is no card`;
      places[id] = places[id]! + 1;
      if (card.zone !== zone || card.owner !== player || card.slot !== -1) return `${say(duel, card)} of player ${card.owner} in ${zone} believes to be in ${card.zone}, slot ${card.slot}`;
    }
  }
  for (const [zone, row] of [['monster', side.monsters], ['spellTrap', side.spellsTraps]] as const) {
    if (row.length !== ZONES_PER_ROW) return `${row.length} zones for ${zone}`;
    for (const [slot, id] of row.entries()) {
      if (id < 0) continue;
      places[id] = places[id]! + 1;
      const card = cards[id]!;
      if (card.zone !== zone || card.slot !== slot || card.controller !== player) return `${say(duel, card)} in ${zone} ${slot} believes to be in ${card.zone} ${card.slot} of player ${card.controller}`;
    }
  }
  const held = cards.filter((card) => card.zone === 'monster' && card.controller === player && card.heldSlot >= 0);
  const filled = side.spellsTraps.filter((id) => id < -1).length;
  if (held.length !== filled || held.some(({ heldSlot }) => side.spellsTraps[heldSlot]! >= -1)) return `${filled} Spell & Trap Zones are filled from Monster Zones, by ${held.length} Traps`;
  if (side.field >= 0) {
    places[side.field] = places[side.field]! + 1;
    const card = cards[side.field]!;
    if (card.zone !== 'field' || card.controller !== player) return `${say(duel, card)} on the field zone believes to be in ${card.zone} of player ${card.controller}`;
  }
  return undefined;
}

/** Equip Cards, linked cards and marks of the battle are about cards that lie on the field. */
function brokenTies(duel: Duel, card: Readonly<Card>): string | undefined {
  const onField = card.zone === 'monster' || card.zone === 'spellTrap' || card.zone === 'field';
  if (!onField && (card.summoning || card.leaving || card.battleDestroyed || card.equippedTo >= 0 || card.linkedTo >= 0)) return 'has left the field with marks on it';
  if (card.battleDestroyed && duel.state.damageStep === null) return 'is still marked destroyed by battle';
  if (card.leaving && duel.state.chain.length === 0) return 'should have left with the chain';
  if (card.equippedTo >= 0 && duel.state.cards[card.equippedTo]!.zone !== 'monster') return 'is equipped to a card that is not on the field';
  return undefined;
}

function brokenDecision(decision: Decision): string | undefined {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return decision.options().length === 0 ? `a decision ${decision.kind} lists nothing` : undefined;
    case 'choose':
    case 'discard': {
      const { from, min, max } = decision;
      if (min < 0 || min > max || max > from.length || new Set(from).size < from.length) return `a pick of ${min} to ${max} of ${from.join()}`;
      return undefined;
    }
    case 'order':
      return new Set(decision.from).size < decision.from.length ? 'an order of equal cards' : undefined;
    default:
      return decision.values.length === 0 ? `a question ${decision.why?.prompt} without values` : undefined;
  }
}

const say = (duel: Duel, card: Readonly<Card>): string => `${nameOf(duel, card.id)} (${card.id})`;
const nameOf = (duel: Duel, id: CardId): string => duel.defs[id]!.facts.en;

/** Looks at what has been told since line `since`: a Special Summon in the resolution of a card none of whose effects says that it Special Summons: nothing could answer it as one. */
export function unsaidSummon(duel: Duel, since: number): string | undefined {
  let resolving: number | undefined;
  for (const { verb, passcode, cause } of duel.log.slice(Math.max(0, duel.log.findLastIndex((event, i) => i < since && event.verb === 'resolve')))) {
    if (verb === 'resolve') resolving = passcode;
    if (verb === 'phase' || verb === 'noEffect') resolving = undefined;
    if (verb !== 'specialSummon' || cause !== 'effect' || resolving === undefined) continue;
    const definition = duel.pool.definition(resolving)!;
    if (!definition.effects.some((effect) => effect.specialSummons === true)) return `${definition.facts.en} Special Summons and does not say so`;
  }
  return undefined;
}
