import { equip, equippedMonster, nothing, spell, stats } from '../../../../engine/duel/api';
import type { Kind } from './kinds';

interface Change {
  readonly atk?: number;
  readonly def?: number;
}

/** Equip Spells that are for one kind of monster and change its ATK and DEF. */
export const strengthensEquipped = (passcode: number, fits: Kind, change: Change) =>
  equip(passcode, { fits, continuous: [stats(equippedMonster, change)] });

/** Field Spells that change ATK and DEF of kinds of monsters on both sides. */
export const strengthensKinds = (passcode: number, ...changes: readonly (readonly [on: Kind, change: Change])[]) =>
  spell(passcode, { activate: nothing, continuous: changes.map(([on, change]) => stats(on, change)) });
