import type { DuelView, Phase, ProfileId } from '../../../engine/duel';
import { notationTexts, type NotationTexts } from '../../../i18n/notation-texts';
import { headOf, textOf, type NotatedGame, type NotationLanguage } from '../../../notation/head';
import { lineOf, type Teller } from './line';

/** A whole duel as text that a person can read. The same duel gives the same text. */
export function notationOf(
  duel: NotatedGame<DuelView, ProfileId>,
  language: NotationLanguage,
  cardName: (passcode: number) => string,
): string {
  const words = notationTexts[language];
  const { log } = duel.positions.last;
  const teller: Teller = { names: duel.names, words, cardName, log, positions: duel.positions };
  const lines = headOf(duel, language, words.lifePoints);
  log.forEach((event, at) => {
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
  return textOf(lines);
}

const isPhase = (text: string, words: NotationTexts): text is Phase => Object.hasOwn(words.phase, text);
const phaseName = (text: string | undefined, words: NotationTexts): string =>
  text !== undefined && isPhase(text, words) ? words.phase[text] : (text ?? '');
