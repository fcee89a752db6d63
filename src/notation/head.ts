import type { Seat as Player } from '../engine/table';
import type { Positions } from './told-in';
import { notationTexts, type NotationTexts } from '../i18n/notation-texts';
import { ruleSetTexts } from '../i18n/rule-set-texts';

/** The first line of every text; the version goes up when the grammar changes (`docs/notation.md`). */
const NOTATION_FORMAT = 'kusari-notation/1';

export type NotationLanguage = keyof typeof notationTexts;

/** A game as it is told: its positions are those of one viewer and say all that the text may know. */
export interface NotatedGame<View, Profile extends string = string> {
  readonly names: readonly [string, string];
  /** The names of the decks, where they are no secret. */
  readonly decks: readonly [string, string] | null;
  readonly profile: Profile;
  readonly lifePoints: number;
  /** Only what everybody saw is told. */
  readonly isPublic: boolean;
  readonly positions: Positions<View>;
}

interface Ended {
  readonly turn: number;
  readonly result: { readonly winner: Player | 'draw'; readonly reason: string } | null;
}

/** The lines above the first turn. `life`: what is counted of the players; `why`: why it ended, in the words of the game. */
export function headOf<View extends Ended>(
  game: NotatedGame<View>,
  language: NotationLanguage,
  life: string,
  why: Readonly<Record<string, string>> = notationTexts[language].why,
): string[] {
  const { names, decks, profile, lifePoints, isPublic, positions } = game;
  const [words, rules] = [notationTexts[language], ruleSetTexts[language]];
  return [
    `${NOTATION_FORMAT} ${language}`,
    `${words.players}: ${names.join(words.comma)}`,
    ...(decks ? [`${words.decks}: ${decks.join(words.comma)}`] : []),
    `${rules.label}: ${rules.nameOf(profile)}`,
    `${life}: ${lifePoints}`,
    `${words.result}: ${resultOf(positions.last, names, words, why)}`,
    `${words.told}: ${isPublic ? words.publicly : words.everything}`,
    '',
  ];
}

function resultOf(
  { result, turn }: Ended,
  names: readonly [string, string],
  words: NotationTexts,
  reasons: Readonly<Record<string, string>>,
): string {
  if (result === null) return words.unfinished(turn);
  const why = reasons[result.reason] ?? result.reason;
  return result.winner === 'draw' ? words.draw(why, turn) : words.wins(names[result.winner], why, turn);
}

/** The lines as a text: one blank line between two turns, and one line break at its end. */
export const textOf = (lines: readonly string[]): string => `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
