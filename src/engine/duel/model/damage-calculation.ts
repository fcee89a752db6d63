import type { CardId, Player } from './vocabulary';

/** Battle damage; `asEffect`: it counts as damage by an effect. */
export interface BattleDamage {
  readonly player: Player;
  readonly amount: number;
  readonly by: CardId;
  readonly asEffect?: boolean;
}

/** The values that battle: ATK of the attacker, and what stands against it; nothing does in a direct attack. */
export interface Compared {
  readonly atk: number;
  readonly against?: { readonly of: 'atk' | 'def'; readonly value: number };
}

/** What a damage calculation has come to. */
export interface DamageCalculation {
  readonly compared: Compared;
  readonly destroyed: readonly CardId[];
  /** What each player has taken. */
  readonly damage: readonly [number, number];
}
