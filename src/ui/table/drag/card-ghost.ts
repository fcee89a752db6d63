/**
 * A copy of a card that follows the pointer. It shows what the table shows at that place, and nobody is told of it but the eye.
 */
export interface CardGhost {
  moveTo(x: number, y: number): void;
  /** Marks the place that the card would be dropped on. */
  over(target: HTMLElement | null): void;
  remove(): void;
}

export function liftCard(element: HTMLElement): CardGhost {
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
      ghost.remove();
      element.classList.remove('is-dragged');
    },
  };
}
