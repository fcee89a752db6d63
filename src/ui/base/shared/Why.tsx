import { useWhyTexts, type WhyTexts } from '../../../i18n/why-texts';

/** Less than this is not worth a word, by name; elsewhere half of one. */
const LEAST: Readonly<Record<string, number>> = { lifePoints: 300 };
const MOST_REASONS = 3;

type Ahead = Readonly<Record<string, number>>;

/** What one would have more of, most telling first. */
function reasons(ahead: Ahead, t: WhyTexts): readonly string[] {
  const words: Readonly<Record<string, (by: number) => string>> = t.ahead;
  return Object.entries(ahead)
    .map(([name, by]) => ({ name, by, weight: Math.abs(by) / (LEAST[name] ?? 0.4) }))
    .filter(({ name, weight }) => weight >= 1 && Object.hasOwn(words, name))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_REASONS)
    .map(({ name, by }) => words[name]!(by));
}

interface WhyProps<Act> {
  /** What one has more of by an answer than by another one. */
  readonly ahead: Ahead;
  /** What most likely comes after it. */
  readonly line: readonly Act[];
  readonly say: (act: Act) => string;
}

/** Why an answer is better than another one, and what most likely comes after it: a line each, where there is one. */
export function Why<Act>({ ahead, line, say }: WhyProps<Act>) {
  const t = useWhyTexts();
  const why = reasons(ahead, t);
  return (
    <>
      {why.length > 0 && (
        <span className="text-writing-2" data-why>
          {t.why(why.join(t.comma))}
        </span>
      )}
      {line.length > 0 && (
        <span className="text-writing-2" data-likely={line.length}>
          {t.likely(line.map(say).join(t.acts))}
        </span>
      )}
    </>
  );
}
