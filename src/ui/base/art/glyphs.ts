/** Small signs on a field of 20 × 20, drawn in the current colour. */
const stroked = (d: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
const round = (d: string, width = 2): string => stroked(d, width, ' stroke-linecap="round"');
const solid = (d: string): string => `<path d="${d}" fill-rule="evenodd"/>`;

export const GLYPHS = {
  // attributes
  DARK: solid('M12.6 2.2a8 8 0 1 0 5.2 10.6A7 7 0 0 1 12.6 2.2Z'),
  LIGHT: solid(
    'M10 6.2a3.8 3.8 0 1 0 .1 0ZM10 .8l1.3 3.6H8.7zM10 19.2l1.3-3.6H8.7zM.8 10l3.6-1.3v2.6zM19.2 10l-3.6-1.3v2.6zM3.5 3.5l3.4 1.6-1.8 1.8zM16.5 3.5l-1.6 3.4-1.8-1.8zM3.5 16.5l1.6-3.4 1.8 1.8zM16.5 16.5l-3.4-1.6 1.8-1.8z',
  ),
  EARTH: solid('M1.5 17L7.6 4.6 11 11l2.2-3.6L18.5 17Z'),
  WATER: solid('M10 1.5c3.2 5 6 7.8 6 11a6 6 0 0 1-12 0c0-3.2 2.8-6 6-11Z'),
  FIRE: solid(
    'M10.8 1.2c.6 3.6 5.4 5.6 5.4 10.8 0 3.8-2.8 6.8-6.2 6.8s-6.2-2.8-6.2-6.2c0-3.4 2.2-4.4 2.4-7.2 1.4.6 2 1.8 2.3 3 1.7-1.7 2.5-4 2.3-7.2Z',
  ),
  WIND: round('M2 7.2h9.2a2.6 2.6 0 1 0-2.6-2.6M2 10.8h13.2a2.8 2.8 0 1 1-2.8 2.8M2 14.4h6.2a2.2 2.2 0 1 1-2.2 2.2', 2.1),
  // kinds of spell and trap
  spell: solid('M10 1l2.3 6.7L19 10l-6.7 2.3L10 19l-2.3-6.7L1 10l6.7-2.3Z'),
  trap: solid('M10 2l8.5 15.5L10 14l-8.5 3.5Z'),
  'quick-play': solid('M12 1L4 11.5h4.5L7 19l9-11h-5Z'),
  continuous: stroked(
    'M10 10c-2-3-3.5-4-5.2-4a4 4 0 1 0 0 8c1.7 0 3.2-1 5.2-4Zm0 0c2 3 3.5 4 5.2 4a4 4 0 1 0 0-8c-1.7 0-3.2 1-5.2 4Z',
    2.2,
  ),
  ritual: solid('M10 1c2.6 2.6 3.6 5 1.8 7.6L15 10l-1.5 9h-7L5 10l3.2-1.4C6.4 6 7.4 3.6 10 1Z'),
  equip: solid('M8 2h4v6h6v4h-6v6H8v-6H2V8h6Z'),
  field: solid('M10 1l9 9-9 9-9-9Zm0 4.5L5.5 10l4.5 4.5 4.5-4.5Z'),
  counter: solid('M3 17V9.5a6 6 0 0 1 12 0V11h3.5L13.2 17 8 11h3.5V9.5a2.5 2.5 0 0 0-5 0V17Z'),
  // numbers and marks of a card
  sword: solid('M17.5 1.5L18.5 2.5 9 14l1.5 1.5-1.3 1.3-2.2-2.2-3.5 3.5-1.6-1.6 3.5-3.5L3.2 10.8l1.3-1.3L6 11Z'),
  shield: solid('M10 1.5l7 2.3v5.7c0 4.3-3 7.3-7 9-4-1.7-7-4.7-7-9V3.8Z'),
  up: solid('M10 3l8 13H2Z'),
  down: solid('M10 17L2 4h16Z'),
  level: stroked('M10 3.5a6.5 6.5 0 1 0 .1 0Z', 4),
  negated: stroked('M4 4l12 12M10 1.5a8.5 8.5 0 1 0 .1 0Z', 2.2),
  target: stroked('M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5', 2.4) + solid('M10 7.5a2.5 2.5 0 1 0 .1 0Z'),
  // a column that is taken whole
  column: stroked('M4 2h12v16H4Z', 1.8) + round('M7.2 7.2L10 4.8l2.8 2.4M7.2 12.8L10 15.2l2.8-2.4M10 5v10', 1.8),
  // seats
  lozenge: solid('M10 .6L19.4 10 10 19.4.6 10Z'),
  disc: solid('M10 1.4a8.6 8.6 0 1 0 .1 0Z'),
  // the second game: nodes that must lie there, cost, graze, how a card lies
  node: stroked('M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5Z', 2.4),
  cost: solid('M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5Z'),
  graze: round('M2 15C7 15 12 12 17 4M5 18c5-.5 9-3.5 12.5-8', 2.3),
  asleep: solid('M12.6 2.2a8 8 0 1 0 5.2 10.6A7 7 0 0 1 12.6 2.2Z'),
  awake:
    solid('M10 6a4 4 0 1 0 .1 0Z') +
    stroked('M10 1v3M10 16v3M1 10h3M16 10h3M3.6 3.6l2.1 2.1M14.3 14.3l2.1 2.1M16.4 3.6l-2.1 2.1M5.7 14.3l-2.1 2.1'),
  star: solid('M10 1l2.5 6 6.5.5-5 4.2 1.6 6.3L10 14.6 4.4 18 6 11.7 1 7.5 7.5 7Z'),
  // chain
  'link-closed': stroked('M10 2a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-9 0v-7A4.5 4.5 0 0 1 10 2Z', 2.6),
  'link-open': round('M14.5 12v1.5a4.5 4.5 0 0 1-9 0v-7A4.5 4.5 0 0 1 10 2c1.5 0 2.8.7 3.6 1.8', 2.6),
  'link-cracked':
    stroked('M10 2a4.5 4.5 0 0 1 4.5 4.5v1.8M14.5 12v1.5a4.5 4.5 0 0 1-9 0v-1M5.5 8.7V6.5A4.5 4.5 0 0 1 10 2', 2.6) +
    stroked('M1.5 8.5L7 11.5l2.5-2.5 3 2.5 2.3-2 3.7 2', 1.5),
  chain:
    stroked(
      'M6.5 1.5h0a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0v-4a3 3 0 0 1 3-3ZM13.5 8.5h0a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0v-4a3 3 0 0 1 3-3Z',
      1.9,
    ) + round('M7.5 7.5l5 5', 2.2),
  coin: stroked('M10 1.8a8.2 8.2 0 1 0 .1 0Z', 2) + solid('M10 5.2L14.8 10 10 14.8 5.2 10Z'),
  // places
  deck: solid('M5 5.5h11V19H5ZM7 7.5V17h7V7.5ZM3 2h11v2H4.5v11H3Z'),
  grave: solid('M4 19V8.5a6 6 0 0 1 12 0V19ZM9 6v2.5H6.8v2H9V15h2v-4.5h2.2v-2H11V6Z'),
  banished: stroked('M10 2a8 8 0 1 0 .1 0Z', 2, ' stroke-dasharray="4.3 2"') + solid('M7 9h6v2H7Z'),
  fusion: stroked('M7 4.5a5.5 5.5 0 1 0 .1 0ZM13 4.5a5.5 5.5 0 1 0 .1 0Z', 1.9),
  hand: solid('M2.5 6.5L7 4.8l4 11.5-3 1.2ZM8 3.5h4.6l1.6 10.8-1.5.4L9.6 6ZM13.8 4l4.7 2.2-4 9.8-.6-.3Z'),
  // tools
  palm: round(
    'M6 11V4.5a1.5 1.5 0 0 1 3 0V9m0-.5V3a1.5 1.5 0 0 1 3 0v6m0-.5V4.5a1.5 1.5 0 0 1 3 0V12c0 4-2 6-5 6-2.5 0-3.5-1-5-3.5L3.2 12A1.5 1.5 0 0 1 5.5 10.3L6 11',
    1.8,
  ),
  // seats at a table: two on one side and the table turns, two on one side, one on either side
  'seats-flip':
    stroked('M2 3h16v9H2Z', 1.8) +
    round('M6.5 7.5a3.5 2.4 0 0 1 6.6-1M13.5 7.5a3.5 2.4 0 0 1-6.6 1', 1.3) +
    solid('M6 14a2.3 2.3 0 1 0 .1 0ZM14 14a2.3 2.3 0 1 0 .1 0Z'),
  'seats-fixed': stroked('M2 3h16v9H2Z', 1.8) + solid('M6 14a2.3 2.3 0 1 0 .1 0ZM14 14a2.3 2.3 0 1 0 .1 0Z'),
  'seats-facing': stroked('M2 6h16v8H2Z', 1.8) + solid('M10 .3a2.2 2.2 0 1 0 .1 0ZM10 15.3a2.2 2.2 0 1 0 .1 0Z'),
  eye: solid('M1 10c2.3-4 5.3-6 9-6s6.7 2 9 6c-2.3 4-5.3 6-9 6s-6.7-2-9-6Zm9 3.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z'),
  'eye-off':
    solid('M1 10c2.3-4 5.3-6 9-6s6.7 2 9 6c-2.3 4-5.3 6-9 6s-6.7-2-9-6Zm9 3.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z') +
    '<path d="M3 18L17 2" stroke="var(--mark-bg)" stroke-width="5"/><path d="M3 18L17 2" stroke="currentColor" stroke-width="2.2"/>',
  tick: stroked('M3 10.5l4.5 4.5L17 5', 2.6),
  cross: stroked('M4 4l12 12M16 4L4 16', 2.6),
  plus: stroked('M10 3v14M3 10h14', 2.6),
  minus: stroked('M3 10h14', 2.6),
  undo: round('M4 8h8.5a4.5 4.5 0 0 1 0 9H7M7.5 3.5L3 8l4.5 4.5'),
  redo: round('M16 8H7.5a4.5 4.5 0 0 0 0 9H13M12.5 3.5L17 8l-4.5 4.5'),
  play: solid('M5 2.5l12 7.5-12 7.5Z'),
  pause: solid('M4 3h4.5v14H4ZM11.5 3H16v14h-4.5Z'),
  'step-on': solid('M3 3l9.5 7L3 17ZM14 3h3v14h-3Z'),
  'step-back': solid('M17 3l-9.5 7 9.5 7ZM6 3H3v14h3Z'),
  'one-back': round('M13 3l-7 7 7 7', 2.6),
  'one-on': round('M7 3l7 7-7 7', 2.6),
  'turn-back': round('M17 3l-7 7 7 7M10 3l-7 7 7 7', 2.4),
  'turn-on': round('M3 3l7 7-7 7M10 3l7 7-7 7', 2.4),
  timeline: round('M2 10h16M5 6.5v7M10 4v12M15 6.5v7', 2.2),
  swap: round('M3 7h13M12.5 3.5L16 7l-3.5 3.5M17 13H4M7.5 9.5L4 13l3.5 3.5'),
  menu: round('M3 5h14M3 10h14M3 15h14', 2.2),
  book: solid('M2 4c3-1.3 5.7-1 7.3.5v12C7.5 15.3 5 15.2 2 16.3ZM18 4c-3-1.3-5.7-1-7.3.5v12c1.8-1.2 4.3-1.3 7.3-.2Z'),
  flag: solid('M4 1.5h2V3c3.5-1.8 6.5 1.6 11 0v8.5c-4.5 1.6-7.5-1.8-11 0v7H4Z'),
  pin: solid('M6 2h8v2l-1.2 1v4l2.7 2.5v2H11V18l-1 1.5L9 18v-4.5H4.5v-2L7.2 9V5L6 4Z'),
  lock: solid('M5 9V7a5 5 0 0 1 10 0v2h1.5v9h-13V9Zm2.2 0h5.6V7a2.8 2.8 0 0 0-5.6 0Z'),
  search: round('M8.5 2.5a6 6 0 1 0 .1 0ZM13 13l5 5', 2.4),
  warning: solid('M10 1.5l9 16.5H1ZM9 7v5.5h2V7Zm0 7v2h2v-2Z'),
  help: round('M6.5 7A3.5 3.5 0 1 1 10 10.8V13M10 16.8v.1', 2.4),
  save: solid('M9 2h2v7.5l2.6-2.6L15 8.3 10 13.3 5 8.3l1.4-1.4L9 9.5ZM3 14h2v2.5h10V14h2v4.5H3Z'),
  die: solid(
    'M4.5 2h11A2.5 2.5 0 0 1 18 4.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 2 15.5v-11A2.5 2.5 0 0 1 4.5 2ZM6.5 5a1.5 1.5 0 1 0 .1 0ZM13.5 5a1.5 1.5 0 1 0 .1 0ZM10 8.5a1.5 1.5 0 1 0 .1 0ZM6.5 12a1.5 1.5 0 1 0 .1 0ZM13.5 12a1.5 1.5 0 1 0 .1 0Z',
  ),
  theme: solid('M10 1.5a8.5 8.5 0 1 0 .1 0ZM10 4v12a6 6 0 0 0 0-12Z'),
  clock: stroked('M10 2.5a7.5 7.5 0 1 0 .1 0ZM10 5.5V10l3 2'),
  settings: round('M3 6h8M15 6h2M3 14h2M9 14h8M13 3.5a2.5 2.5 0 1 0 .1 0ZM7 11.5a2.5 2.5 0 1 0 .1 0Z', 1.8),
} as const satisfies Record<string, string>;

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);
