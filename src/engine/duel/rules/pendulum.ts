import type { Duel } from '../model/duel';
import type { CardId, Player } from '../model/vocabulary';
import { pendulumZones } from '../model/zones';
import { against, noneAgainst, type Reasons } from './reasons';
import { canBeSpecialSummoned } from './summoning';
import type { Timing } from './timing';

/** The scales of a player, the lower first; undefined unless a card lies in both Pendulum Zones. */
export function scalesOf(duel: Duel, player: Player): readonly [number, number] | undefined {
  const [left, right] = pendulumZones(duel.state.players[player]);
  if (left === undefined || left === null || right === undefined || right === null) return undefined;
  const [a, b] = [duel.continuous.scale(left), duel.continuous.scale(right)];
  return a <= b ? [a, b] : [b, a];
}

/** The monsters that a Pendulum Summon could be thought of for: those of the hand, and what lies face-up in the extra deck. */
export const thinkableForPendulum = ({ state, defs }: Duel, player: Player): readonly CardId[] => [
  ...state.players[player].hand.filter((id) => defs[id]!.index.isMonster),
  ...state.players[player].fusionDeck.filter((id) => state.cards[id]!.faceUp),
];

/** P6: whether the monster could come by a Pendulum Summon now: where it lies, its Level between the scales, what forbids it. */
export function canBePendulumSummoned(duel: Duel, player: Player, id: CardId, why?: Reasons): boolean {
  const card = duel.state.cards[id]!;
  const { facts, index, summoning } = duel.defs[id]!;
  const { specialOnly, onlyBy } = summoning;
  if (!index.isMonster) return !against(why, 'not-a-monster', id);
  const lies = card.controller === player && (card.zone === 'hand' || (card.zone === 'fusionDeck' && card.faceUp));
  if (!lies && against(why, 'wrong-place', id)) return false;
  const ownWay =
    specialOnly === true || onlyBy !== undefined || facts.subtype.startsWith('fusion') || facts.subtype.startsWith('ritual');
  if (ownWay && against(why, 'comes-in-its-own-way', id)) return false;
  const scales = scalesOf(duel, player);
  const level = duel.continuous.level(id);
  if (scales !== undefined && (level <= scales[0] || level >= scales[1]) && against(why, 'level-between-scales', id, level))
    return false;
  if (!ownWay && !canBeSpecialSummoned(duel, player, id, why) && why === undefined) return false;
  const forbidden = duel.continuous.forbids('pendulumSummon', player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/** The monsters that may come by a Pendulum Summon now. */
export const pendulumCandidates = (duel: Duel, player: Player): readonly CardId[] =>
  thinkableForPendulum(duel, player).filter((id) => canBePendulumSummoned(duel, player, id));

/** Monster Zones that the player has free. */
export const freeMonsterZones = ({ state }: Duel, player: Player): number => {
  const { monsters, closed } = state.players[player];
  return monsters.filter((id) => id === null).length - closed.monster.length;
};

/** P6: whether a Pendulum Summon may be made now. */
export function canPendulumSummon(duel: Duel, timing: Timing, why?: Reasons): boolean {
  const { pendulum } = duel.state.players[timing.player];
  if (pendulum === undefined) return !against(why, 'no-pendulum-summon');
  if (!timing.open && against(why, 'main-phase-only')) return false;
  if (pendulum.summoned && against(why, 'pendulum-summon-once')) return false;
  if (scalesOf(duel, timing.player) === undefined) return !against(why, 'both-pendulum-zones');
  if (freeMonsterZones(duel, timing.player) === 0 && against(why, 'no-monster-zone')) return false;
  if (pendulumCandidates(duel, timing.player).length === 0 && against(why, 'no-monster-between-scales')) return false;
  return noneAgainst(why);
}
