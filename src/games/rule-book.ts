import type { InBoth } from './sign';

/** A rule of a game's register with its key, in both languages. */
export interface RegisteredRule extends InBoth {
  readonly id: string;
  /** The numbered statements that it stands for. */
  readonly cites: readonly string[];
  /** Whether the text of single cards says it. */
  readonly onCards?: boolean;
  /** Where rule sets differ in it: how each says it; null where it is none of its rules. */
  readonly versions?: Readonly<Record<string, InBoth | null>>;
}

export interface RuleChapter<Name extends string = string> {
  readonly name: Name;
  readonly rules: readonly RegisteredRule[];
}

/** Something that rule sets differ in, with what each of them says. */
export interface VersionedRule {
  readonly id: string;
  readonly cites: readonly string[];
  readonly versions: Readonly<Record<string, InBoth>>;
}

/** The rules of a game, to be read. */
export interface RuleBook {
  /** As one rule set has them; as all of them do where none is named. */
  readonly chapters: (played: string | undefined) => readonly RuleChapter[];
  readonly titles: Readonly<Record<string, InBoth>>;
  /** Everything that its rule sets differ in, in the order of a turn. */
  readonly differences: () => readonly VersionedRule[];
}

type Register<Name extends string> = Readonly<Record<Name, Readonly<Record<string, Omit<RegisteredRule, 'id'>>>>>;

/** A register, chapter by chapter. */
export const chaptersOf = <Name extends string>(register: Register<Name>): readonly RuleChapter<Name>[] =>
  Object.entries<Register<Name>[Name]>(register).map(([name, chapter]) => ({
    name: name as Name,
    rules: Object.entries(chapter).map(([id, rule]) => ({ ...rule, id })),
  }));
