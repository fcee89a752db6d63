import { useDeferredValue, useMemo, useState } from 'react';
import type { Order, Wanted } from '../../../../decks';
import { useDeckScreenTexts } from '../../../../i18n/deck-screen-texts';
import { useLanguage } from '../../../../i18n/language';
import { cardsLike, inOrder, ORDERS } from '../../../../store/cards/card-search';
import { cardOf, KINDS, PARTS, SUB_KINDS, type Kind } from '../../../../store/decks/deck-book';
import { useDeckShelf } from '../../../../store/decks/deck-shelf';
import { useRuleSet } from '../../../../store/rule-set';
import { useTextsOfBothLanguages } from '../../../../ui/base/card/card-texts';
import { useEditing } from '../../../../ui/screens/decks/editing';
import { SearchFrame } from '../../../../ui/screens/decks/SearchFrame';
import type { PickProps } from '../../../../ui/screens/decks/subject';
import { Filters, filtersSet } from './Filters';

/** The catalogue of the duel. */
export function DuelSearch(pick: PickProps) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const format = useDeckShelf((store) => store.format);
  const profile = useRuleSet((store) => store.profile);
  const { cards: deck } = useEditing();
  const [wanted, setWanted] = useState<Wanted>({});
  const [order, setOrder] = useState<Order>('kind');
  const deferred = useDeferredValue(wanted);
  const textsAreThere = useTextsOfBothLanguages();
  const looked = useMemo(() => (textsAreThere ? deferred : { ...deferred, inTexts: false }), [deferred, textsAreThere]);
  const { cards, isNear } = useMemo(() => cardsLike(looked, format, profile), [looked, format, profile]);
  const found = useMemo(() => inOrder(cards, order, language, format), [cards, order, language, format]);
  const moreInTexts = useMemo(() => {
    const more = looked.inTexts || !textsAreThere ? undefined : cardsLike({ ...looked, inTexts: true }, format, profile);
    return !more || more.isNear ? 0 : more.cards.length - (isNear ? 0 : cards.length);
  }, [looked, format, profile, cards, isNear, textsAreThere]);
  const rows = useMemo(() => {
    const copies = new Map<number, number>();
    for (const passcode of PARTS.flatMap((part) => deck[part]).map(cardOf)) copies.set(passcode, (copies.get(passcode) ?? 0) + 1);
    return found.map(({ id }) => ({ passcode: id, copies: copies.get(id) ?? 0 }));
  }, [found, deck]);

  const chooseKind = (kind: Kind | 'all'): void => {
    const next = kind === 'all' ? undefined : kind;
    const fits = next === undefined || (SUB_KINDS[next] as readonly string[]).includes(wanted.subKind ?? '');
    setWanted({ ...wanted, kind: next, subKind: fits ? wanted.subKind : undefined });
  };
  const kinds: readonly (Kind | 'all')[] = ['all', ...KINDS];

  return (
    <SearchFrame
      {...pick}
      words={wanted}
      onWords={(words) => setWanted({ ...wanted, ...words })}
      kinds={kinds.map((value) => ({ value, label: t.search.kinds[value] }))}
      kind={wanted.kind ?? 'all'}
      onKind={chooseKind}
      filters={<Filters wanted={wanted} onChange={setWanted} />}
      filtersSet={filtersSet(wanted)}
      orders={ORDERS.map((value) => ({ value, label: t.search.orders[value] }))}
      order={order}
      onOrder={setOrder}
      found={rows}
      isNear={isNear}
      moreInTexts={moreInTexts}
      of={found}
    />
  );
}
