/**
 * What a value from outside must look like before anything reads it. A shape looks at each part once, copies nothing, and
 * names the first part that does not fit. Keys that it does not list are passed over, or do not fit either if it is to be
 * `strict`.
 */
export interface Shape<T> {
  readonly misfit: (value: unknown, strict?: boolean) => Misfit | undefined;
  /** The same value with its cards named otherwise; absent where no card is named in it. */
  readonly renamed?: ((value: T, names: Renaming) => T) | undefined;
  /** For the compiler alone: a shape stands for exactly one type, neither a wider nor a narrower one. */
  readonly of?: (value: T) => T;
}

/** The first part that does not fit: where it stands, what was expected there and what was found. */
export interface Misfit {
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

/** Other names for the cards of a value that is known to fit its shape. */
export interface Renaming {
  card(card: number): number;
  /** Whether what only that player may know is told. */
  tells(player: number): boolean;
}

interface Optional<T> {
  readonly optional: Shape<T>;
}

/** A shape for every key of T, those marked `optional` that may be absent. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Shape<T[K]>;
};

const QUOTED = 60;
/** Of a long list of words an error message names the first ones. */
const NAMED = 8;

/** A value as an error message quotes it: short, whatever it holds. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > QUOTED ? `${value.slice(0, QUOTED - 1)}…` : value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : 'an object';
  return String(value);
}

export const misfit = (expected: string, value: unknown, where = ''): Misfit => ({ where, expected, got: quoted(value) });
const under = (key: string, found: Misfit): Misfit => ({ ...found, where: `${key}${found.where}` });

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function simple<T>(expected: string, fits: (value: unknown) => boolean): Shape<T> {
  return { misfit: (value) => (fits(value) ? undefined : misfit(expected, value)) };
}

export const flag: Shape<boolean> = simple('true or false', (value) => typeof value === 'boolean');

/** A whole number in that range: never NaN, never infinite. */
export const whole = (least: number, most: number): Shape<number> =>
  simple(
    `a whole number from ${least} to ${most}`,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  );

/** A text that the pattern takes whole. */
export const matching = (pattern: RegExp, expected: string): Shape<string> =>
  simple(expected, (value) => typeof value === 'string' && value.length <= QUOTED && pattern.test(value));

/** A text in which cards may be named with the moment of their coming, as `12@34`. */
export const namingCards = (shape: Shape<string>): Shape<string> => ({
  ...shape,
  renamed: (value, names) => value.replace(/\d+(?=@)/g, (card) => `${names.card(Number(card))}`),
});

/** One of so many cards, by its number. */
export const cardOf = <Card extends number>(cards: number): Shape<Card> => ({
  ...(whole(0, cards - 1) as unknown as Shape<Card>),
  renamed: (value, names) => names.card(value) as Card,
});

/** What depends on the number of cards, made once for each number: making a state's shape takes longer than asking it. */
export function byNumberOfCards<T>(make: (cards: number) => T): (cards: number) => T {
  const made = new Map<number, T>();
  return (cards) => {
    let one = made.get(cards);
    if (one === undefined) made.set(cards, (one = make(cards)));
    return one;
  };
}

export const text = (most: number): Shape<string> =>
  simple(`a text of at most ${most} characters`, (value) => typeof value === 'string' && value.length <= most);

/** One of the listed words or numbers; `T` may be wider than they are. */
export const oneOf = <const T>(listed: readonly T[]): Shape<T> => {
  const named = listed
    .slice(0, NAMED)
    .map((one) => JSON.stringify(one))
    .join(' or ');
  return simple(listed.length > NAMED ? `${named} or another of ${listed.length}` : named, (value) =>
    listed.includes(value as T),
  );
};

export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape });

export const nullable = <T>({ misfit: misfitOf, renamed }: Shape<T>): Shape<T | null> => ({
  misfit: (value, strict) => (value === null ? undefined : misfitOf(value, strict)),
  renamed: renamed && ((value, names) => (value === null ? null : renamed(value, names))),
});

/** Whatever one of the shapes takes. */
export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> => ({
  misfit: (value, strict) => {
    const found = first.misfit(value, strict);
    const other = found && second.misfit(value, strict);
    return found && other && { ...other, expected: `${found.expected} or ${other.expected}` };
  },
  renamed:
    (first.renamed ?? second.renamed) &&
    ((value, names) => {
      const { renamed } = (first.misfit(value) === undefined ? first : second) as Shape<A | B>;
      return renamed === undefined ? value : renamed(value, names);
    }),
});

/** A list that may be changed, or one that may not: to look at they are the same. */
type Listed<T> = Shape<T> & Shape<Readonly<T>>;

/** A list of at most that many. */
export function list<T>(each: Shape<T>, most: number): Listed<T[]> {
  const { renamed } = each;
  return {
    renamed: renamed && ((values: readonly T[], names: Renaming): T[] => values.map((value) => renamed(value, names))),
    misfit: (value, strict) => {
      if (!Array.isArray(value) || value.length > most) return misfit(`a list of at most ${most}`, value);
      for (let i = 0; i < value.length; i++) {
        const found = each.misfit(value[i], strict);
        if (found !== undefined) return under(`[${i}]`, found);
      }
      return undefined;
    },
  };
}

/** A list of exactly these. */
export function tuple<T extends readonly unknown[]>(...each: { readonly [I in keyof T]: Shape<T[I]> }): Listed<T> {
  return {
    renamed: each.some(({ renamed }) => renamed)
      ? (values: Readonly<T>, names: Renaming): T =>
          values.map((value, i) => each[i]!.renamed?.(value as never, names) ?? value) as never
      : undefined,
    misfit: (value, strict) => {
      if (!Array.isArray(value) || value.length !== each.length) return misfit(`a list of ${each.length}`, value);
      for (let i = 0; i < each.length; i++) {
        const found = each[i]!.misfit(value[i], strict);
        if (found !== undefined) return under(`[${i}]`, found);
      }
      return undefined;
    },
  };
}

/**
 * Of positions of the engine itself, which are asked about `strict`ly: what lies in several of them, since nothing about it has
 * changed, is looked at once.
 */
export function lastingly<S extends Pick<Shape<never>, 'misfit'>>(shape: S): S {
  const fitting = new WeakSet<object>();
  return {
    ...shape,
    misfit: (value, strict) => {
      if (strict !== true) return shape.misfit(value);
      if (fitting.has(value as object)) return undefined;
      const found = shape.misfit(value, strict);
      if (found === undefined) fitting.add(value as object);
      return found;
    },
  };
}

/** An object with these keys. */
export function object<T>(fields: Fields<T>): Shape<T> {
  const known = new Map(Object.entries<Shape<unknown> | Optional<unknown>>(fields as never));
  const keys = [...known.keys()];
  const mayBeAbsent = [...known.values()].map((field) => 'optional' in field);
  const parts = [...known.values()].map((field) => ('optional' in field ? field.optional : field));
  const naming = keys.flatMap((key, i) => {
    const { renamed } = parts[i]!;
    return renamed === undefined ? [] : [[key, renamed] as const];
  });
  return {
    renamed:
      naming.length === 0
        ? undefined
        : (value, names) => {
            const copy = { ...value } as Record<string, unknown>;
            for (const [key, renamed] of naming) if (copy[key] !== undefined) copy[key] = renamed(copy[key], names);
            return copy as T;
          },
    misfit: (value, strict) => {
      if (!isObject(value)) return misfit('an object', value);
      let found: Misfit | undefined;
      let there = 0;
      for (let i = 0; i < keys.length && found === undefined; i++) {
        const part = value[keys[i]!];
        if (part !== undefined) there += 1;
        else if (mayBeAbsent[i]) continue;
        const wrong = parts[i]!.misfit(part, strict);
        if (wrong !== undefined) found = under(`.${keys[i]!}`, wrong);
      }
      // As many keys as are known and there: none is a stranger, and the names need not be looked up.
      if (strict === true && (found !== undefined || Object.keys(value).length !== there))
        for (const key of Object.keys(value))
          if (!known.has(key)) return misfit('no key of that name', value[key], `.${shortened(key)}`);
      return found;
    },
  };
}

const shortened = (key: string): string => (key.length > QUOTED ? `${key.slice(0, QUOTED - 1)}…` : key);

/** One of several objects, told apart by their `kind`. */
export function variant<T extends { readonly kind: string }>(kinds: {
  readonly [K in T['kind']]: Fields<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
}): Shape<T> {
  const shapes = new Map<unknown, Shape<T>>();
  for (const [kind, fields] of Object.entries<object>(kinds as never))
    shapes.set(kind, object({ kind: oneOf([kind]), ...fields } as never));
  const expected = [...shapes.keys()].join(', ');
  return {
    renamed: (value, names) => shapes.get(value.kind)?.renamed?.(value, names) ?? value,
    misfit: (value, strict) => {
      if (!isObject(value)) return misfit('an object', value);
      const shape = shapes.get(value.kind);
      return shape === undefined ? misfit(`one of ${expected}`, value.kind, '.kind') : shape.misfit(value, strict);
    },
  };
}
