export const KINDS = [
  'cut',
  'shortened',
  'broken word',
  'text on text',
  'covered text',
  'small text',
  'off the screen',
  'covered control',
  'small target',
  'sideways',
] as const;

/** What is wrong with the looks of a screen. */
export interface Fault {
  readonly kind: (typeof KINDS)[number];
  /** The text, or the label of the control. */
  readonly what: string;
  /** The element, as `tag.class`. */
  readonly where: string;
}

/** Text is never below, and what is pressed never narrower (WCAG 2.2, 2.5.8). */
export const LIMITS = { text: 12, target: 24 } as const;

/**
 * Looks over the page as it stands. Runs in the page, so everything it needs is inside it.
 * @param smallest the limits, in pixels
 */
export function faultsOfPage(smallest: { readonly text: number; readonly target: number }): Fault[] {
  interface Line {
    readonly element: HTMLElement;
    readonly text: string;
    readonly box: DOMRect;
  }
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const [width, height] = [innerWidth, innerHeight];
  const page = document.documentElement;
  const whereIs = (element: Element): string =>
    [...(element.closest('section, aside, main, nav, form, [role="dialog"]')?.classList ?? [])].slice(0, 1).join('') +
    ` ${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')}`;
  const say = (kind: Fault['kind'], what: string, element: Element): void => {
    const fault = { kind, what: what.trim().replace(/\s+/g, ' ').slice(0, 60), where: whereIs(element) };
    const key = JSON.stringify(fault);
    if (!seen.has(key)) faults.push(fault);
    seen.add(key);
  };
  const parents = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
    return all;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    [element, ...parents(element)].every((at) => getComputedStyle(at).clipPath !== 'inset(50%)');
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean =>
    element === page || /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);
  const clips = (element: Element, axis: 'X' | 'Y'): boolean => /hidden|clip/.test(getComputedStyle(element)[`overflow${axis}`]);
  /** The part of the page in which an element can be seen; what scrolls has its end at the edge of the box. */
  const windowOf = (element: Element): DOMRect => {
    let [left, top, right, bottom] = [0, 0, width, height];
    for (const at of [element, ...parents(element)]) {
      const box = at.getBoundingClientRect();
      if (at !== page && at !== document.body && (scrolls(at, 'X') || clips(at, 'X')))
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (at !== page && at !== document.body && (scrolls(at, 'Y') || clips(at, 'Y')))
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** Nobody minds what lies under a sheet, a curtain or a result: the topmost of them is what is looked at. */
  const overlays = [...document.querySelectorAll('.curtain, dialog[open], [aria-modal="true"]')].filter(isShown);
  const top = overlays.at(-1);
  const isBehind = (element: Element): boolean => top !== undefined && !top.contains(element);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement!;
    if (!node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName) || !isShown(element)) continue;
    if (isBehind(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ element, text: node.data, box });
    for (const { 0: word, index } of node.data.matchAll(/\p{Script=Latin}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // What lies below the last line of a text that ends with an ellipsis is not seen at all.
      const { bottom } = element.getBoundingClientRect();
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.top < bottom - 1);
      // After a hyphen that is only drawn where the line ends, its box comes first, on that line.
      if (boxes.length > 1 && node.data[index - 1] === '\u00ad') boxes.shift();
      const rows = new Set(boxes.map((box) => Math.round(box.top)));
      if (rows.size > 1) say('broken word', `${word} (${node.data})`, element);
    }
  }

  // Cut, shortened or small.
  for (const { element, text, box } of lines) {
    // The small face of a card is a picture: its name and numbers stand in the inspector, and in the name of its button.
    const isPrinted = element.closest('.card__face') !== null;
    if (!isPrinted && parseFloat(getComputedStyle(element).fontSize) < smallest.text - 0.01) say('small text', text, element);
    // The air above and below the letters may be cut.
    const air = box.height * 0.22;
    let scrolledX = false;
    let scrolledY = false;
    let isCut = false;
    for (const at of [element, ...parents(element)]) {
      if (at === document.body || at === page) break;
      const edge = at.getBoundingClientRect();
      scrolledX ||= scrolls(at, 'X');
      scrolledY ||= scrolls(at, 'Y');
      const outX = !scrolledX && clips(at, 'X') && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5);
      const outY = !scrolledY && clips(at, 'Y') && (box.top + air < edge.top - 1.5 || box.bottom - air > edge.bottom + 1.5);
      const style = getComputedStyle(at);
      const means = style.textOverflow === 'ellipsis' || /^[1-9]/.test(style.webkitLineClamp);
      if (!outX && !outY) continue;
      isCut = true;
      if (!means) say('cut', text, element);
      else if (at.closest('.dock, .btn')) say('shortened', text, element);
      break;
    }
    // What is cut before the edge of the screen does not come there.
    if (isCut) continue;
    if (!scrolledX && (box.left < -1 || box.right > width + 1)) say('off the screen', text, element);
    if (!scrolledY && box.bottom > height + 1 && page.scrollHeight <= height + 1) say('off the screen', text, element);
  }

  // Controls: on the screen or to be scrolled there, not covered, large enough.
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
    ),
  ].filter((control) => isShown(control) && !isBehind(control) && !control.closest('[inert]'));
  const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? '';
  const hits = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
  };
  for (const control of controls) {
    const own = control.getBoundingClientRect();
    // A box of its own is drawn by its label.
    const label = control instanceof HTMLInputElement ? control.closest('label') : null;
    const box = label && own.width * own.height < 600 ? label.getBoundingClientRect() : own;
    if (box.width < 1 || box.height < 1) continue;
    const around = [...parents(control)];
    const canScroll = (axis: 'X' | 'Y'): boolean =>
      around.some(
        (at) =>
          scrolls(at, axis) &&
          (axis === 'Y' ? at.scrollHeight > at.clientHeight + 1 : at.scrollWidth > at.clientWidth + 1) &&
          (at !== page || !/hidden|clip/.test(getComputedStyle(document.body)[`overflow${axis}`])),
      );
    const shown = windowOf(control);
    const out =
      (!canScroll('X') && (box.left < shown.left - 3 || box.right > shown.right + 3)) ||
      (!canScroll('Y') && (box.top < shown.top - 3 || box.bottom > shown.bottom + 3));
    if (out) {
      say('off the screen', nameOf(control), control);
      continue;
    }
    const [left, right] = [Math.max(box.left, shown.left), Math.min(box.right, shown.right)];
    const [above, below] = [Math.max(box.top, shown.top), Math.min(box.bottom, shown.bottom)];
    if (right - left < 4 || below - above < 4) continue;
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + (right - left) * x, above + (below - above) * y] as const),
    );
    // What stays at the head of a list covers nothing for good either: the list scrolls.
    const list = around.find((at) => scrolls(at, 'Y'));
    const byHead = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      const over = hit && [hit, ...parents(hit)].find((at) => getComputedStyle(at).position === 'sticky');
      return Boolean(over && list?.contains(over) && !over.contains(control));
    };
    // What stands at the edge of a page that scrolls covers nothing for good.
    const isPassing = page.scrollHeight > height + 1 && !control.closest('.dock-slot, .right--sheet');
    const isFresh = control.closest('.dock__acts--fresh') !== null;
    const byPanel = (x: number, y: number): boolean =>
      document
        .elementFromPoint(x, y)
        ?.closest(`.right__panel, [role="dialog"], [data-sheet]${isPassing ? ', .dock-slot, .right--sheet' : ''}`) != null;
    if (!isFresh && !points.some(([x, y]) => hits(control, x, y)) && !points.every(([x, y]) => byPanel(x, y) || byHead(x, y)))
      say('covered control', nameOf(control), control);
    const reach = smallest.target / 2 - 0.5;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // In a sentence a target is as high as its line.
    const inline = getComputedStyle(control).display === 'inline' || control.matches('.sentence *');
    const small = box.width < smallest.target - 0.01 || box.height < smallest.target - 0.01;
    const wide = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([px, py]) => hits(control, px!, py!));
    // Alone in its place a small one is as easily hit.
    const alone = controls.every((other) => {
      if (other === control || other.contains(control) || control.contains(other)) return true;
      const b = other.getBoundingClientRect();
      const [dx, dy] = [Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom)];
      return b.width < 1 || Math.hypot(dx, dy) >= smallest.target / 2;
    });
    if (small && !inline && !wide && !alone)
      say('small target', `${nameOf(control)} ${Math.round(box.width)}×${Math.round(box.height)}`, control);
  }

  // The prompt is always on the screen.
  for (const dock of document.querySelectorAll('.dock')) {
    const box = dock.getBoundingClientRect();
    const out = box.top < -1 || box.left < -1 || box.right > width + 1 || box.bottom > height + 1;
    if (out && isShown(dock) && !isBehind(dock)) say('off the screen', 'the prompt', dock);
  }

  // What paints over what: every element is to be found at its place.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const paints = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (element instanceof SVGElement) {
      if (element.tagName === 'svg' || element.closest('.ground, .common')) return false;
      return [style.fill, style.stroke].some((paint) => paint !== 'none' && !/, 0\)$/.test(paint));
    }
    // A gradient that ends in nothing hides nothing.
    if (style.backgroundImage !== 'none' && !/(, 0|\/ 0)\)|transparent/.test(style.backgroundImage)) return true;
    return !/(, 0|\/ 0(\.\d+)?)\)$|transparent/.test(style.backgroundColor);
  };
  /** What lies over a text at a point. */
  const over = (element: Element, x: number, y: number): Element | null => {
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === element || element.contains(at) || at.contains(element)) return null;
      if (paints(at)) return at;
    }
    return element;
  };
  const isLaidOver = (a: Element, b: Element): boolean =>
    // Cards of a hand lie over each other; so do those of a pile.
    (a.closest('.hand, .lane, .piles, .pile') !== null &&
      a.closest('.hand, .lane, .piles, .pile') === b.closest('.hand, .lane, .piles, .pile')) ||
    b.closest('.right__panel, [role="dialog"], [data-sheet], .phase__why, .dock-slot, .right--sheet') !== null;
  const visible = lines.filter(({ element, box }) => {
    const shown = windowOf(element);
    const middle = box.top + box.height / 2;
    return box.left >= shown.left - 2 && box.right <= shown.right + 2 && middle > shown.top + 3 && middle < shown.bottom - 3;
  });
  for (const { element, text, box } of visible) {
    const y = box.top + box.height / 2;
    const above = [0.06, 0.25, 0.5, 0.75, 0.94].map((part) => over(element, box.left + box.width * part, y));
    const by = above.find((at) => at !== null && at !== element);
    // The newest thread runs over the cards until it is resolved.
    if (by && !by.closest('.threads') && above.some((at) => at === null) && !isLaidOver(element, by))
      say('covered text', `${text} — ${whereIs(by)}`, element);
  }
  const block = (element: Element): Element => element.closest('p, li, h1, h2, h3, button, summary, td, dd, dt') ?? element;
  for (const [i, a] of visible.entries())
    for (const b of visible.slice(i + 1)) {
      if (a.element === b.element) continue;
      const [trimA, trimB] = [a.box.height * 0.2, b.box.height * 0.2];
      const [left, right] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)];
      const [above, below] = [
        Math.max(a.box.top + trimA, b.box.top + trimB),
        Math.min(a.box.bottom - trimA, b.box.bottom - trimB),
      ];
      if (right - left < 2 || below - above < 2) continue;
      if (block(a.element) === block(b.element) && Math.abs(a.box.bottom - b.box.bottom) < 4 && right - left < 4) continue;
      const [x, y] = [(left + right) / 2, (above + below) / 2];
      if (over(a.element, x, y) === null && over(b.element, x, y) === null)
        say('text on text', `${a.text} × ${b.text}`, a.element);
    }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  // The page and the rows of its controls do not scroll sideways.
  if (page.scrollWidth > width + 1) say('sideways', `page of ${page.scrollWidth}`, page);
  for (const row of document.querySelectorAll('body *'))
    if (row.scrollWidth > row.clientWidth + 1 && row.clientWidth > 0 && scrolls(row, 'X') && isShown(row) && !isBehind(row))
      say('sideways', `${row.scrollWidth} in ${row.clientWidth}`, row);
  return faults;
}
