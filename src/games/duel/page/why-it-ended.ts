import type { Result } from '../../../engine/duel';
import type { AroundTexts } from '../../../i18n/around-texts';
import type { CardInfo } from '../../../ui/base/card/card-info';

/** Why a duel ended, as a sentence, with the card that ended it if one did. */
export function whyItEnded(result: Result, names: readonly [string, string], t: AroundTexts, info: CardInfo): string {
  const why = sentence(result, names, t);
  return result.passcode === undefined ? why : t.result.byCard(info(result.passcode).name, why);
}

function sentence({ winner, reason }: Result, names: readonly [string, string], { result }: AroundTexts): string {
  if (winner === 'draw')
    return reason === 'deckOut' ? result.bothDeckOut : reason === 'lp' ? result.bothLp : result.why[reason]('');
  return result.why[reason](names[winner === 0 ? 1 : 0]);
}
