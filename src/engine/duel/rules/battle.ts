import type { BattleDamage, Compared } from '../model/damage-calculation';
import type { Duel } from '../model/duel';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import type { RuleId } from '../register/index';

/** What damage calculation will do. */
export interface BattleOutcome {
  /** The case of the comparison. */
  readonly rule: RuleId;
  readonly compared: Compared;
  readonly destroyed: readonly CardId[];
  /** Battle damage, who takes it and which monster deals it; undefined when there is none (0 is no damage). */
  readonly damage?: BattleDamage;
}

/** Compares the battling monsters by their values at this moment (E-digest 9.3, comparison). */
export function battleOutcome(duel: Duel): BattleOutcome {
  const battle = duel.state.battle!;
  const { continuous, state } = duel;
  const attacker = battle.attacker;
  const attackerSide = state.cards[attacker]!.controller;
  const defenderSide = opponentOf(attackerSide);
  const a = continuous.atk(attacker);
  if (battle.target === null)
    return {
      rule: 'battle-direct',
      compared: { atk: a },
      destroyed: [],
      damage: damageTo(duel, defenderSide, a, attacker),
    };
  const target = battle.target;
  const destroyed = (ids: readonly CardId[]): CardId[] => ids.filter((id) => !continuous.has(id, 'notDestroyedByBattle'));
  if (state.cards[target]!.position === 'attack') {
    const b = continuous.atk(target);
    const compared: Compared = { atk: a, against: { of: 'atk', value: b } };
    if (a > b)
      return {
        rule: 'battle-attack-position',
        compared,
        destroyed: destroyed([target]),
        damage: damageTo(duel, defenderSide, a - b, attacker),
      };
    if (a < b)
      return {
        rule: 'battle-attack-position',
        compared,
        destroyed: destroyed([attacker]),
        damage: damageTo(duel, attackerSide, b - a, target),
      };
    return {
      rule: 'battle-equal-attack',
      compared,
      destroyed: a === 0 && !duel.profile.zeroAtkBothDestroyed ? [] : destroyed([attacker, target]),
    };
  }
  const d = continuous.def(target);
  const compared: Compared = { atk: a, against: { of: 'def', value: d } };
  if (a > d) {
    const piercing = continuous.has(attacker, 'piercing');
    return {
      rule: piercing ? 'piercing' : 'battle-defense-position',
      compared,
      destroyed: destroyed([target]),
      damage: piercing ? damageTo(duel, defenderSide, a - d, attacker) : undefined,
    };
  }
  return {
    rule: 'battle-defense-position',
    compared,
    destroyed: [],
    damage: a < d ? damageTo(duel, attackerSide, d - a, target) : undefined,
  };
}

/** This battle deals the player no damage, also none that is turned to that player. */
function takesNone(duel: Duel, player: Player): boolean {
  const { attacker, target, noDamageTo } = duel.state.battle!;
  const isSparing = (id: CardId | null): boolean =>
    id !== null && duel.state.cards[id]!.controller === player && duel.continuous.has(id, 'noBattleDamage');
  return noDamageTo === player || duel.continuous.takesNoBattleDamage(player) || isSparing(attacker) || isSparing(target);
}

function damageTo(duel: Duel, player: Player, amount: number, by: CardId): BattleOutcome['damage'] {
  if (amount <= 0 || takesNone(duel, player)) return undefined;
  const { target } = duel.state.battle!;
  const doubled = target !== null && duel.continuous.has(by, 'doublesBattleDamage');
  const changed = duel.continuous.battleDamage({ player, amount: doubled ? amount * 2 : amount, by });
  const isSpared =
    (changed.player !== player && takesNone(duel, changed.player)) ||
    (changed.asEffect === true &&
      duel.continuous.forbids('takeEffectDamage', changed.player, null, by, { byPlayer: duel.state.cards[by]!.controller }) !==
        undefined);
  return changed.amount <= 0 || isSpared ? undefined : changed;
}

/** The battle damage that each player would take if damage were calculated now. */
export function expectedBattleDamage(duel: Duel): readonly [number, number] {
  const { damage } = battleOutcome(duel);
  return [damage?.player === 0 ? damage.amount : 0, damage?.player === 1 ? damage.amount : 0];
}
