import type { Duel, Player } from '../../../engine/duel';
import { damageOf, sideOf, type Side } from './side';

/** What of a position is weighed: each as the difference between a player and the opponent, so that no one-sided rest is left. */
export const FEATURES = [
  'lifePoints',
  'low',
  'deck',
  'cards',
  'small',
  'large',
  'spells',
  'traps',
  'removal',
  'sweeping',
  'attackers',
  'defenders',
  'hidden',
  'flips',
  'atk',
  'def',
  'best',
  'setTraps',
  'setSpells',
  'open',
  'alone',
  'threat',
  'turn',
  'battleBest',
  'battleThreat',
  'battleLethal',
  'summons',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Below so many Life Points each one counts more. */
const LOW = 2500;

/** The position as the player may see it in a game that could be the true one. */
export function featuresOf(duel: Duel, player: Player): Readonly<Record<Feature, number>> {
  const [own, other] = [sideOf(duel, player), sideOf(duel, player === 0 ? 1 : 0)];
  const by = (of: (side: Side) => number): number => of(own) - of(other);
  const turn = duel.state.turnPlayer === player ? 1 : -1;
  const [fighter, target] = turn > 0 ? [own, other] : [other, own];
  const ahead = damageOf(fighter, target) / Math.max(1, target.lifePoints);
  const total = (side: Side): number =>
    side.small +
    side.large +
    side.spells +
    side.traps +
    side.attackers +
    side.defenders +
    side.hidden +
    side.setTraps +
    side.setSpells;
  return {
    lifePoints: Math.log((own.lifePoints + 800) / (other.lifePoints + 800)),
    low: by((side) => -Math.max(0, LOW - side.lifePoints) / LOW),
    deck: by((side) => -1 / (1 + side.deck)),
    cards: Math.log((1 + total(own)) / (1 + total(other))),
    small: by((side) => side.small),
    large: by((side) => side.large),
    spells: by((side) => side.spells),
    traps: by((side) => side.traps),
    removal: by((side) => side.removal),
    sweeping: by((side) => side.sweeping),
    attackers: by((side) => side.attackers),
    defenders: by((side) => side.defenders),
    hidden: by((side) => side.hidden),
    flips: by((side) => side.flips),
    atk: by((side) => side.atk),
    def: by((side) => side.def),
    best: clamped(own.best - other.best),
    setTraps: by((side) => side.setTraps),
    setSpells: by((side) => side.setSpells),
    open: by((side) => side.open),
    alone: by((side) => (side.walls.length > 0 ? 1 : 0)),
    threat:
      clamped(damageOf(own, other) / Math.max(1, other.lifePoints)) - clamped(damageOf(other, own) / Math.max(1, own.lifePoints)),
    turn,
    battleBest: turn * Math.min(1, Math.max(0, fighter.best - target.best)),
    battleThreat: turn * clamped(ahead),
    battleLethal: ahead >= 1 ? turn : 0,
    summons: fighter.small > 0 ? turn : 0,
  };
}

const clamped = (value: number): number => Math.max(-1, Math.min(1, value));
