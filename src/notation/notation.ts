import type { DuelView, Phase, Player, ProfileId } from '../engine/duel';
import { notationTexts, type NotationTexts } from '../i18n/notation-texts';
import { ruleSetTexts } from '../i18n/rule-set-texts';
import { lineOf, type Teller } from './line';

/** The first line of every text; the version goes up when the grammar changes (`docs/notation.md`). */
const NOTATION_FORMAT = 'kusari-notation/1';

export type NotationLanguage = keyof typeof notationTexts;

/** A duel as it is told: `views` are the positions of one viewer, in order, and say all that the text may know. */
export interface NotatedDuel {
  readonly names: readonly [string, string];
  /** The names of the decks, where they are no secret. */
  readonly decks: readonly [string, string] | null;
  readonly profile: ProfileId;
  readonly lifePoints: number;
  /** Only what everybody saw is told. */
  readonly isPublic: boolean;
  readonly views: readonly [DuelView, ...DuelView[]];
}

/** A whole duel as text that a person can read. The same duel gives the same text. */
export function notationOf(duel: NotatedDuel, language: NotationLanguage, cardName: (passcode: number) => string): string {
  const words = notationTexts[language];
  const last = duel.views.at(-1)!;
  const teller: Teller = { names: duel.names, words, cardName, log: last.log, views: duel.views };
  const lines = [`${NOTATION_FORMAT} ${language}`, ...headOf(duel, last, language), ''];
  last.log.forEach((event, at) => {
    switch (event.verb) {
      case 'turn':
        lines.push('', `== ${words.turn(event.amount ?? event.turn, duel.names[event.player])}`);
        break;
      case 'phase':
        lines.push(`-- ${phaseName(event.text, words)}${event.rule === 'skipped' ? ` (${words.word.skipped})` : ''}`);
        break;
      default: {
        if (at === 0) lines.push(`== ${words.before}`);
        const line = lineOf(event, at, teller);
        if (line !== undefined) lines.push(`  ${line}`);
      }
    }
  });
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

function headOf(duel: NotatedDuel, last: DuelView, language: NotationLanguage): string[] {
  const { names, decks, profile, lifePoints, isPublic } = duel;
  const [words, rules] = [notationTexts[language], ruleSetTexts[language]];
  return [
    `${words.players}: ${names.join(words.comma)}`,
    ...(decks ? [`${words.decks}: ${decks.join(words.comma)}`] : []),
    `${rules.label}: ${rules.names[profile]}`,
    `${words.lifePoints}: ${lifePoints}`,
    `${words.result}: ${resultOf(last, names, words)}`,
    `${words.told}: ${isPublic ? words.publicly : words.everything}`,
  ];
}

function resultOf({ result, turn }: DuelView, names: readonly [string, string], words: NotationTexts): string {
  if (result === null) return words.unfinished(turn);
  const why = words.why[result.reason];
  return result.winner === 'draw' ? words.draw(why, turn) : words.wins(names[result.winner satisfies Player], why, turn);
}

const isPhase = (text: string, words: NotationTexts): text is Phase => Object.hasOwn(words.phase, text);
const phaseName = (text: string | undefined, words: NotationTexts): string =>
  text !== undefined && isPhase(text, words) ? words.phase[text] : (text ?? '');
