import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { CardKind } from '../../../../engine/vision';
import { CARD_KINDS, STARTING_HAND } from '../../../../engine/vision/words';
import { useDeckScreenTexts } from '../../../../i18n/deck-screen-texts';
import { useLanguage } from '../../../../i18n/language';
import { visionCauseSentence, useVisionDeckWords } from '../../texts/deck-words';
import { writeYdk, writeYdke } from '../../../../store/decks/deck-book';
import { DECK_SIZE, writeList, type VisionDeckBook } from '../../deck-book';
import { bookOfVision } from '../../book';
import { lookOf } from '../card-looks';
import { VisionBookProvider } from '../vision-context';
import { curveOf, type Step } from '../../../../ui/screens/decks/curve';
import { saidCause } from '../../../../ui/screens/decks/said-cause';
import { DeckSubjectProvider, type DeckSubject } from '../../../../ui/screens/decks/subject';
import { VisionDeckFace, VisionLarge, VisionValues } from './vision-cards';
import { VisionCardCrest } from '../VisionCardCrest';
import { visionBanners } from './banners';
import { searchWith } from './VisionSearch';

const COSTS: readonly Step[] = [
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5+'],
];

const COLOURS: Readonly<Record<CardKind, string>> = {
  character: 'var(--color-moon-2)',
  spell: 'var(--color-spell-mark)',
  command: 'var(--color-mist-mark)',
};

/** Decks of VISION: one part of fifty cards, and no list. */
function useVisionSubject(book: VisionDeckBook, drawn: Pick<DeckSubject, 'Crest' | 'Search'>): DeckSubject {
  const t = useDeckScreenTexts();
  const words = useVisionDeckWords();
  const language = useLanguage();
  return useMemo((): DeckSubject => {
    const nameOf = (passcode: number): string | undefined => book.facts(passcode)?.[language];
    return {
      game: 'vision',
      parts: ['main'],
      part: { ...t.part, main: words.part },
      short: { ...t.short, main: words.part },
      builtIn: book.builtIn,
      brief: words.brief,
      nameOf,
      unknown: words.unknown,
      partsFor: () => ['main'],
      allowed: (passcode) => ({ most: book.allowance(passcode), words: words.allowed(book.allowance(passcode)) }),
      isPlayable: (passcode) => book.facts(passcode) !== undefined,
      inOrder: (passcodes) =>
        book
          .inOrder(
            passcodes.flatMap((passcode) => book.facts(passcode) ?? []),
            'kind',
            language,
          )
          .map(({ id }) => id),
      groups: CARD_KINDS.map((key) => ({ key, label: words.search.kinds[key], colour: COLOURS[key] })),
      groupOf: (passcode) => book.facts(passcode)?.kind,
      curve: (list) =>
        curveOf(
          words.costs,
          COSTS,
          list.map((passcode) => book.facts(passcode)?.cost ?? undefined),
        ),
      counts: ({ main }) => words.counts(main.length, DECK_SIZE),
      banners: (cards) => visionBanners(book, cards),
      look: (passcode) => {
        const facts = book.facts(passcode);
        return facts ? lookOf(facts) : '';
      },
      causes: ({ main }) =>
        book
          .causes(main)
          .map((cause) =>
            saidCause(
              cause,
              visionCauseSentence(cause, 'card' in cause ? (nameOf(cause.card) ?? String(cause.card)) : '', words),
              (one, other) => one === other,
              t,
            ),
          ),
      legal: words.legal(DECK_SIZE),
      hand: {
        first: STARTING_HAND,
        note: words.hand.note(STARTING_HAND),
        again: words.hand.again(STARTING_HAND),
        empty: words.hand.empty,
        // What can be paid for on the first turns.
        isStarter: (passcode) => (book.facts(passcode)?.node ?? Infinity) <= 1,
        anew: { label: words.hand.anew, done: words.hand.anewOnce },
      },
      texts: (cards) => [
        {
          label: words.export.list,
          text: writeList(cards.main, nameOf),
          copy: words.export.copy,
          file: { ending: 'txt', label: words.export.download },
        },
        { label: t.export.ydk, text: writeYdk(cards), copy: t.export.copyYdk },
        { label: t.export.ydke, text: writeYdke(cards), copy: t.export.copyYdke },
      ],
      exportNote: words.export.note,
      importNote: words.import.note,
      noCards: words.import.noCards,
      read: (text) => Promise.resolve(book.read(text)),
      Values: VisionValues,
      Face: VisionDeckFace,
      Large: VisionLarge,
      ...drawn,
    };
  }, [t, words, language, book, drawn]);
}

/** The screens below speak of decks of VISION, by the cards that have been fetched. */
export function subjectWith(book: VisionDeckBook): ComponentType<{ readonly children: ReactNode }> {
  const drawn: Pick<DeckSubject, 'Crest' | 'Search'> = {
    Search: searchWith(book),
    Crest({ passcode, className }) {
      const facts = book.facts(passcode);
      return facts ? <VisionCardCrest facts={facts} className={className} /> : null;
    },
  };
  return function VisionSubject({ children }) {
    return (
      <VisionBookProvider value={bookOfVision()}>
        <DeckSubjectProvider value={useVisionSubject(book, drawn)}>{children}</DeckSubjectProvider>
      </VisionBookProvider>
    );
  };
}
