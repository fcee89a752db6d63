import type { CardDefinition, CardId, Duel, Player } from '../../../engine/duel';

/** What is counted of one side of the duel, before it is set against the other side. */
export interface Side {
  lifePoints: number;
  deck: number;
  /** Cards of the hand by what they are: monsters that come without a Tribute, those that need one, Spells, Traps. */
  small: number;
  large: number;
  spells: number;
  traps: number;
  /** Cards of the hand, or face-down on the field, that destroy monsters; the same of Spells and Traps. */
  removal: number;
  sweeping: number;
  /** Monsters by how they lie; those face-down with a Flip Effect once more. */
  attackers: number;
  defenders: number;
  hidden: number;
  flips: number;
  /** ATK of those in Attack Position, DEF of the others, in thousands. */
  atk: number;
  def: number;
  /** The largest ATK of a face-up monster, in thousands. */
  best: number;
  setTraps: number;
  setSpells: number;
  open: number;
  /** ATK, the largest first, of the monsters that can still attack in their player's next Battle Phase. */
  readonly ready: number[];
  /** What an attack must get past: ATK or DEF of each monster. */
  readonly walls: number[];
}

/** What a face-down monster is taken for. */
const HIDDEN_WALL = 1200;

export function sideOf(duel: Duel, player: Player): Side {
  const { lifePoints, deck, hand, monsters, spellsTraps, field } = duel.state.players[player];
  const side: Side = {
    lifePoints,
    deck: deck.length,
    small: 0,
    large: 0,
    spells: 0,
    traps: 0,
    removal: 0,
    sweeping: 0,
    attackers: 0,
    defenders: 0,
    hidden: 0,
    flips: 0,
    atk: 0,
    def: 0,
    best: 0,
    setTraps: 0,
    setSpells: 0,
    open: field === null ? 0 : 1,
    ready: [],
    walls: [],
  };
  for (const id of hand) countInHand(side, duel.defs[id]!);
  for (const id of monsters) if (id !== null) countMonster(side, duel, id, player);
  for (const id of spellsTraps) if (id !== null) countSpellTrap(side, duel, id);
  side.ready.sort((a, b) => b - a);
  return side;
}

function countInHand(side: Side, definition: CardDefinition): void {
  const { facts, index } = definition;
  if (index.isTrap) side.traps += 1;
  else if (index.isSpell) side.spells += 1;
  else if ((facts.level ?? 0) > 4) side.large += 1;
  else side.small += 1;
  countDoings(side, definition);
}

function countDoings(side: Side, definition: CardDefinition): void {
  const { monsters, spellsTraps } = destroys(definition);
  if (monsters) side.removal += 1;
  if (spellsTraps) side.sweeping += 1;
}

function countMonster(side: Side, duel: Duel, id: CardId, player: Player): void {
  const card = duel.state.cards[id]!;
  if (!card.faceUp) {
    side.hidden += 1;
    if (duel.defs[id]!.index.flip >= 0) side.flips += 1;
    side.walls.push(HIDDEN_WALL);
    return;
  }
  const atk = duel.continuous.atk(id);
  side.best = Math.max(side.best, atk / 1000);
  if (card.position === 'attack') {
    side.attackers += 1;
    side.atk += atk / 1000;
    side.walls.push(atk);
  } else {
    const def = duel.continuous.def(id);
    side.defenders += 1;
    side.def += def / 1000;
    side.walls.push(def);
  }
  const { turn, turnPlayer } = duel.state;
  const isDone = turnPlayer === player && card.turnAttacked === turn;
  if (card.position === 'attack' && !isDone) side.ready.push(atk);
}

function countSpellTrap(side: Side, duel: Duel, id: CardId): void {
  if (duel.state.cards[id]!.faceUp) side.open += 1;
  else {
    const definition = duel.defs[id]!;
    if (definition.index.isTrap) side.setTraps += 1;
    else side.setSpells += 1;
    countDoings(side, definition);
  }
}

interface Destroys {
  readonly monsters: boolean;
  readonly spellsTraps: boolean;
}

const known = new WeakMap<CardDefinition, Destroys>();

/** What some effect of the card destroys when it resolves. */
export function destroys(definition: CardDefinition): Destroys {
  let found = known.get(definition);
  if (found === undefined) {
    const does = definition.effects.flatMap(({ does: own, modes }) => [
      ...(own ?? []),
      ...(modes ?? []).flatMap((mode) => mode.does ?? []),
    ]);
    found = { monsters: does.includes('destroysMonsters'), spellsTraps: does.includes('destroysSpellsTraps') };
    known.set(definition, found);
  }
  return found;
}

/** The damage that the monsters of one side would do to the other if they attacked now and nothing answered. */
export function damageOf({ ready }: Side, { walls }: Side): number {
  const left = ready.slice();
  let damage = 0;
  // Each wall takes the smallest attacker that gets past it; without one the way is not open.
  for (const wall of walls.toSorted((a, b) => b - a)) {
    const at = left.findLastIndex((atk) => atk > wall);
    if (at < 0) return damage;
    damage += left.splice(at, 1)[0]! - wall;
  }
  return damage + left.reduce((sum, atk) => sum + atk, 0);
}
