/** A sentence in both languages at once: whoever walks by has chosen none. */
export interface Both {
  readonly en: string;
  readonly ja: string;
}

export type Pair<T> = readonly [T, T];
