/** A rule as the table states it: one line in each language, and the numbers of the statements that it stands for. */
export interface Rule {
  readonly en: string;
  readonly ja: string;
  /** Without any and not on cards it is a ruling of the table. */
  readonly cites: readonly string[];
  /** Statements that say something else, though what they refuse is refused by this rule: a scenario may name it by them. */
  readonly refusesIn?: readonly string[];
  /** Cards say it themselves. */
  readonly onCards?: true;
  /** It only explains what happens: it is never a reason why something may not be done. */
  readonly explains?: true;
}

/** One chapter of a register. The key of a rule is its name in rulebook language. */
export type Chapter = Readonly<Record<string, Rule>>;

type Chapters = Readonly<Record<string, Chapter>>;

/** The keys of all rules. */
type KeyOf<C extends Chapters> = { readonly [Name in keyof C]: keyof C[Name] & string }[keyof C];

/** Every rule that a game knows, by its key. Reasons, events, scenarios and tests name rules by these keys. */
export interface Register<Key extends string> {
  readonly rules: Readonly<Record<Key, Rule>>;
  /** A line about a rule, for reasons and the log. A key from a file that no rule has is its own line. */
  text(id: Key, language: 'en' | 'ja'): string;
  /** Whether `wanted` is the key of the rule, or a statement that it stands for or refuses something in. */
  matches(id: string, wanted: string): boolean;
}

export function registerOf<C extends Chapters>(chapters: C): Register<KeyOf<C>> {
  const rules = Object.assign({}, ...Object.values(chapters)) as Record<KeyOf<C>, Rule>;
  const byName = new Map<string, Rule>(Object.entries(rules));
  return {
    rules,
    text: (id, language) => byName.get(id)?.[language] ?? id,
    matches(id, wanted) {
      const rule = byName.get(id);
      return id === wanted || rule?.cites.includes(wanted) === true || rule?.refusesIn?.includes(wanted) === true;
    },
  };
}
