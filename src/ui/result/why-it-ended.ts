import type { Result } from '../../engine';
import type { ShellTexts } from '../../i18n/shell-texts';

/** Why a duel ended, as a sentence. */
export function whyItEnded({ winner, reason }: Result, names: readonly [string, string], { result }: ShellTexts): string {
  if (winner === 'draw')
    return reason === 'deckOut' ? result.bothDeckOut : reason === 'lp' ? result.bothLp : result.why[reason]('');
  return result.why[reason](names[winner === 0 ? 1 : 0]);
}
