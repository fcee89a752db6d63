import type { VisionView } from '../../../engine/vision';
import type { VisionTexts } from '../texts';
import { phaseNow } from './vision-words';

interface Words {
  readonly names: readonly [string, string];
  readonly texts: VisionTexts;
  readonly cardName: (passcode: number) => string;
}

/** What is asked now, as everybody may hear it. */
export function askedOpenly({ decision, stack, phase, extra }: VisionView, { names, texts, cardName }: Words): string {
  const { prompt, table } = texts;
  if (!decision) return prompt.over;
  const who = names[decision.player];
  if (decision.kind !== 'priority') {
    const thing = decision.asker === undefined ? prompt.thing : cardName(decision.asker.passcode);
    return decision.prompt ? prompt.choose[decision.prompt](who, thing, decision.amount ?? 0) : prompt.elsewhere(who);
  }
  if (decision.isOpen) return extra ? prompt.openExtra(who) : prompt.open(who);
  const top = stack.findLast(({ state }) => state !== 'resolved');
  if (!top) return prompt.phaseWindow(who, phaseNow({ phase, extra }, table));
  const asks = decision.defence?.is === 'now' ? prompt.answerAttack : prompt.answerTo;
  return asks(who, cardName(top.passcode));
}
