/** The word for something that a game names, by that name: whoever shows any game knows its names only when it lies there. */
export function named<T>(words: Readonly<Record<string, T>>, name: string): T {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) throw new Error(`there is no word for ${name}`);
  return word;
}
