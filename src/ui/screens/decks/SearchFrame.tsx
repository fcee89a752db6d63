import { memo, useMemo } from 'react';
import type { WantedWords } from '../../../decks';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { Button } from '../../base/shared/Button';
import { CardList } from './CardList';
import { FoundRows, type FoundCard } from './FoundRows';
import { SearchHead, type SearchHeadProps } from './SearchHead';
import type { PickProps } from './subject';

interface SearchFrameProps<K extends string, O extends string>
  extends PickProps, Omit<SearchHeadProps<K, O>, 'inTexts' | 'isOfPictures'> {
  readonly words: WantedWords;
  readonly found: readonly FoundCard[];
  /** No card has the words as they were typed; these have words that are nearly the same. */
  readonly isNear: boolean;
  /** How many more would be found if the words were looked for in the texts of the cards too. */
  readonly moreInTexts: number;
  /** What was found, whoever has copies of it: another one is shown from its beginning. */
  readonly of: unknown;
}

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
  found,
  isNear,
  moreInTexts,
  of,
  pinned,
  onPin,
  ...head
}: SearchFrameProps<K, O>) {
  const t = useDeckScreenTexts();
  const isWorded = (words.text ?? '').trim() !== '';
  return (
    <section
      className="flex flex-col gap-2 min-w-0 min-h-0 p-3 rounded-tray bg-tile shadow-line *:max-w-full *:not-last:flex-none spare:p-2 stacked:order-4"
      aria-label={t.editor.add}
    >
      <SearchHead {...head} inTexts={words.inTexts ?? false} isOfPictures={words.only !== undefined} />
      <div className="flex items-center gap-3 min-h-tap text-note text-writing-2">
        <p role="status" data-found={found.length}>
          {(isNear ? t.search.near : t.search.found)(found.length)}
        </p>
        {isWorded && (words.inTexts || moreInTexts > 0) && (
          <Button size="small" data-act="in-texts" onClick={() => head.onWords({ inTexts: !words.inTexts })}>
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
