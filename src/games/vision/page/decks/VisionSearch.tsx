import { useCallback, useMemo, useState } from 'react';
import type { WantedWords } from '../../../../decks';
import type { CardFacts, CardKind, Keyword, Race, Subtype } from '../../../../engine/vision';
import { CARD_KINDS, KEYWORDS, RACES, SUBTYPES } from '../../../../engine/vision/words';
import { useDeckScreenTexts } from '../../../../i18n/deck-screen-texts';
import { useLanguage } from '../../../../i18n/language';
import { useVisionTexts } from '../../texts';
import { useVisionDeckWords } from '../../texts/deck-words';
import { copiesIn } from '../../../../store/decks/deck-book';
import { FIGURES, VISION_ORDERS, type VisionDeckBook, type VisionOrder, type VisionWanted } from '../../deck-book';
import { Button } from '../../../../ui/base/shared/Button';
import { useEditing } from '../../../../ui/screens/decks/editing';
import { isSet, RangeField, Select } from '../../../../ui/screens/decks/SearchFields';
import { SearchFrame } from '../../../../ui/screens/decks/SearchFrame';
import type { DeckSubject, PickProps } from '../../../../ui/screens/decks/subject';
import { useFound } from '../../../../ui/screens/decks/use-found';

/** What is looked for, the words aside. */
type Filtered = Omit<VisionWanted, keyof WantedWords>;

/** How many filters narrow the search, besides the kind and the words. */
const filtersSet = ({ subtype, race, keyword, ...wanted }: Filtered): number =>
  [subtype, race, keyword].filter((one) => one !== undefined).length + FIGURES.filter((figure) => isSet(wanted[figure])).length;

interface FiltersProps {
  readonly wanted: Filtered;
  readonly onChange: (wanted: Filtered) => void;
  readonly onClear: () => void;
}

/** What a card must be besides its name and kind. */
function Filters({ wanted, onChange, onClear }: FiltersProps) {
  const t = useDeckScreenTexts();
  const words = useVisionDeckWords().search;
  const { card } = useVisionTexts();
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
    values.map((value) => ({ value, label: names[value] }));
  return (
    <>
      <Select
        label={words.subtype}
        value={wanted.subtype ?? ''}
        options={named(SUBTYPES, card.subtypes)}
        onChange={(subtype) => onChange({ ...wanted, subtype: subtype as Subtype | undefined })}
      />
      <Select
        label={words.race}
        value={wanted.race ?? ''}
        options={named(RACES, card.races)}
        onChange={(race) => onChange({ ...wanted, race: race as Race | undefined })}
      />
      <Select
        label={words.keyword}
        value={wanted.keyword ?? ''}
        options={named(KEYWORDS, card.keywords)}
        onChange={(keyword) => onChange({ ...wanted, keyword: keyword as Keyword | undefined })}
      />
      {FIGURES.map((figure) => (
        <RangeField
          key={figure}
          label={card[figure]}
          range={wanted[figure]}
          step={1}
          onChange={(range) => onChange({ ...wanted, [figure]: range })}
        />
      ))}
      <Button onClick={onClear}>{t.search.clear}</Button>
    </>
  );
}

const KINDS: readonly (CardKind | 'all')[] = ['all', ...CARD_KINDS];

/** The catalogue of VISION. */
export function searchWith({ search, inOrder }: VisionDeckBook): DeckSubject['Search'] {
  return function VisionSearch(pick: PickProps) {
    const names = useVisionDeckWords().search;
    const { card } = useVisionTexts();
    const language = useLanguage();
    const { cards: deck } = useEditing();
    const [words, setWords] = useState<WantedWords>({});
    const [filtered, setFiltered] = useState<Filtered>({});
    const [order, setOrder] = useState<VisionOrder>('kind');
    const wanted = useMemo(() => ({ ...filtered, ...words }), [filtered, words]);
    const ordered = useCallback((cards: readonly CardFacts[]) => inOrder(cards, order, language), [order, language]);
    const { found, isNear, moreInTexts } = useFound({ wanted, search, inOrder: ordered, textsAreThere: true });
    const rows = useMemo(() => found.map(({ id }) => ({ passcode: id, copies: copiesIn(deck, 'main', id) })), [found, deck]);
    const reword = useCallback((changed: WantedWords): void => setWords((before) => ({ ...before, ...changed })), []);
    const chooseKind = useCallback(
      (kind: CardKind | 'all'): void => setFiltered((before) => ({ ...before, kind: kind === 'all' ? undefined : kind })),
      [],
    );
    const clear = useCallback((): void => {
      setFiltered(({ kind }) => ({ kind }));
      setWords(({ text = '', inTexts = false }) => ({ text, inTexts }));
    }, []);
    // A letter draws none of these anew.
    const kinds = useMemo(() => KINDS.map((value) => ({ value, label: names.kinds[value] })), [names]);
    const orders = useMemo(
      () => VISION_ORDERS.map((value) => ({ value, label: value === 'kind' || value === 'name' ? names[value] : card[value] })),
      [names, card],
    );
    const filters = useMemo(() => <Filters wanted={filtered} onChange={setFiltered} onClear={clear} />, [filtered, clear]);
    return (
      <SearchFrame
        {...pick}
        words={words}
        onWords={reword}
        kinds={kinds}
        kind={filtered.kind ?? 'all'}
        onKind={chooseKind}
        filters={filters}
        filtersSet={filtersSet(filtered)}
        orders={orders}
        order={order}
        onOrder={setOrder}
        of={found}
        moreInTexts={moreInTexts}
        isNear={isNear}
        found={rows}
      />
    );
  };
}
