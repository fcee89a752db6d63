import { useMemo } from 'react';
import type { OptionView, Place, Wish } from '../../engine';
import { useLanguage } from '../../i18n/language';
import { cardFacts } from '../../store/card-book';
import { useDuel, type Table } from '../../store/duel-store';
import { cardAt } from '../table/places';
import { actLabel, actsOf } from './acts';
import { reasonLines } from './reasons';
import type { Speech } from './sentences';
import { thinkable } from './wishes';

/** One thing that could be done with a card: offered, or refused with every reason. */
export interface Thought {
  readonly key: string;
  readonly label: string;
  /** What answers with it; several for an attack, one per target. None: it is not legal now. */
  readonly options: readonly OptionView[];
  readonly reasons: readonly string[];
}

const NONE: readonly Thought[] = [];

/** What the seat that is asked could think of doing with a card of its own; nothing for other cards. */
export function useThoughts(table: Table, place: Place | null | undefined, speech: Speech): readonly Thought[] {
  const whyNot = useDuel((store) => store.whyNot);
  const language = useLanguage();
  const { question, view } = table;
  const { prompt, table: words, info } = speech;
  return useMemo(() => {
    const card = place ? cardAt(view, place) : undefined;
    if (!question || question.form !== 'choice' || !card || !place) return NONE;
    const { kind } = question.decision;
    if (kind !== 'idle' && kind !== 'battle' && kind !== 'respond') return NONE;

    const { acts, attacks } = actsOf(question.decision, place);
    const thoughts: Thought[] = acts.map((option) => ({
      key: `${option.index}`,
      label: actLabel(option, card, acts, { prompt, table: words }),
      options: [option],
      reasons: [],
    }));
    if (attacks.length > 0) {
      const onlyDirect = attacks.length === 1 && attacks[0]?.target === 'direct';
      thoughts.push({ key: 'attack', label: onlyDirect ? prompt.act.attackDirect : prompt.act.attack, options: attacks, reasons: [] });
    }

    const facts = card.known && card.passcode !== undefined ? cardFacts(card.passcode) : undefined;
    if (card.controller !== question.player || view.viewer !== question.player || !facts) return thoughts;
    for (const act of thinkable(card, facts, kind === 'battle')) {
      if ([...acts, ...attacks].some((option) => option.do === act)) continue;
      const wish: Wish = { do: act, card: place };
      const label = actLabel({ index: -1, do: act }, card, [], { prompt, table: words });
      thoughts.push({ key: act, label, options: [], reasons: reasonLines(whyNot(wish), language, info, card.passcode) });
    }
    return thoughts;
  }, [view, question, place, prompt, words, info, language, whyNot]);
}
