import type { CardText } from './shapes';
import textsJson from './texts.json';

/** What a card does in our own words, part by part, in both languages. Apart from the pool: nothing that is played reads it. */
export const cardTexts = (passcode: number): CardText | undefined =>
  (textsJson as Readonly<Record<string, CardText>>)[String(passcode)];
