import type { Duel } from '../model/duel';
import type { CardId, Player } from '../model/vocabulary';
import { placeOf } from '../rules/movement';
import { canBePendulumSummoned, freeMonsterZones, scalesOf, thinkableForPendulum } from '../rules/pendulum';
import type { Reason } from '../rules/reasons';
import type { Place, ReasonView } from './view';

/** A monster of the hand or of the open part of the extra deck: whether it may come by a Pendulum Summon, or why not. */
export interface PendulumMonsterView {
  readonly card: Place;
  readonly level: number;
  /** None: it may come. */
  readonly reasons: readonly ReasonView[];
}

/** A Pendulum Summon as its player thinks about it. */
export interface PendulumSummonView {
  /** The lower one first. */
  readonly scales: readonly [low: number, high: number];
  /** Monster Zones that are free: so many may come at most. */
  readonly zones: number;
  /** Those that may come first. */
  readonly monsters: readonly PendulumMonsterView[];
  /** Why none can be made now; none while it can, or while its monsters are chosen. */
  readonly reasons: readonly ReasonView[];
}

/** What the player could think of for a Pendulum Summon; undefined unless a card lies in both Pendulum Zones. */
export function pendulumSummonView(
  duel: Duel,
  player: Player,
  reasonView: (reason: Reason) => ReasonView,
  reasons: readonly ReasonView[],
): PendulumSummonView | undefined {
  const scales = scalesOf(duel, player);
  if (scales === undefined) return undefined;
  const monsterView = (id: CardId): PendulumMonsterView => {
    const why: Reason[] = [];
    canBePendulumSummoned(duel, player, id, why);
    return { card: placeOf(duel, id), level: duel.continuous.level(id), reasons: why.map(reasonView) };
  };
  const monsters = thinkableForPendulum(duel, player).map(monsterView);
  return {
    scales,
    zones: freeMonsterZones(duel, player),
    reasons,
    monsters: monsters.toSorted((a, b) => Number(a.reasons.length > 0) - Number(b.reasons.length > 0)),
  };
}
