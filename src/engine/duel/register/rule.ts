/** A rule as the table states it: one line in each language, and the numbers of the statements that it stands for. */
export interface Rule {
  readonly en: string;
  readonly ja: string;
  /** Without any and not on cards it is a ruling of this table. */
  readonly cites: readonly string[];
  /** Statements that say something else, though what they refuse is refused by this rule: a scenario may name it by them. */
  readonly refusesIn?: readonly string[];
  /** Cards say it themselves. In the chapter about single cards all do. */
  readonly onCards?: true;
  /** It only explains what happens: it is never a reason why something may not be done. */
  readonly explains?: true;
}

/** One chapter of the register. The key of a rule is its name in rulebook language. */
export type Chapter = Readonly<Record<string, Rule>>;
