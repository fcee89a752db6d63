/** A seed that nobody has chosen. Chance enters here and nowhere else; the rules only ever see the seed. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
}
