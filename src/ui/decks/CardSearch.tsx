import { SelectField, TextField } from '../shared/Field';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Order, Wanted } from '../../decks';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { cardsLike, inOrder, ORDERS } from '../../store/cards/card-search';
import { cardOf, KINDS, PARTS, SUB_KINDS, type Format, type Kind } from '../../store/decks/deck-book';
import { useRuleSet } from '../../store/rule-set';
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
  const { profile } = useRuleSet();
  const { cards: deck } = useEditing();
  const [wanted, setWanted] = useState<Wanted>({});
  const [order, setOrder] = useState<Order>('kind');
  const looked = useDeferredValue(wanted);
  const found = useMemo(
    () => inOrder(cardsLike(looked, format, profile), order, language, format),
    [looked, order, language, format, profile],
  );
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
    <div className="scroll-thin min-h-0 flex flex-col gap-2 px-3 pt-2.5 overflow-auto stacked:overflow-visible *:flex-none">
      <div className="grid gap-1">
        <TextField
          look="search"
          type="search"
          data-search
          aria-label={t.search.label}
          placeholder={t.search.hint}
          value={wanted.text ?? ''}
          onChange={(event) => setWanted({ ...wanted, text: event.target.value })}
        />
        <label className="min-h-tap inline-flex items-center gap-2 text-writing-2 text-note cursor-pointer">
          <input
            type="checkbox"
            className="size-5 accent-gold-2"
            checked={wanted.inTexts ?? false}
            onChange={(event) => setWanted({ ...wanted, inTexts: event.target.checked })}
          />
          <span>{t.search.inTexts}</span>
        </label>
      </div>
      <Choice
        label={t.search.kind}
        isLabelUnseen
        size="tiny"
        options={kinds.map((value) => ({ value, label: t.search.kinds[value] }))}
        value={wanted.kind ?? 'all'}
        onChange={chooseKind}
      />
      <details className="group/more">
        <summary className="min-h-tap inline-flex items-center gap-2 text-writing-1 font-text text-note/none font-semibold cursor-pointer before:content-['▸'] before:text-gold-1 group-open/more:before:content-['▾']">
          {t.search.filters(filtersSet(wanted))}
        </summary>
        <Filters wanted={wanted} onChange={setWanted} />
      </details>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-writing-2 text-note">
        <p role="status" data-found={found.length}>
          {t.search.found(found.length)}
        </p>
        <label>
          <span>{t.search.order}</span>{' '}
          <SelectField value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t.search.orders[one]}
              </option>
            ))}
          </SelectField>
        </label>
      </div>
      {found.length === 0 ? (
        <p className="text-writing-2 text-note">{t.search.none}</p>
      ) : (
        <CardList
          className="flex-[1_0_220px]! pb-2.5"
          label={t.search.label}
          cards={rows}
          format={format}
          pinned={pinned}
          onPin={onPin}
          onPoint={onPoint}
        />
      )}
    </div>
  );
}
