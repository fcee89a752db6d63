import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { copiesIn, type Part } from '../../store/decks/deck-book';
import { isSwitchedOff } from '../../store/keeping/keys';
import { CardRow } from './CardRow';
import { useEditing } from './editing';
import { useDeckSubject, type PickProps } from './subject';

export interface ListedCard {
  readonly passcode: number;
  readonly copies: number;
}

interface CardListProps extends PickProps {
  readonly label: string;
  readonly cards: readonly ListedCard[];
  /** The part whose cards these are; undefined in the search. */
  readonly part?: Part;
  /** Its columns, and what lies around it. */
  readonly className: string;
}

const passcodeAt = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return row ? Number(row.dataset.card) : null;
};

/** Up and down between the cards of a list, left and right along the buttons of a row. */
function walk(event: KeyboardEvent<HTMLElement>): boolean {
  const at = event.target instanceof HTMLElement ? event.target : null;
  const row = at?.closest('li');
  if (!at || !row) return false;
  const buttons = [...row.querySelectorAll<HTMLElement>('button')];
  const column = buttons.indexOf(at.closest('button') ?? at);
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') buttons[column + (event.key === 'ArrowRight' ? 1 : -1)]?.focus();
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    const there = [...(next?.querySelectorAll<HTMLElement>('button') ?? [])];
    (there[column] ?? there[0])?.focus();
  } else if (event.key === 'Home' || event.key === 'End') {
    const rows = event.currentTarget.querySelectorAll<HTMLElement>('[data-act="pick"]');
    rows[event.key === 'Home' ? 0 : rows.length - 1]?.focus();
  } else return false;
  return true;
}

/** A list of cards. It has one stop for Tab; arrows, letters and the buttons of its rows do the rest. */
export function CardList({ label, cards, part, pinned, onPin, onPoint, className }: CardListProps) {
  const { add, remove, isEditable, cards: deck } = useEditing();
  const { parts, partsFor } = useDeckSubject();
  const [stop, setStop] = useState<number | null>(null);
  const stopAt = cards.some(({ passcode }) => passcode === stop) ? stop : cards[0]?.passcode;

  const press = (event: MouseEvent<HTMLElement>): void => {
    const passcode = passcodeAt(event.target);
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
    if (passcode === null || !button) return;
    const to = button.dataset.to as Part | undefined;
    if (button.dataset.act === 'pick') onPin(passcode);
    else if (to) (button.dataset.act === 'more' ? add : remove)(to, passcode);
  };

  const key = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isSwitchedOff(event)) return;
    const passcode = passcodeAt(event.target);
    const held =
      passcode === null
        ? undefined
        : (part ?? [...partsFor(passcode), ...parts].find((one) => copiesIn(deck, one, passcode) > 0));
    const done =
      walk(event) ||
      (passcode !== null &&
        isEditable &&
        (() => {
          const pressed = event.key.toLowerCase();
          if (pressed === '+' || pressed === '=') add(part ?? partsFor(passcode)[0], passcode);
          else if (pressed === '-' || pressed === 'delete' || pressed === 'backspace')
            return held !== undefined && (remove(held, passcode), true);
          else if (pressed === 'm') add(partsFor(passcode)[0], passcode);
          else if (pressed === 's' && parts.includes('side')) add('side', passcode);
          else return false;
          return true;
        })());
    if (done) event.preventDefault();
  };

  const focus = (event: FocusEvent<HTMLElement>): void => {
    const passcode = passcodeAt(event.target);
    if (passcode === null) return;
    setStop(passcode);
    // Whoever walks with the keyboard reads as they go.
    if (event.target.matches(':focus-visible')) onPin(passcode);
  };

  const point = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') onPoint(passcodeAt(event.target));
  };

  return (
    <ul
      className={className}
      aria-label={label}
      data-list={part ?? 'found'}
      onClick={press}
      onKeyDown={key}
      onFocus={focus}
      onPointerOver={point}
      onPointerLeave={() => onPoint(null)}
    >
      {cards.map(({ passcode, copies }) => (
        <CardRow
          key={passcode}
          passcode={passcode}
          copies={copies}
          part={part}
          isEditable={isEditable}
          isStop={passcode === stopAt}
          isPinned={passcode === pinned}
        />
      ))}
    </ul>
  );
}
