import { useMemo } from 'react';
import type { LaidEventView } from '../../../engine/table';
import { wordIn } from '../../../games/laid-words';
import { useKeyTexts } from '../../../i18n/key-texts';
import type { HelpOfGame } from '../../table/keyboard/HelpSheet';
import { openPiles, type TableLayout } from '../../table/field/layout';
import { keyRows } from '../../table/keyboard/key-rows';
import { fillSlots, type Piece } from '../../table/log/piece';
import { useLaidWords } from './laid-words';

/** Puts events into sentences whose cards can be pointed at. */
export function useTelling(): { readonly sentence: (event: LaidEventView) => readonly Piece[] } {
  const { words, language } = useLaidWords();
  return useMemo(
    () => ({
      sentence: ({ verb, player, passcode, amount = 0 }) =>
        fillSlots(wordIn(words.say, verb, language), (slot) => {
          if (slot === 'who' || slot === 'other') return [{ kind: 'seat', seat: slot === 'who' ? player : player === 0 ? 1 : 0 }];
          if (slot === 'card' && passcode !== undefined) return [{ kind: 'card', passcode }];
          return [{ kind: 'strong', text: slot === 'card' ? words.aCard[language] : String(amount) }];
        }),
    }),
    [words, language],
  );
}

/** Help at the table of such a game. */
export function useLaidHelp(layout: TableLayout): HelpOfGame {
  const t = useKeyTexts();
  const { words, language } = useLaidWords();
  const [pass, end] = [wordIn(words.acts, 'pass', language), wordIn(words.acts, 'end', language)];
  const piles = openPiles(layout).map(({ zone, opens }) => {
    const key = opens!.key.toUpperCase();
    return [[key, `⇧ ${key}`], wordIn(words.zones, zone, language)] as const;
  });
  const acting = [
    [[t.names.space, 'P'], pass],
    [['N'], end],
  ] as const;
  return {
    howTo: words.howTo.map((line) => line[language]),
    rows: keyRows(t, { acting, piles }),
    own: { pass, next: end, end: null, extraDeck: null, stops: null, graveyard: null, banished: null },
  };
}
