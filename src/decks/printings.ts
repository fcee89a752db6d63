import type { CardFacts } from '../engine/duel';
import printings from './data/printings.json';

const CARD_OF = new Map(printings.pictures.map(({ card, of }) => [card, of]));

/** The card that a passcode stands for: another picture of a card is the same card (R365). */
export const cardOf = (passcode: number): number => CARD_OF.get(passcode) ?? passcode;

/** What one print of a card shows beside its name and text. */
export interface Print {
  readonly of: number;
  /** The era of the print, 1 to 4. Every era may be played (R364). */
  readonly era: number;
  /** The icon of a Spell or Trap; null where none is printed. */
  readonly icon: string | null;
  /** The kind that the type line of a first-era Field Spell or Equip Spell spells out. */
  readonly line?: string;
  /** The text says that the card is destroyed after use. */
  readonly saysDestroyed?: boolean;
  /** A replica of a prize card. It may be played like the card itself (R370). */
  readonly replica?: boolean;
}

/** The prints that need reading: several eras, missing icons, replicas. */
export const PRINTS: readonly Print[] = printings.prints;

/**
 * First-era Counter Traps that carry no icon: Magic Jammer, Seven Tools of the Bandit, Horn of Heaven, Solemn Judgment (R411).
 */
const COUNTER_WITHOUT_ICON: readonly number[] = [77414722, 3819470, 98069388, 41420027];

/**
 * The kind of Spell or Trap that a print shows. No icon means normal (R367), except on Traps of the first era: without an icon
 * and without a word of destruction they are continuous (R409). Undefined for a monster: it has no icon.
 */
export function printedSubtype(kind: CardFacts['kind'], print: Print): string | undefined {
  if (kind === 'monster') return undefined;
  if (print.icon !== null) return print.icon;
  if (print.line !== undefined) return print.line;
  if (kind === 'spell' || print.era > 1) return 'normal';
  if (COUNTER_WITHOUT_ICON.includes(print.of)) return 'counter';
  return print.saysDestroyed === true ? 'normal' : 'continuous';
}
