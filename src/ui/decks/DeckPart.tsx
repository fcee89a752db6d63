import { useState } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { stacksOf, type Part } from '../../store/decks/deck-book';
import { CardList, type ListedCard } from './CardList';
import { useEditing } from './editing';
import { useDeckSubject, type PickProps } from './subject';

/**
 * One part of the deck with its counts. A card whose last copy goes keeps its row until the pointer or the focus has left:
 * nothing slides under a finger.
 */
export function DeckPart({ part, ...pick }: PickProps & { readonly part: Part }) {
  const t = useDeckScreenTexts();
  const { part: partName, nameOf, inOrder, kinds } = useDeckSubject();
  const { cards } = useEditing();
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const list = cards[part];
  const stacks = stacksOf(list);
  const copies = new Map(stacks.map(({ passcode, copies: n }) => [passcode, n]));
  const all = [...new Set([...(held ?? []), ...copies.keys()])];
  const known = inOrder(all.filter((passcode) => nameOf(passcode) !== undefined));
  const rows: readonly ListedCard[] = [...known, ...all.filter((passcode) => nameOf(passcode) === undefined)].map((passcode) => ({
    passcode,
    copies: copies.get(passcode) ?? 0,
  }));

  const hold = (): void => setHeld((before) => before ?? all);
  const letGo = (): void => setHeld(null);
  return (
    <section
      className="part"
      aria-labelledby={`part-${part}`}
      data-part-count={list.length}
      onPointerDown={hold}
      onKeyDown={hold}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') letGo();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) letGo();
      }}
    >
      <h2
        className="flex flex-wrap items-baseline gap-x-2.5 px-1 pt-0.5 pb-1.5 font-display text-head/[1.25] font-medium text-gold-1 sticky top-0 z-1 bg-urushi-1"
        id={`part-${part}`}
      >
        {partName[part]} <b className="text-[1.15em] text-writing-1 tabular-nums">{list.length}</b>
        {part === 'main' && list.length > 0 && (
          <small className="ms-auto font-text text-note/close font-medium text-writing-2">{kinds(list)}</small>
        )}
      </h2>
      {rows.length === 0 ? (
        <p className="text-writing-2 text-note px-1">{t.editor.empty[part]}</p>
      ) : (
        <CardList
          className="grid grid-cols-[repeat(auto-fill,minmax(min(290px,100%),1fr))] gap-x-2.5 gap-y-1"
          label={partName[part]}
          cards={rows}
          part={part}
          {...pick}
        />
      )}
    </section>
  );
}
