import { allCardFacts } from '../games/duel/cards/printed';
import { factsOf, isFusionMonster } from './catalogue';
import goatEntries from './data/goat-entries.json';
import otherNames from './data/other-names.json';
import type { DeckCards, Part } from './deck';
import { readIfSmall, type DeckReading } from './deck-reading';
import { isYdk, namesOf, readNames, type Names } from './name-list';
import { readYdk } from './ydk';
import { looksLikeYdke, readYdke } from './ydke';

let names: Names | undefined;

/** Another program counts the cards that were different in 2005 by numbers of its own; here they are the cards. */
const ofGoatEntry = (passcode: number): number => goatEntries.of[passcode - goatEntries.first] || passcode;

const asCards = (read: DeckReading): DeckReading => {
  if (!read.ok) return read;
  const { main, side, fusion } = read.cards;
  const cards: DeckCards = { main: main.map(ofGoatEntry), side: side.map(ofGoatEntry), fusion: fusion.map(ofGoatEntry) };
  return { ok: true, cards };
};

/** Lists seldom say where the fusion deck begins: a Fusion Monster cannot be meant for the main deck. */
const goesTo = (passcode: number, part: Part): Part => {
  const facts = factsOf(passcode);
  return part === 'main' && facts && isFusionMonster(facts) ? 'fusion' : part;
};

/** Reads a deck from the text of a `.ydk` file, from `ydke://` text or from a list of names, whichever it is. */
export const readDeckText = (text: string): DeckReading =>
  readIfSmall(text, (small) => {
    if (looksLikeYdke(small)) return asCards(readYdke(small));
    if (isYdk(small)) return asCards(readYdk(small));
    names ??= namesOf(
      allCardFacts.filter(({ subtype }) => subtype !== 'token'),
      otherNames,
    );
    return readNames(small, names, goesTo);
  });
