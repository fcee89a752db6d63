import type { Place } from '../../../engine/table';

let lastInput: 'keyboard' | 'pointer' = 'pointer';

/** Notes whether the players use the keyboard or point: selections made by keyboard take the focus along. */
export function noteInput(): () => void {
  const key = (): void => {
    lastInput = 'keyboard';
  };
  const pointer = (): void => {
    lastInput = 'pointer';
  };
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
  };
}

export const usesKeyboard = (): boolean => lastInput === 'keyboard';

function focusFirst(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found.focus({ preventScroll: true });
  }
}

const handOf = (seat: string | undefined): readonly string[] =>
  seat === undefined ? [] : [`.hand [data-place^="${seat}:"][tabindex="0"]`, `.hand [data-place^="${seat}:"]`];

export const focusDock = (): void => focusFirst('.dock__say');
export const focusDockButton = (): void =>
  focusFirst(
    '[role="menuitem"]',
    '.dock__acts .btn--main:not([aria-disabled])',
    '.dock__acts .btn:not([aria-disabled], [data-back])',
    '.dock__acts .btn:not([aria-disabled])',
  );
export const focusConfirm = (): void => focusFirst('.dock__acts [data-act="confirm"]:not([aria-disabled])');
/** The hand of the seat that is asked. */
export const focusHand = (): void =>
  focusFirst(
    ...handOf(document.querySelector<HTMLElement>('.dock')?.dataset.seat),
    '.edge--near .hand [data-place][tabindex="0"]',
    '.edge--near .hand [data-place]',
  );
export const focusField = (): void =>
  focusFirst('.half--near [data-place][tabindex="0"]', '.half [data-place][tabindex="0"]', '.half--near [data-place]');
export const focusSheet = (): void => focusFirst('.sheet [data-place][tabindex="0"]', '.sheet .row', '.sheet button');
/** The first of these places, as they stand on the page. */
export const focusFirstOf = (places: readonly Place[]): void =>
  focusFirst(places.map((place) => `:is(.half, .hand) [data-place="${CSS.escape(place)}"]`).join());
export const focusPlace = (place: Place): void => focusFirst(`[data-place="${CSS.escape(place)}"]`);

/**
 * Enter presses the golden button of the prompt, while nothing else has the focus that Enter would press. A key that is held, or
 * was already on its way when the question appeared, answers nothing.
 */
export function pressGolden({ target, repeat }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : null;
  const isAtPrompt = at === document.body || (at !== null && at.closest('.dock') !== null && at.closest('button, a') === null);
  if (repeat || !isAtPrompt) return false;
  const golden = document.querySelector<HTMLElement>('.dock__acts:not(.dock__acts--fresh) .btn--main:not([aria-disabled])');
  golden?.click();
  return golden !== null;
}

/** What the digits stand for, at the card that is asked, else in the prompt: all buttons but those that go back or confirm. */
export const answerButtons = (): HTMLElement[] => {
  const all = [
    ...document.querySelectorAll<HTMLElement>(':is(.dock__acts .btn, [role="menuitem"]):not([data-back], [data-enter])'),
  ];
  const atCard = all.filter((button) => button.matches('[role="menuitem"]'));
  return atCard.length > 0 ? atCard : all;
};

/** The cards of the table that can be chosen, or given back in a pick, as they are seen: row by row, from the left. */
export const pickablePlaces = (): HTMLElement[] => {
  const isPick = document.querySelector('.dock[data-full]') !== null;
  return [...document.querySelectorAll<HTMLElement>(`:is(.half, .hand) [data-place][aria-pressed${isPick ? '' : '="false"'}]`)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort((a, b) => (Math.abs(a.box.top - b.box.top) > a.box.height / 2 ? a.box.top - b.box.top : a.box.left - b.box.left))
    .map(({ element }) => element);
};

/** The buttons of the dock, from the left. */
export const dockButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.dock__acts .btn')];

/** Arrow keys from the prompt lead to the table; inside it the table itself walks. */
export function walkFromDock(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('[data-place], [data-sheet], [role="menu"], [role="tablist"], [role="log"]')) return false;
  const [pickable] = pickablePlaces();
  if (event.key === 'ArrowUp' && pickable) pickable.focus({ preventScroll: true });
  else if (event.key === 'ArrowUp') focusHand();
  else if (event.key === 'ArrowDown') focusDockButton();
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const buttons = dockButtons();
    const now = buttons.findIndex((button) => button === at?.closest('button'));
    const to = buttons[now < 0 ? 0 : Math.max(0, Math.min(buttons.length - 1, now + (event.key === 'ArrowRight' ? 1 : -1)))];
    to?.focus();
  } else return false;
  if (at === document.activeElement) focusField();
  return true;
}
