/** A scenario, as far as cards are taken out of it. */
export interface Bare {
  readonly players?: readonly Readonly<Record<string, unknown>>[];
}

/** A scenario with one card less: where the card stood, which it was, and what is left. */
export interface Less {
  readonly path: string;
  readonly card: string;
  readonly scenario: Bare;
}

/** The scenario with each card of these lists taken away in turn. */
export function* withoutEach(scenario: Bare, lists: readonly string[]): Iterable<Less> {
  const players = scenario.players ?? [];
  for (const [seat, player] of players.entries())
    for (const key of lists) {
      const list = player[key];
      if (!Array.isArray(list)) continue;
      for (const [i, entry] of (list as readonly unknown[]).entries())
        yield {
          path: `players[${seat}].${key}[${i}]`,
          card: nameIn(entry),
          scenario: {
            ...scenario,
            players: players.with(seat, { ...player, [key]: list.toSpliced(i, 1) as readonly unknown[] }),
          },
        };
    }
}

const nameIn = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'card' in entry ? String(entry.card) : String(entry);
