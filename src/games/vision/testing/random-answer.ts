import type { Answer, Decision } from '../../../engine/vision';
import { below, shuffle, type Random } from '../../../engine/kernel';

/** A legal answer at random, of a pick the fewest. For tests of whole games. */
export function randomAnswer(decision: Decision, random: Random): Answer {
  switch (decision.form) {
    case 'act':
      return decision.options()[below(random, decision.options().length)]!;
    case 'question':
      return { do: 'answer', value: decision.values[below(random, decision.values.length)]! };
    default: {
      const from = [...decision.from];
      shuffle(random, from);
      return decision.form === 'order' ? { do: 'order', cards: from } : { do: 'choose', cards: from.slice(0, decision.min) };
    }
  }
}
