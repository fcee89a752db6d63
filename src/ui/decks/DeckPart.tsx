import { useState } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { inOrder } from '../../store/cards/card-search';
import { factsOf, stacksOf, type Format, type Part } from '../../store/decks/deck-book';
import { CardList, type ListedCard } from './CardList';
import { useEditing } from './editing';

interface DeckPartProps {
  readonly part: Part;
  readonly format: Format;
  readonly pinned: number | null;
  readonly onPin: (passcode: number) => void;
  readonly onPoint: (passcode: number | null) => void;
}

/** Monsters, Spells and Traps of a part, in words. */
function useKinds(list: readonly number[]): string {
  const t = useDeckScreenTexts();
  const kinds = list.map((passcode) => factsOf(passcode)?.kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return t.editor.kinds(count('monster'), count('spell'), count('trap'));
}

/**
 * One part of the deck with its counts. A card whose last copy goes keeps its row until the pointer or the focus has left:
 * nothing slides under a finger.
 */
export function DeckPart({ part, format, pinned, onPin, onPoint }: DeckPartProps) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { cards } = useEditing();
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const list = cards[part];
  const kinds = useKinds(list);
  const stacks = stacksOf(list);
  const copies = new Map(stacks.map(({ passcode, copies: n }) => [passcode, n]));
  const all = [...new Set([...(held ?? []), ...copies.keys()])];
  const known = all.flatMap((passcode) => {
    const facts = factsOf(passcode);
    return facts ? [{ passcode, facts }] : [];
  });
  const order = inOrder(
    known.map(({ facts }) => facts),
    'kind',
    language,
    format,
  );
  const place = new Map(order.map((facts, i) => [facts.id, i]));
  const sorted = [...known].sort((a, b) => place.get(a.facts.id)! - place.get(b.facts.id)!).map(({ passcode }) => passcode);
  const rows: readonly ListedCard[] = [...sorted, ...all.filter((passcode) => !factsOf(passcode))].map((passcode) => ({
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
        {t.part[part]} <b className="text-[1.15em] text-writing-1 tabular-nums">{list.length}</b>
        {part === 'main' && list.length > 0 && (
          <small className="ms-auto font-text text-note/close font-medium text-writing-2">{kinds}</small>
        )}
      </h2>
      {rows.length === 0 ? (
        <p className="text-writing-2 text-note px-1">{t.editor.empty[part]}</p>
      ) : (
        <CardList
          className="grid grid-cols-[repeat(auto-fill,minmax(min(290px,100%),1fr))] gap-x-2.5 gap-y-1"
          label={t.part[part]}
          cards={rows}
          part={part}
          format={format}
          pinned={pinned}
          onPin={onPin}
          onPoint={onPoint}
        />
      )}
    </section>
  );
}
