import { memo, startTransition, useEffect, type ReactNode } from 'react';
import type { WantedWords } from '../../../decks';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { followPictures, takesPictures, usePictures } from '../../../store/pictures/kept-pictures';
import { Choice } from '../../base/shared/Choice';
import { SelectField, TextField } from '../../base/shared/Field';

interface Named<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface SearchHeadProps<K extends string, O extends string> {
  /** What changes of the words that are looked for. */
  readonly onWords: (changed: WantedWords) => void;
  readonly inTexts: boolean;
  /** Only cards are looked for of which the user has pictures. */
  readonly isOfPictures: boolean;
  readonly kinds: readonly Named<K>[];
  readonly kind: K;
  readonly onKind: (kind: K) => void;
  readonly filters: ReactNode;
  /** How many of them narrow the search. */
  readonly filtersSet: number;
  readonly orders: readonly Named<O>[];
  readonly order: O;
  readonly onOrder: (order: O) => void;
}

const TICK = 'col-span-full min-h-tap inline-flex items-center gap-2 text-writing-2 text-note cursor-pointer';

/** The words that are looked for. The field draws a letter itself; what it finds comes behind, or what the next one does. */
const WordsField = memo(function WordsField({ onWords }: Pick<SearchHeadProps<string, string>, 'onWords'>) {
  const t = useDeckScreenTexts();
  return (
    <TextField
      look="search"
      type="search"
      data-search
      aria-label={t.search.label}
      placeholder={t.search.hint}
      onChange={({ target: { value } }) => startTransition(() => onWords({ text: value }))}
    />
  );
});

function Head<K extends string, O extends string>({
  onWords,
  inTexts,
  isOfPictures,
  kinds,
  kind,
  onKind,
  filters,
  filtersSet,
  orders,
  order,
  onOrder,
}: SearchHeadProps<K, O>) {
  const t = useDeckScreenTexts();
  const pictures = usePictures((store) => store.cards);
  useEffect(followPictures, []);
  return (
    <>
      <WordsField onWords={onWords} />
      <Choice label={t.search.kind} isLabelUnseen size="tabs" options={kinds} value={kind} onChange={onKind} />
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 spare:[&_select]:max-w-29">
        <details className="group/more finder__more open:basis-full">
          <summary className="min-h-tap inline-flex items-center gap-2 text-writing-1 font-text text-note/none font-semibold cursor-pointer before:content-['▸'] before:text-gold-1 group-open/more:before:content-['▾']">
            {t.search.filters(filtersSet + (inTexts ? 1 : 0))}
          </summary>
          <div className="finder__filters grid grid-cols-[repeat(auto-fill,minmax(106px,1fr))] items-end gap-x-2.5 gap-y-2 max-h-[40dvh] px-0.5 pt-0.5 pb-6 overflow-auto scroll-thin fade-below-5.5">
            <label className={TICK}>
              <input
                type="checkbox"
                className="size-5 accent-gold-2"
                checked={inTexts}
                onChange={(event) => onWords({ inTexts: event.target.checked })}
              />
              <span>{t.search.inTexts}</span>
            </label>
            {takesPictures && (pictures.size > 0 || isOfPictures) && (
              <label className={TICK}>
                <input
                  type="checkbox"
                  className="size-5 accent-gold-2"
                  checked={isOfPictures}
                  onChange={(event) => onWords({ only: event.target.checked ? pictures : undefined })}
                />
                <span>{t.search.inPictures}</span>
              </label>
            )}
            {filters}
          </div>
        </details>
        <label>
          <span className="unseen">{t.search.order}</span>
          <SelectField value={order} title={t.search.order} onChange={(event) => onOrder(event.target.value as O)}>
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </label>
      </div>
    </>
  );
}

/** Words and filters of a search. Letters that are typed change nothing in it. */
export const SearchHead = memo(Head) as typeof Head;
