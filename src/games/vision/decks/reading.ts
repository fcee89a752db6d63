import { allCardFacts } from '../../duel/cards/printed';
import type { CardPool } from '../../../engine/vision';
import { factsOf } from '../../../decks/catalogue';
import { readIfSmall, type DeckReading } from '../../../decks/deck-reading';
import { readYdk } from '../../../decks/ydk';
import { looksLikeYdke, readYdke } from '../../../decks/ydke';
import { isYdk, namesOf, readNames } from '../../../decks/name-list';

const refused = (problem: Extract<DeckReading, { ok: false }>['problems'][number]): DeckReading => ({
  ok: false,
  problems: [problem],
});

/** Reads a deck of VISION from names, from the text of a `.ydk` file or from `ydke://` text. One of the duel is told as such. */
export const readVisionText = (text: string, pool: CardPool): DeckReading => readIfSmall(text, (small) => readSmall(small, pool));

function readSmall(text: string, pool: CardPool): DeckReading {
  const isNumbers = looksLikeYdke(text) || isYdk(text);
  const read = looksLikeYdke(text) ? readYdke(text) : isNumbers ? readYdk(text) : readNames(text, namesOf(pool.playable));
  if (!read.ok)
    return !isNumbers && readNames(text, namesOf(allCardFacts)).ok ? refused({ kind: 'otherGame', game: 'duel' }) : read;
  const { main, side, fusion } = read.cards;
  const all = [...main, ...side, ...fusion];
  if (!all.some((passcode) => pool.definition(passcode)) && all.some((passcode) => factsOf(passcode)))
    return refused({ kind: 'otherGame', game: 'duel' });
  return all.length > main.length ? refused({ kind: 'mainOnly' }) : read;
}

/** Whether a text that is no deck of the duel is one of VISION. */
export function isVisionText(text: string, pool: CardPool): boolean {
  const read = readVisionText(text, pool);
  return read.ok && read.cards.main.some((passcode) => pool.definition(passcode));
}
