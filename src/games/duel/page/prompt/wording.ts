import { useCallback } from 'react';
import type { OptionView, WishView } from '../../../../engine/duel';
import { useWhyTexts } from '../../../../i18n/remedy-texts';
import { cardAt } from '../../../../ui/table/field/places';
import { actLabel } from './acts';
import { nameAt } from './sentences';
import { useDuelScene } from './use-speech';

/** A wish in words. Whoever attacks what lies here is named; an attack of the card itself is one wish, whatever its targets. */
export function useWording(): (wish: WishView, wishes: readonly WishView[]) => string {
  const { table, speech } = useDuelScene();
  const { attackBy } = useWhyTexts();
  const { view } = table;
  return useCallback(
    ({ do: act, card: place, target, options, tributes }, wishes) => {
      if (target !== undefined && place !== undefined) return attackBy(nameAt(place, speech));
      const [option, ...more] = options;
      // An attack with several targets is not yet one on anything.
      const named: OptionView =
        option && more.length === 0 ? option : { index: -1, do: act, ...(tributes !== undefined && { tributes }) };
      const siblings = options.length > 0 ? wishes.flatMap((wish) => wish.options) : [];
      return actLabel(named, place === undefined ? undefined : cardAt(view, place), siblings, speech);
    },
    [view, speech, attackBy],
  );
}
