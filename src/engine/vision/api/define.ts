import type { Doing } from '../model/decision';
import type { ActivatedEffect, AutoEffect, CardCode, PlayedEffect, StatsEffect } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId, Timing } from '../model/vocabulary';

/** What a card does beside what stands in its facts. */
type Code = Omit<CardCode, 'passcode'>;

/** A character, or a phantom. */
export const character = (passcode: number, code: Code = {}): CardCode => ({ passcode, ...code });

/** A spell or command that does something and is used up; several effects are alternatives, of which one is named. */
export const oneShot = (passcode: number, ...played: readonly PlayedEffect[]): CardCode => ({ passcode, played });

/** A card that stays: set on a character, or lying on the field. */
export const lasting = (passcode: number, code: Code): CardCode => ({ passcode, ...code });

/** 自動γ: `resolve` follows by itself at that timing, where `when` holds. */
export const at = (timing: Timing, when: ((q: Scope) => boolean) | 'always', resolve: (e: Effect) => Doing): AutoEffect =>
  when === 'always' ? { timing, resolve } : { timing, when, resolve };

/** 自動α: these characters have so much more, or less. */
export const stats = (attack: number, toughness: number, applies: (q: Scope, character: CardId) => boolean): StatsEffect => ({
  attack,
  toughness,
  applies,
});

/** 起動: used with priority, for nodes, or by putting the card itself to sleep. */
export const use = ({
  when = 'always',
  nodes = 0,
  sleep = false,
  ...effect
}: Partial<Pick<ActivatedEffect, 'when' | 'nodes' | 'sleep' | 'target'>> &
  Pick<ActivatedEffect, 'resolve'>): ActivatedEffect => ({
  when,
  nodes,
  sleep,
  ...effect,
});
