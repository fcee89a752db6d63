/** The shape of a catalogue: the same keys in every language, strings and functions of the same arguments. */
export type TextShape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : TextShape<T[K]>;
};

/** As many lines in every language. */
export type SameLines<Lines extends readonly string[]> = { readonly [Line in keyof Lines]: string };
