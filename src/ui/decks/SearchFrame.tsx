import type { ReactNode } from 'react';
import type { WantedWords } from '../../decks';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { Choice } from '../shared/Choice';
import { SelectField, TextField } from '../shared/Field';
import { CardList, type ListedCard } from './CardList';
import type { PickProps } from './subject';

interface Named<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SearchFrameProps<K extends string, O extends string> extends PickProps {
  readonly words: WantedWords;
  readonly onWords: (words: WantedWords) => void;
  readonly kinds: readonly Named<K>[];
  readonly kind: K;
  readonly onKind: (kind: K) => void;
  readonly filters: ReactNode;
  /** How many of them narrow the search. */
  readonly filtersSet: number;
  readonly orders: readonly Named<O>[];
  readonly order: O;
  readonly onOrder: (order: O) => void;
  readonly found: readonly ListedCard[];
}

/** The catalogue of a game: words and filters above, the cards that fit below. */
export function SearchFrame<K extends string, O extends string>({
  words,
  onWords,
  kinds,
  kind,
  onKind,
  filters,
  filtersSet,
  orders,
  order,
  onOrder,
  found,
  ...pick
}: SearchFrameProps<K, O>) {
  const t = useDeckScreenTexts();
  return (
    <div className="scroll-thin min-h-0 flex flex-col gap-2 px-3 pt-2.5 overflow-auto stacked:overflow-visible *:flex-none *:max-w-full">
      <div className="grid gap-1">
        <TextField
          look="search"
          type="search"
          data-search
          aria-label={t.search.label}
          placeholder={t.search.hint}
          value={words.text ?? ''}
          onChange={(event) => onWords({ ...words, text: event.target.value })}
        />
        <label className="min-h-tap inline-flex items-center gap-2 text-writing-2 text-note cursor-pointer">
          <input
            type="checkbox"
            className="size-5 accent-gold-2"
            checked={words.inTexts ?? false}
            onChange={(event) => onWords({ ...words, inTexts: event.target.checked })}
          />
          <span>{t.search.inTexts}</span>
        </label>
      </div>
      <Choice label={t.search.kind} isLabelUnseen size="tiny" options={kinds} value={kind} onChange={onKind} />
      <details className="group/more">
        <summary className="min-h-tap inline-flex items-center gap-2 text-writing-1 font-text text-note/none font-semibold cursor-pointer before:content-['▸'] before:text-gold-1 group-open/more:before:content-['▾']">
          {t.search.filters(filtersSet)}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-2.5 gap-y-2 items-end pb-2">{filters}</div>
      </details>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-writing-2 text-note">
        <p role="status" data-found={found.length}>
          {t.search.found(found.length)}
        </p>
        <label>
          <span>{t.search.order}</span>{' '}
          <SelectField value={order} onChange={(event) => onOrder(event.target.value as O)}>
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </label>
      </div>
      {found.length === 0 ? (
        <p className="text-writing-2 text-note">{t.search.none}</p>
      ) : (
        <CardList className="flex-[1_0_220px]! pb-2.5" label={t.search.label} cards={found} {...pick} />
      )}
    </div>
  );
}
