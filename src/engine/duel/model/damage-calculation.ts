import type { CardId } from './vocabulary';

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
