import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { copiesIn, type Part } from '../../../store/decks/deck-book';
import { COMMANDS, meantKey } from '../../../store/keeping/keys';
import { walk } from '../../base/shared/walk';
import { useEditing } from './editing';
import { useFlights } from './flights';
import { usePointed } from './pointed';
import { useDeckSubject, type PickProps } from './subject';

const { decks: KEYS } = COMMANDS;

interface CardListProps extends Pick<PickProps, 'onPin'> {
  readonly label: string;
  /** The cards in their order. */
  readonly cards: readonly number[];
  /** The part whose cards these are; undefined in the search. */
  readonly part?: Part;
  readonly className: string;
  /** Draws the cards; the one that Tab leads to is told. */
  readonly children: (stop: number | undefined) => ReactNode;
}

const walkCards = walk('[data-act="pick"]', 'grid');

const cardAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

/** Left and right along the buttons of a row, and from each up and down to the same one of the next row. */
function walkRow(event: KeyboardEvent<HTMLElement>): boolean {
  const at = event.target instanceof HTMLElement ? event.target : null;
  const row = at?.closest('li');
  if (!at || !row) return false;
  const buttons = [...row.querySelectorAll<HTMLElement>('button')];
  const column = buttons.indexOf(at);
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') buttons[column + (event.key === 'ArrowRight' ? 1 : -1)]?.focus();
  else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && column > 0) {
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    next?.querySelectorAll<HTMLElement>('button')[column]?.focus();
  } else return false;
  return true;
}

/** A list of cards. It has one stop for Tab; arrows, letters and the buttons of its cards do the rest. */
export function CardList({ label, cards, part, onPin, className, children }: CardListProps) {
  const { add, remove, isEditable, placeFor, cards: deck } = useEditing();
  const { parts, partsFor } = useDeckSubject();
  const fly = useFlights((store) => store.fly);
  const point = usePointed((store) => store.point);
  const [stop, setStop] = useState<number | null>(null);
  const stopAt = stop !== null && cards.includes(stop) ? stop : cards[0];

  /** One more copy; a card that comes from somewhere else is seen to come. */
  const put = (to: Part, passcode: number, from: HTMLElement | null): void => {
    const crest = to === part ? null : from?.querySelector('[data-crest]');
    if (crest) fly({ passcode, part: to, from: crest.getBoundingClientRect() });
    add(to, passcode);
  };

  const press = (event: MouseEvent<HTMLElement>): void => {
    const card = cardAt(event.target);
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
    if (!card || !button) return;
    const passcode = Number(card.dataset.card);
    const to = button.dataset.to as Part | undefined;
    if (button.dataset.act === 'pick') onPin(passcode);
    else if (to && button.dataset.act === 'more') put(to, passcode, card);
    else if (to) remove(to, passcode);
  };

  const change = (key: string | null, card: HTMLElement): boolean => {
    const passcode = Number(card.dataset.card);
    const held = part ?? [...partsFor(passcode), ...parts].find((one) => copiesIn(deck, one, passcode) > 0);
    if (key === KEYS.add) put(part ?? placeFor(passcode), passcode, card);
    else if (key === KEYS.remove || key === 'delete' || key === 'backspace')
      return held !== undefined && (remove(held, passcode), true);
    else if (key === KEYS.main) put(partsFor(passcode)[0], passcode, card);
    else if (key === KEYS.side && parts.includes('side')) put('side', passcode, card);
    else return false;
    return true;
  };

  const key = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const card = cardAt(event.target);
    const done =
      (part === undefined && walkRow(event)) ||
      walkCards(event) ||
      (card !== null && isEditable && change(meantKey(event, 'decks'), card));
    if (done) event.preventDefault();
  };

  const focus = (event: FocusEvent<HTMLElement>): void => {
    const card = cardAt(event.target);
    if (!card) return;
    setStop(Number(card.dataset.card));
    // Whoever walks with the keyboard reads as they go.
    if (event.target.matches(':focus-visible')) onPin(Number(card.dataset.card));
  };

  const over = (event: PointerEvent<HTMLElement>): void => {
    const card = event.pointerType === 'mouse' ? cardAt(event.target) : null;
    if (card) point(Number(card.dataset.card));
  };

  return (
    <div
      className={className}
      role="group"
      aria-label={label}
      data-list={part ?? 'found'}
      onClick={press}
      onKeyDown={key}
      onFocus={focus}
      onPointerOver={over}
      onPointerLeave={() => point(null)}
    >
      {children(stopAt)}
    </div>
  );
}
