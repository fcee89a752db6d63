import { isPlace, type Place } from '../../../engine/table';

/**
 * A copy of a card that follows the pointer. It shows what the table shows at that place, and nobody is told of it but the eye.
 */
export interface CardGhost {
  moveTo(x: number, y: number): void;
  /** Marks the place that the card would be dropped on. */
  over(target: HTMLElement | null): void;
  remove(): void;
}

/** Places of the table and, for a player, the plate of a seat. */
export const DROP_PLACES = '.mid [data-place], .mid [data-anchor]';

export function liftCard(element: HTMLElement, wordsAt: (to: Place) => string | undefined): CardGhost {
  const face = element.querySelector<HTMLElement>('.lying') ?? element;
  const { width, height } = face.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.setProperty('--card-h', getComputedStyle(element).getPropertyValue('--card-h'));
  ghost.append(face.cloneNode(true));
  (element.closest('.duel-table') ?? document.body).append(ghost);
  element.classList.add('is-dragged');
  // Where it may go is lit, and says what it would do there.
  const lit = [...document.querySelectorAll<HTMLElement>(DROP_PLACES)].filter((target) => {
    const place = target.dataset.place ?? target.dataset.anchor;
    const words = target !== element && isPlace(place) ? wordsAt(place) : undefined;
    if (words !== undefined) target.dataset.drop = words;
    return words !== undefined;
  });
  let under: HTMLElement | null = null;
  const mark = (target: HTMLElement | null): void => {
    if (target === under) return;
    under?.classList.remove('is-drop');
    under = target;
    under?.classList.add('is-drop');
  };
  return {
    moveTo: (x, y) => {
      ghost.style.transform = `translate(${x - width / 2}px, ${y - height / 2}px)`;
    },
    over: mark,
    remove: () => {
      mark(null);
      for (const target of lit) delete target.dataset.drop;
      ghost.remove();
      element.classList.remove('is-dragged');
    },
  };
}
