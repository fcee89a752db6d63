import { UsageError } from './terminal';

type Kind = 'text' | 'number' | 'flag';
type Value<K extends Kind> = K extends 'text' ? string : K extends 'number' ? number : boolean;
export type Options<Spec extends Readonly<Record<string, Kind>>> = { readonly [Name in keyof Spec]?: Value<Spec[Name]> };

/** Reads `--name value` and `--flag`. What is no option is a file. */
export function readOptions<const Spec extends Readonly<Record<string, Kind>>>(
  args: readonly string[],
  spec: Spec,
): { options: Options<Spec>; files: string[] } {
  const options: Record<string, string | number | boolean> = {};
  const files: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('--')) {
      files.push(arg);
      continue;
    }
    const [name, inline] = arg.slice(2).split(/=(.*)/s, 2) as [string, string | undefined];
    const kind = Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (kind === undefined)
      throw new UsageError(
        `There is no option --${shortened(name)}. There are: ${
          Object.keys(spec)
            .map((one) => `--${one}`)
            .join(' ') || 'none'
        }`,
      );
    if (kind === 'flag') {
      options[name] = true;
      continue;
    }
    const text = inline ?? args[++i];
    if (text === undefined) throw new UsageError(`--${name} needs a ${kind}.`);
    options[name] = kind === 'number' ? numberFrom(name, text) : text;
  }
  return { options: options as Options<Spec>, files };
}

function numberFrom(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new UsageError(`--${name} needs a number, got "${shortened(text)}".`);
  return number;
}

/** A number of things: whole, and at least one; none given is `otherwise`. */
export function countOf(name: string, given: number | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!Number.isSafeInteger(given) || given < 1) throw new UsageError(`--${name} needs a whole number from 1, got "${given}".`);
  return given;
}

/** One of the words that an option may be; the first of them if nothing is given. */
export function oneOf<Word extends string>(name: string, given: string | undefined, words: readonly [Word, ...Word[]]): Word {
  const word = given === undefined ? words[0] : words.find((one) => one === given);
  if (word !== undefined) return word;
  throw new UsageError(`--${name} is ${words.map((one) => `"${one}"`).join(' or ')}, got "${shortened(given ?? '')}".`);
}

/** What is quoted of the command line. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

export function noFiles(files: readonly string[]): void {
  if (files.length > 0) throw new UsageError(`Unexpected: ${shortened(files.join(' '))}`);
}
