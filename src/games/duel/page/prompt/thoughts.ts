import type { DuelQuestion, ShownDuel } from '../../table';
import { useMemo } from 'react';
import type { DuelView, OptionView, ViewCard, WishView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { wishesAt } from '../../thinking';
import { useLanguage, type Language } from '../../../../i18n/language';
import { whyTexts } from '../../../../i18n/remedy-texts';
import { cardAt } from '../../../../ui/table/field/places';
import { actLabel } from './acts';
import { nameAt, type Speech } from './sentences';
import type { Comer, Thought } from '../../../../ui/table/dock/thought';

/** A thought of the duel; an attack has several options, one per target. */
export type DuelThought = Thought<OptionView>;

/** Who thinks: the question that is asked, what its screen shows, the words, and what the engine says to each wish. */
export interface Thinker {
  readonly question: DuelQuestion | null;
  readonly view: DuelView;
  readonly speech: Pick<Speech, 'view' | 'table' | 'info' | 'prompt' | 'because'>;
  readonly language: Language;
  readonly wishesAt: (place: Place) => readonly WishView[];
}

const NONE: readonly DuelThought[] = [];

/** What the seat that is asked could think of doing with what lies at a place. */
export function thoughtsAt(place: Place, thinker: Thinker): readonly DuelThought[] {
  return cardAt(thinker.view, place) ? thoughtsOf(thinker.wishesAt(place), thinker) : NONE;
}

/**
 * What could come to an empty zone of the asked player's own: the cards of the hand, each with what could be done with it there.
 */
export function thoughtsOfZone(place: Place, thinker: Thinker): readonly Comer<OptionView>[] {
  const wishes = thinker.wishesAt(place);
  const cards = new Set(wishes.flatMap(({ card }) => (card === undefined ? [] : [card])));
  return [...cards].map((card) => ({
    card,
    thoughts: thoughtsOf(
      wishes.filter((wish) => wish.card === card),
      thinker,
    ),
  }));
}

function thoughtsOf(wishes: readonly WishView[], { view, speech, language }: Thinker): readonly DuelThought[] {
  const siblings = wishes.flatMap(({ options }) => options);
  return wishes.map((wish): DuelThought => {
    const { options, reasons, isUsual } = wish;
    const card = wish.card === undefined ? undefined : cardAt(view, wish.card);
    const because = speech.because(reasons, card?.passcode);
    return { key: keyOf(wish), label: labelOf(wish, card, siblings, { language, speech }), options, reasons: because, isUsual };
  });
}

/** Whoever attacks what lies here is named; an attack of the card itself is one thought, whatever its targets. */
const keyOf = ({ do: act, card, target, options: [option] }: WishView): string =>
  act === 'attack' ? ((target && card) ?? act) : `${option?.index ?? act}`;

function labelOf(
  { do: act, card: place, target, options, tributes }: WishView,
  card: ViewCard | undefined,
  siblings: readonly OptionView[],
  { language, speech }: Pick<Thinker, 'language' | 'speech'>,
): string {
  if (target !== undefined && place !== undefined) return whyTexts[language].attackBy(nameAt(place, speech));
  const [option, ...more] = options;
  // An attack with several targets is not yet one on anything.
  const named = option && more.length === 0 ? option : { index: -1, do: act, ...(tributes !== undefined && { tributes }) };
  return actLabel(named, card, options.length > 0 ? siblings : [], speech);
}

export function useThinker({ question, view }: ShownDuel, { prompt, table, info, because }: Speech): Thinker {
  const language = useLanguage();
  return useMemo(
    () => ({ question, view, speech: { view, prompt, table, info, because }, language, wishesAt }),
    [question, view, prompt, table, info, because, language],
  );
}

/** The thoughts about one place. */
export function useThoughts(table: ShownDuel, place: Place | null | undefined, speech: Speech): readonly DuelThought[] {
  const thinker = useThinker(table, speech);
  return useMemo(() => (place ? thoughtsAt(place, thinker) : NONE), [place, thinker]);
}
