import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Order, Wanted, WantedWords } from '../../../../decks';
import type { CardFacts } from '../../../../engine/duel';
import { useDeckScreenTexts } from '../../../../i18n/deck-screen-texts';
import { useLanguage } from '../../../../i18n/language';
import { cardsLike, inOrder, ORDERS, searchAhead } from '../../../../store/cards/card-search';
import { cardOf, KINDS, PARTS, SUB_KINDS, type Kind } from '../../../../store/decks/deck-book';
import { useDeckShelf } from '../../../../store/decks/deck-shelf';
import { useRuleSet } from '../../../../store/rule-set';
import { useTextsOfBothLanguages } from '../../../../ui/base/card/card-texts';
import { workWhileIdle } from '../../../../ui/base/fetching/while-idle';
import { useEditing } from '../../../../ui/screens/decks/editing';
import { SearchFrame } from '../../../../ui/screens/decks/SearchFrame';
import type { PickProps } from '../../../../ui/screens/decks/subject';
import { useFound } from '../../../../ui/screens/decks/use-found';
import { Filters, filtersSet, type Filtered } from './Filters';

/** The catalogue of the duel. */
export function DuelSearch(pick: PickProps) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const format = useDeckShelf((store) => store.format);
  const profile = useRuleSet((store) => store.profile);
  const { cards: deck } = useEditing();
  const [words, setWords] = useState<WantedWords>({});
  const [filtered, setFiltered] = useState<Filtered>({});
  const [order, setOrder] = useState<Order>('kind');
  const wanted = useMemo(() => ({ ...filtered, ...words }), [filtered, words]);
  const textsAreThere = useTextsOfBothLanguages();
  useEffect(
    () => (textsAreThere ? workWhileIdle(searchAhead(order, language, format, profile)) : undefined),
    [textsAreThere, order, language, format, profile],
  );
  const search = useCallback((looked: Wanted) => cardsLike(looked, format, profile), [format, profile]);
  const ordered = useCallback(
    (cards: readonly CardFacts[]) => inOrder(cards, order, language, format),
    [order, language, format],
  );
  const { found, isNear, moreInTexts } = useFound({ wanted, search, inOrder: ordered, textsAreThere });
  const rows = useMemo(() => {
    const copies = new Map<number, number>();
    for (const passcode of PARTS.flatMap((part) => deck[part]).map(cardOf)) copies.set(passcode, (copies.get(passcode) ?? 0) + 1);
    return found.map(({ id }) => ({ passcode: id, copies: copies.get(id) ?? 0 }));
  }, [found, deck]);

  const chooseKind = useCallback((kind: Kind | 'all'): void => {
    const next = kind === 'all' ? undefined : kind;
    setFiltered((before) => {
      const fits = next === undefined || (SUB_KINDS[next] as readonly string[]).includes(before.subKind ?? '');
      return { ...before, kind: next, subKind: fits ? before.subKind : undefined };
    });
  }, []);
  const reword = useCallback((changed: WantedWords): void => setWords((before) => ({ ...before, ...changed })), []);
  const clear = useCallback((): void => {
    setFiltered(({ kind }) => ({ kind }));
    setWords(({ text = '', inTexts = false }) => ({ text, inTexts }));
  }, []);
  // A letter draws none of these anew.
  const kinds = useMemo(() => (['all', ...KINDS] as const).map((value) => ({ value, label: t.search.kinds[value] })), [t]);
  const orders = useMemo(() => ORDERS.map((value) => ({ value, label: t.search.orders[value] })), [t]);
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
      found={rows}
      isNear={isNear}
      moreInTexts={moreInTexts}
      of={found}
    />
  );
}
