import { below, type Random } from '../../kernel/random';
import type { Answer, Decision } from '../model/decision';
import type { CardId } from '../model/vocabulary';

/** A legal answer at random: uniform over kinds of act, then within; a uniform size for picks. For tests of whole duels. */
export function randomAnswer(decision: Decision, random: Random): Answer {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay': {
      const options = decision.options();
      const kinds = [...new Set(options.map((act) => act.do))];
      const kind = kinds[below(random, kinds.length)]!;
      const ofKind = options.filter((act) => act.do === kind);
      return ofKind[below(random, ofKind.length)]!;
    }
    case 'choose':
    case 'discard':
      for (;;) {
        const cards = take(decision.from, decision.min + below(random, decision.max - decision.min + 1), random);
        if (decision.fits === undefined || decision.fits(cards)) return { do: 'choose', cards };
      }
    case 'order':
      return { do: 'order', cards: take(decision.from, decision.from.length, random) };
    default:
      return { do: 'answer', value: decision.values[below(random, decision.values.length)]! };
  }
}

function take(from: readonly CardId[], count: number, random: Random): CardId[] {
  const left = [...from];
  const taken: CardId[] = [];
  while (taken.length < count) taken.push(left.splice(below(random, left.length), 1)[0]!);
  return taken;
}
