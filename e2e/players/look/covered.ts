/** What is said beside the cards, and may lie on none of what is kept in sight. */
export const ROOMS = {
  prompt: '.dock',
  hint: '.hint, .guide',
  sheet: '.sheet, [data-sheet]',
  bubble: '[role="menu"]',
  toast: '.trouble, .phase__why, .respond__open',
  panel: '.left, .right, .right__panel',
} as const;

/** What is kept in sight, whatever is said. */
export const KEPT = {
  'card of the hand': '.edge .hand [data-place]',
  'card that may be chosen': '.half [data-place]:is([aria-pressed], :has(.can-dot))',
  zone: '.half [data-place]',
  'Life Points': '.plate__lp',
  plate: '.plate',
  rail: '.rail',
} as const;

export interface Law {
  readonly rooms: typeof ROOMS;
  readonly kept: typeof KEPT;
  /** A sheet that the players have opened may lie over the field, but not over hand and prompt. */
  readonly sheetIsWished: boolean;
}

/**
 * What of a table lies over something that is to be seen, or cannot be seen whole. Runs in the page, so everything it needs is
 * inside it; geometry alone decides, whatever a style sheet says.
 */
export function coveredOfPage({ rooms, kept, sheetIsWished }: Law): string[] {
  interface Part {
    readonly kind: string;
    readonly element: Element;
    readonly box: DOMRect;
  }
  const found = new Set<string>();
  const page = document.documentElement;
  const parents = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at = element.parentElement; at && at !== page && at !== document.body; at = at.parentElement) all.push(at);
    return all;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    [element, ...parents(element)].every((at) => getComputedStyle(at).clipPath !== 'inset(50%)');
  const overflow = (at: Element, axis: 'X' | 'Y'): string => getComputedStyle(at)[`overflow${axis}`];
  const scrolls = (at: Element, axis: 'X' | 'Y'): boolean =>
    /auto|scroll/.test(overflow(at, axis)) &&
    (axis === 'Y' ? at.scrollHeight > at.clientHeight + 1 : at.scrollWidth > at.clientWidth + 1);
  const clips = (at: Element, axis: 'X' | 'Y'): boolean => overflow(at, axis) !== 'visible';
  /** What may be seen of an element: the window, and every box around it that cuts. */
  const windowOf = (element: Element): DOMRect => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (const at of parents(element)) {
      const box = at.getBoundingClientRect();
      if (clips(at, 'X')) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (clips(at, 'Y')) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const shared = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top);
  };
  const isSome = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
  const seenOf = (element: Element): DOMRect => shared(element.getBoundingClientRect(), windowOf(element));
  const rect = ({ left, top, width, height }: DOMRect): string =>
    `(${[left, top].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')})`;
  const overlays = [...document.querySelectorAll('.curtain, dialog[open], [aria-modal="true"], .result')].filter(isShown);
  const isBehind = (element: Element): boolean =>
    element.closest('[inert]') !== null || (overlays.length > 0 && !overlays.at(-1)!.contains(element));
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => isShown(element) && !isBehind(element));
  const named = ({ kind, element, box }: Part): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const place = element instanceof HTMLElement ? (element.dataset.place ?? element.dataset.sheet ?? '') : '';
    return `${kind} ${place || name.trim().replace(/\s+/g, ' ').slice(0, 40)} ${rect(box)}`;
  };

  // 1. Nothing that is said lies over what is kept in sight.
  const partsOf = (kinds: object, boxOf: (element: Element) => DOMRect): Part[] => {
    const known = new Set<Element>();
    return (Object.entries(kinds) as [string, string][]).flatMap(([kind, selector]) => {
      const fresh = all(selector).filter((element) => !known.has(element));
      for (const element of fresh) known.add(element);
      return fresh.map((element) => ({ kind, element, box: boxOf(element) }));
    });
  };
  const said = partsOf(rooms, seenOf).filter(({ box }) => isSome(box));
  const inSight = partsOf(kept, (element) => element.getBoundingClientRect());
  const isOwn = (bubble: Element, { element }: Part): boolean =>
    bubble.contains(element) ||
    element.contains(bubble) ||
    ['data-of', 'data-at'].some((name) => element.matches(`[data-place="${bubble.getAttribute(name)}"]`));
  for (const room of said) {
    for (const part of [...inSight, ...said.filter(({ kind }) => kind === 'prompt')]) {
      const isField = part.element.closest('.half, .rail') !== null;
      if (isOwn(room.element, part) || (isField && room.kind === 'sheet' && sheetIsWished)) continue;
      // Panels and sheets stand in the column, which is no part of the prompt.
      if (isSome(shared(room.box, part.box))) found.add(`${named(room)} lies over ${named(part)}`);
    }
  }

  for (const { kind, box } of inSight.filter(({ kind }) => kind === 'Life Points'))
    for (const part of inSight.filter((other) => other.kind === 'card of the hand'))
      if (isSome(shared(box, part.box))) found.add(`${named(part)} lies over ${kind} ${rect(box)}`);

  // 2. What is kept in sight is there to be seen, and to be touched.
  const isHit = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true);
  };
  const cutOff = (box: DOMRect, seen: DOMRect, slack = 1.5): boolean =>
    box.left < seen.left - slack ||
    box.right > seen.right + slack ||
    box.top < seen.top - slack ||
    box.bottom > seen.bottom + slack;
  for (const part of inSight) {
    const { element, box } = part;
    const isFar = element.closest('.edge:not(.edge--near)') !== null;
    if (!isSome(box)) continue;
    // Of a far hand as much is seen as there is room for.
    if (cutOff(box, windowOf(element)) && !(isFar && part.kind === 'card of the hand')) found.add(`${named(part)} is cut off`);
    // A card that is asked shows its acts in its own place.
    else if (element.matches('[data-place]') && !isFar && !element.parentElement?.querySelector('[role="menu"]')) {
      const y = box.top + box.height / 2;
      if (![0.08, 0.25, 0.5, 0.75, 0.92].some((share) => isHit(element, box.left + box.width * share, y)))
        found.add(`${named(part)} cannot be touched`);
    }
  }

  // 3. No button is outside, cut or covered; what is farther down in a list is scrolled to.
  const inList = (element: Element, axis: 'X' | 'Y'): boolean =>
    parents(element).some((at) => scrolls(at, axis) && at.closest('.mid') === null);
  const controls = all('button, a[href], summary, input:not([type="hidden"]), select, [role="tab"]').filter(
    (control) => !control.matches('[data-place], input'),
  );
  for (const control of controls) {
    const part = { kind: 'button', element: control, box: control.getBoundingClientRect() };
    if (!isSome(part.box)) continue;
    const seen = windowOf(control);
    const [x, y] = [part.box.left + part.box.width / 2, part.box.top + part.box.height / 2];
    if (inList(control, 'Y') || inList(control, 'X')) continue;
    if (cutOff(part.box, seen)) found.add(`${named(part)} is cut off`);
    else if (!isHit(control, x, y)) {
      const hit = document.elementFromPoint(x, y);
      // In a line that is a button as a whole, its parts are buttons of their own.
      if (hit && control.closest('li')?.contains(hit)) continue;
      found.add(`${named(part)} lies under ${hit?.tagName.toLowerCase()}.${[...(hit?.classList ?? [])].join('.')}`);
    }
  }

  // 4. Every text is whole, or shortened and whole in what it is called.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  texts: while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement!;
    if (!text.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
    if (!isShown(element) || isBehind(element)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(isSome);
    const control = element.closest('button, a[href]')?.getBoundingClientRect();
    const isLine = element.closest('button, a[href]')?.matches('.sentence *, [data-place], .phase') ?? true;
    let [isListX, isListY] = [false, false];
    for (const at of [element, ...parents(element)]) {
      const edge = at.getBoundingClientRect();
      isListX ||= scrolls(at, 'X');
      isListY ||= scrolls(at, 'Y');
      const cut = boxes.find((box) => {
        // The air above and below the letters may be cut.
        const air = box.height * 0.22;
        return (
          (!isListX && clips(at, 'X') && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) ||
          (!isListY && clips(at, 'Y') && (box.top + air < edge.top - 1.5 || box.bottom - air > edge.bottom + 1.5))
        );
      });
      if (!cut) continue;
      const { textOverflow, webkitLineClamp } = getComputedStyle(at);
      // What stands in no button is read as it is written, however much of it is seen.
      const called = element.closest('button, a[href], [role="img"]')?.getAttribute('aria-label');
      const isShortened = textOverflow === 'ellipsis' || /^[1-9]/.test(webkitLineClamp);
      const words = (one: string): string => one.replace(/[\s\u00ad]+/g, '');
      // A text is a part of what a button is called, unless the button says something else.
      const isCalled = called == null || words(called).includes(words(text.data));
      if (!isShortened || !isCalled) found.add(`text “${text.data.trim()}” ${rect(cut)} is cut`);
      continue texts;
    }
    const out = boxes.find((one) => control && !isLine && (one.left < control.left - 1 || one.right > control.right + 1));
    if (out) found.add(`text “${text.data.trim()}” ${rect(out)} leaves its button`);
    const zone = element.closest('.half [data-place]')?.getBoundingClientRect();
    const over = boxes.find((one) => zone && (one.top < zone.top - 4 || one.bottom > zone.bottom + 4));
    if (over) found.add(`text “${text.data.trim()}” ${rect(over)} leaves its zone`);
    const isKept = element.closest('.half, .hand, .plate, .rail') !== null;
    if (boxes.some((box) => cutOff(box, new DOMRect(0, 0, innerWidth, innerHeight), 1)) && !isListX && !isListY && !isKept)
      found.add(`text “${text.data.trim()}” ${rect(boxes[0]!)} is off the screen`);
  }

  // 5. No word beside the cards lies on another, and no mark on a figure of its card.
  const written: { readonly text: Text; readonly box: DOMRect }[] = [];
  for (const part of all('.half, .edge .plate, .rail')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const element = text.parentElement!;
      if (!text.data.trim() || element.closest('.card, [role="menu"], .phase__why') || !isShown(element)) continue;
      if (/^rgba\(.*, 0\)$/.test(getComputedStyle(element).color)) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const seen = shared(box, windowOf(element));
        // The air above and below the letters may be shared.
        if (isSome(seen))
          written.push({ text, box: new DOMRect(box.left, box.top + box.height * 0.2, seen.width, box.height * 0.6) });
      }
    }
  }
  written.forEach(({ text, box }, i) => {
    for (const other of written.slice(i + 1))
      if (other.text !== text && shared(box, other.box).width > 2 && shared(box, other.box).height > 2)
        found.add(`text “${text.data.trim()}” ${rect(box)} lies on “${other.text.data.trim()}”`);
  });
  for (const figure of all('.half .card :is(.stat, .vstat)')) {
    const name = figure.closest('.card')!.querySelector('.card__name');
    if (!name || !isShown(name)) continue;
    const [one, other] = [figure, name].map((element) => shared(element.getBoundingClientRect(), windowOf(element)));
    if (shared(one!, other!).width > 2 && shared(one!, other!).height > 4)
      found.add(`figure ${rect(one!)} lies on the name ${name.textContent}`);
  }
  for (const mark of all('.linkno, .counter-stack')) {
    const box = mark.getBoundingClientRect();
    for (const figure of mark.closest('.lying')?.querySelectorAll('.stat, .vstat') ?? [])
      if (isShown(figure) && isSome(shared(box, figure.getBoundingClientRect())))
        found.add(`mark ${mark.textContent} ${rect(box)} lies on the figure ${figure.textContent}`);
    const name = mark.closest('.half .lying')?.querySelector('.card__name');
    if (!name || !isShown(name)) continue;
    range.selectNodeContents(name);
    for (const line of range.getClientRects()) {
      const both = shared(box, shared(line, seenOf(name)));
      // The air of a line may be shared.
      if (both.width > 2 && both.height > line.height * 0.4)
        found.add(`mark ${mark.textContent} ${rect(box)} lies on the name ${name.textContent}`);
    }
  }

  // 6. Where cards are read there is always something to read.
  for (const room of all('.left')) {
    const isRead = [...room.children].some((part) => isShown(part) && isSome(seenOf(part)) && part.textContent.trim() !== '');
    if (!isRead && isSome(seenOf(room))) found.add(`the reading room ${rect(seenOf(room))} is empty`);
  }

  // 7. Nothing is scrolled to: neither the page nor the table.
  const mid = document.querySelector('.mid .hand');
  const box = mid && !isBehind(mid) ? parents(mid).find((at) => scrolls(at, 'Y') || scrolls(at, 'X')) : undefined;
  if (box) found.add(`the table scrolls: ${box.scrollWidth}×${box.scrollHeight} in ${box.clientWidth}×${box.clientHeight}`);
  const scroller = document.scrollingElement!;
  // Behind the scene for passers-by nobody scrolls: the first touch ends the scene and does nothing else.
  const isHeld =
    document.querySelector('[data-attract]') !== null ||
    /hidden|clip/.test(getComputedStyle(page).overflowY + getComputedStyle(document.body).overflowY);
  if (scroller.scrollWidth > innerWidth + 1 || (!isHeld && scroller.scrollHeight > innerHeight + 1))
    found.add(`the page scrolls: ${scroller.scrollWidth}×${scroller.scrollHeight}`);
  return [...found];
}
