import type { VisionProfile, VisionView } from '../../../engine/vision';
import { notationTexts } from '../../../i18n/notation-texts';
import { visionNotationTexts } from './texts';
import { headOf, textOf, type NotatedGame, type NotationLanguage } from '../../../notation/head';
import { visionLineOf, type VisionTeller } from './line';

/** A whole game of VISION as text that a person can read. The same game gives the same text. */
export function visionNotationOf(
  game: NotatedGame<VisionView, VisionProfile>,
  language: NotationLanguage,
  cardName: (passcode: number) => string,
): string {
  const [shared, words] = [notationTexts[language], visionNotationTexts[language]];
  const teller: VisionTeller = { names: game.names, words, aCard: shared.aCard, cardName, positions: game.positions };
  const lines = headOf(game, language, words.life);
  game.positions.last.log.forEach((event, at) => {
    switch (event.verb) {
      case 'turn':
        lines.push('', `== ${shared.turn(event.turn, game.names[event.player])}`);
        break;
      case 'phase':
      case 'skip':
        if (event.phase !== undefined)
          lines.push(`-- ${words.phase[event.phase]}${event.verb === 'skip' ? ` (${shared.word.skipped})` : ''}`);
        break;
      default:
        if (at === 0) lines.push(`== ${shared.before}`);
        lines.push(`  ${visionLineOf(event, isDraw(event) ? 'drawn' : event.verb, at, teller)}`);
    }
  });
  return textOf(lines);
}

const isDraw = ({ verb, reason }: VisionView['log'][number]): boolean => verb === 'win' && reason?.startsWith('draw') === true;
