import { useState } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { stacksOf, type Part } from '../../../store/decks/deck-book';
import { CardList } from './CardList';
import { CrestTile } from './CrestTile';
import { useEditing } from './editing';
import { useDeckSubject, type PickProps, type SaidCause } from './subject';

interface DeckPartProps extends PickProps {
  readonly part: Part;
  readonly causes: readonly SaidCause[];
}

/**
 * One part of the deck, its cards by kind. A card whose last copy goes keeps its place until the pointer or the focus has left:
 * nothing slides under a finger.
 */
export function DeckPart({ part, causes, pinned, onPin }: DeckPartProps) {
  const t = useDeckScreenTexts();
  const { part: partName, inOrder, nameOf, groups, groupOf } = useDeckSubject();
  const { cards, isEditable } = useEditing();
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const list = cards[part];
  const copies = new Map(stacksOf(list).map(({ passcode, copies: n }) => [passcode, n]));
  const all = [...new Set([...(held ?? []), ...copies.keys()])];
  const known = inOrder(all.filter((passcode) => nameOf(passcode) !== undefined));
  const unknown = all.filter((passcode) => nameOf(passcode) === undefined);
  const kinds = [
    ...groups.map(({ key, label }) => ({ key, label, of: known.filter((passcode) => groupOf(passcode) === key) })),
    { key: 'others', label: t.editor.others, of: unknown },
  ].filter(({ of }) => of.length > 0);
  const count = (of: readonly number[]): number => of.reduce((sum, passcode) => sum + (copies.get(passcode) ?? 0), 0);

  const hold = (): void => setHeld((before) => before ?? all);
  const letGo = (): void => setHeld(null);
  return (
    <section
      className="part min-h-0 pt-0.5 pr-2 pb-7 pl-1 overflow-auto scroll-thin fade-below-6.5 stacked:overflow-visible stacked:[mask-image:none]"
      aria-label={partName[part]}
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
      {all.length === 0 ? (
        <p className="text-note text-writing-2">{t.editor.empty[part]}</p>
      ) : (
        <CardList
          className="grid gap-[clamp(6px,1vh,14px)]"
          label={partName[part]}
          cards={kinds.flatMap(({ of }) => of)}
          part={part}
          onPin={onPin}
        >
          {(stop) =>
            kinds.map(({ key, label, of }) => (
              <section key={key} aria-labelledby={`kind-${key}`}>
                <h2
                  className="flex items-center gap-2.5 mb-1.5 font-display text-head/close font-normal text-gold-1 after:flex-1 after:h-px after:bg-(--line)"
                  id={`kind-${key}`}
                >
                  {label} <small className="font-text text-note/none font-semibold text-writing-2">{count(of)}</small>
                </h2>
                <ul className="[--tile:clamp(58px,9.6vh,112px)] grid grid-cols-[repeat(auto-fill,minmax(calc(max(var(--tile),var(--text-min)*5.6)+8px),1fr))] gap-x-1.5 gap-y-[clamp(4px,0.9vh,12px)] grand:[--tile:100px]">
                  {of.map((passcode) => (
                    <CrestTile
                      key={passcode}
                      passcode={passcode}
                      copies={copies.get(passcode) ?? 0}
                      part={part}
                      isEditable={isEditable}
                      isStop={passcode === stop}
                      isPinned={passcode === pinned}
                      isWrong={causes.some(({ about }) => about?.is(passcode))}
                    />
                  ))}
                </ul>
              </section>
            ))
          }
        </CardList>
      )}
    </section>
  );
}
