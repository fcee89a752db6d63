import { useDeferredValue, useMemo, useState } from 'react';
import type { Order, Wanted } from '../../decks';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { cardsLike, inOrder, ORDERS } from '../../store/cards/card-search';
import { cardOf, KINDS, PARTS, SUB_KINDS, type Format, type Kind } from '../../store/decks/deck-book';
import { Choice } from '../shared/Choice';
import { CardList } from './CardList';
import { useEditing } from './editing';
import { Filters, filtersSet } from './Filters';

interface CardSearchProps {
  readonly format: Format;
  readonly pinned: number | null;
  readonly onPin: (passcode: number) => void;
  readonly onPoint: (passcode: number | null) => void;
}

/** The catalogue: words and filters above, the cards that fit below. */
export function CardSearch({ format, pinned, onPin, onPoint }: CardSearchProps) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { cards: deck } = useEditing();
  const [wanted, setWanted] = useState<Wanted>({});
  const [order, setOrder] = useState<Order>('kind');
  const looked = useDeferredValue(wanted);
  const found = useMemo(() => inOrder(cardsLike(looked, format), order, language, format), [looked, order, language, format]);
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
    <div className="search">
      <div className="search__words">
        <input
          type="search"
          data-search
          aria-label={t.search.label}
          placeholder={t.search.hint}
          autoComplete="off"
          spellCheck={false}
          value={wanted.text ?? ''}
          onChange={(event) => setWanted({ ...wanted, text: event.target.value })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={wanted.inTexts ?? false}
            onChange={(event) => setWanted({ ...wanted, inTexts: event.target.checked })}
          />
          <span>{t.search.inTexts}</span>
        </label>
      </div>
      <Choice
        label={t.search.kind}
        options={kinds.map((value) => ({ value, label: t.search.kinds[value] }))}
        value={wanted.kind ?? 'all'}
        onChange={chooseKind}
      />
      <details className="search__filters">
        <summary>{t.search.filters(filtersSet(wanted))}</summary>
        <Filters wanted={wanted} onChange={setWanted} />
      </details>
      <div className="search__found">
        <p role="status" data-found={found.length}>
          {t.search.found(found.length)}
        </p>
        <label>
          <span>{t.search.order}</span>{' '}
          <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t.search.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {found.length === 0 ? (
        <p className="decks__note">{t.search.none}</p>
      ) : (
        <CardList label={t.search.label} cards={rows} format={format} pinned={pinned} onPin={onPin} onPoint={onPoint} />
      )}
    </div>
  );
}
