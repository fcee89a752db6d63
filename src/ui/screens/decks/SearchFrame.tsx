import { memo, useEffect, useMemo, type ReactNode } from 'react';
import type { WantedWords } from '../../../decks';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { followPictures, takesPictures, usePictures } from '../../../store/pictures/kept-pictures';
import { Button } from '../../base/shared/Button';
import { Choice } from '../../base/shared/Choice';
import { SelectField, TextField } from '../../base/shared/Field';
import { CardList } from './CardList';
import { FoundRows, type FoundCard } from './FoundRows';
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
  readonly found: readonly FoundCard[];
  /** No card has the words as they were typed; these have words that are nearly the same. */
  readonly isNear: boolean;
  /** How many more would be found if the words were looked for in the texts of the cards too. */
  readonly moreInTexts: number;
  /** What was found, whoever has copies of it: another one is shown from its beginning. */
  readonly of: unknown;
}

const TICK = 'col-span-full min-h-tap inline-flex items-center gap-2 text-writing-2 text-note cursor-pointer';

type FoundListProps = PickProps & Pick<SearchFrameProps<string, string>, 'found' | 'of'>;

/** The cards that fit. A letter that is typed does not draw them: what it finds does. */
const FoundList = memo(function FoundList({ found, of, pinned, onPin }: FoundListProps) {
  const t = useDeckScreenTexts();
  const cards = useMemo(() => found.map(({ passcode }) => passcode), [found]);
  return (
    <CardList
      className="flex-[1_1_220px] min-h-0 pb-6 overflow-auto scroll-thin fade-below-7 stacked:overflow-visible stacked:[mask-image:none]"
      label={t.search.label}
      cards={cards}
      onPin={onPin}
    >
      {(stop) => <FoundRows found={found} stop={stop} pinned={pinned} of={of} />}
    </CardList>
  );
});

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
  isNear,
  moreInTexts,
  of,
  pinned,
  onPin,
}: SearchFrameProps<K, O>) {
  const t = useDeckScreenTexts();
  const pictures = usePictures((store) => store.cards);
  useEffect(followPictures, []);
  const isWorded = (words.text ?? '').trim() !== '';
  return (
    <section
      className="flex flex-col gap-2 min-w-0 min-h-0 p-3 rounded-tray bg-tile shadow-line *:max-w-full *:not-last:flex-none spare:p-2 stacked:order-4"
      aria-label={t.editor.add}
    >
      <TextField
        look="search"
        type="search"
        data-search
        aria-label={t.search.label}
        placeholder={t.search.hint}
        value={words.text ?? ''}
        onChange={(event) => onWords({ ...words, text: event.target.value })}
      />
      <Choice label={t.search.kind} isLabelUnseen size="tabs" options={kinds} value={kind} onChange={onKind} />
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 spare:[&_select]:max-w-29">
        <details className="group/more finder__more open:basis-full">
          <summary className="min-h-tap inline-flex items-center gap-2 text-writing-1 font-text text-note/none font-semibold cursor-pointer before:content-['▸'] before:text-gold-1 group-open/more:before:content-['▾']">
            {t.search.filters(filtersSet + (words.inTexts ? 1 : 0))}
          </summary>
          <div className="finder__filters grid grid-cols-[repeat(auto-fill,minmax(106px,1fr))] items-end gap-x-2.5 gap-y-2 max-h-[40dvh] px-0.5 pt-0.5 pb-6 overflow-auto scroll-thin fade-below-5.5">
            <label className={TICK}>
              <input
                type="checkbox"
                className="size-5 accent-gold-2"
                checked={words.inTexts ?? false}
                onChange={(event) => onWords({ ...words, inTexts: event.target.checked })}
              />
              <span>{t.search.inTexts}</span>
            </label>
            {takesPictures && (pictures.size > 0 || words.only) && (
              <label className={TICK}>
                <input
                  type="checkbox"
                  className="size-5 accent-gold-2"
                  checked={words.only !== undefined}
                  onChange={(event) => onWords({ ...words, only: event.target.checked ? pictures : undefined })}
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
      <div className="flex items-center gap-3 min-h-tap text-note text-writing-2">
        <p role="status" data-found={found.length}>
          {(isNear ? t.search.near : t.search.found)(found.length)}
        </p>
        {isWorded && (words.inTexts || moreInTexts > 0) && (
          <Button size="small" data-act="in-texts" onClick={() => onWords({ ...words, inTexts: !words.inTexts })}>
            {words.inTexts ? t.search.namesOnly : t.search.moreInTexts(moreInTexts)}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <p className="text-note text-writing-2">{t.search.none}</p>
      ) : (
        <FoundList found={found} of={of} pinned={pinned} onPin={onPin} />
      )}
    </section>
  );
}
