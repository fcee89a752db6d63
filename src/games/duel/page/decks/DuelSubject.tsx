import { useMemo, type ReactNode } from 'react';
import { causeSentence, useCauseTexts } from '../../../../i18n/cause-texts';
import { useDeckTexts } from '../../../../i18n/deck-texts';
import { useDeckScreenTexts } from '../../../../i18n/deck-screen-texts';
import { useLanguage } from '../../../../i18n/language';
import { inOrder } from '../../../../store/cards/card-search';
import {
  allowance,
  builtInDecks,
  causesAgainst,
  factsOf,
  isFusionMonster,
  isPlayable,
  KINDS,
  PARTS,
  writeYdk,
  writeYdke,
  type Kind,
} from '../../../../store/decks/deck-book';
import { readForDuel } from '../../../../store/decks/deck-import';
import { useDeckShelf } from '../../../../store/decks/deck-shelf';
import { useRuleSet } from '../../../../store/rule-set';
import { faceCard } from '../../../../ui/base/card';
import { faceClasses } from '../../../../ui/base/card/CardFace';
import { curveOf, type Step } from '../../../../ui/screens/decks/curve';
import { saidCause } from '../../../../ui/screens/decks/said-cause';
import { DeckSubjectProvider, type DeckSubject } from '../../../../ui/screens/decks/subject';
import { DuelFace, DuelLarge, DuelValues } from './duel-cards';
import { bannersOf, DuelCrest } from './DuelCrest';
import { DuelChoices } from './DuelChoices';
import { DuelSearch } from './DuelSearch';

const FIRST_HAND = 5;
/** Until its player says otherwise, a deck begins with a monster that can be Normal Summoned at once. */
const WITHOUT_TRIBUTE = 4;

/** Levels that need as many Tributes stand together. */
const LEVELS: readonly Step[] = [
  [1, '1–2'],
  [3, '3'],
  [4, '4'],
  [5, '5–6'],
  [7, '7+'],
];

const COLOURS: Readonly<Record<Kind, string>> = {
  monster: 'var(--color-paper-2)',
  spell: 'var(--color-spell-mark)',
  trap: 'var(--color-trap-mark)',
};

/** Decks of the duel, by the rule set and the list that are chosen. */
function useDuelSubject(): DeckSubject {
  const t = useDeckScreenTexts();
  const deckTexts = useDeckTexts();
  const causeTexts = useCauseTexts();
  const language = useLanguage();
  const format = useDeckShelf((store) => store.format);
  const profile = useRuleSet((store) => store.profile);
  return useMemo((): DeckSubject => {
    const nameOf = (passcode: number): string | undefined => factsOf(passcode)?.[language];
    const isSame = (one: number, other: number): boolean =>
      one === other || (factsOf(one) !== undefined && factsOf(one)?.en === factsOf(other)?.en);
    return {
      game: 'duel',
      parts: PARTS,
      part: t.part,
      short: t.short,
      builtIn: builtInDecks(profile),
      brief: t.shelf.brief,
      nameOf,
      unknown: t.inspector.unknown,
      partsFor: (passcode) => {
        const facts = factsOf(passcode);
        return facts && isFusionMonster(facts) ? ['fusion'] : ['main', 'side'];
      },
      allowed: (passcode) => {
        const most = allowance(passcode, format);
        return { most, words: t.allowed[most] ?? String(most) };
      },
      isPlayable: (passcode) => isPlayable(passcode, profile),
      // Pictures of one card are places of their own in a list: each keeps its passcode.
      inOrder: (passcodes) => {
        const order = inOrder(
          passcodes.flatMap((passcode) => factsOf(passcode) ?? []),
          'kind',
          language,
          format,
        );
        const place = new Map(order.map(({ id }, i) => [id, i]));
        const placeOf = (passcode: number): number => place.get(factsOf(passcode)?.id ?? 0) ?? Infinity;
        return passcodes.toSorted((a, b) => placeOf(a) - placeOf(b));
      },
      groups: KINDS.map((key) => ({ key, label: t.search.kinds[key], colour: COLOURS[key] })),
      groupOf: (passcode) => factsOf(passcode)?.kind,
      curve: (list) =>
        curveOf(
          t.check.levels,
          LEVELS,
          list.map((passcode) => factsOf(passcode)?.level),
        ),
      counts: ({ main, side, fusion }) => t.shelf.counts(main.length, side.length, fusion.length, t.short),
      banners: bannersOf,
      look: (passcode) => {
        const facts = factsOf(passcode);
        return facts ? faceClasses(faceCard(facts, language)) : '';
      },
      causes: (cards) =>
        causesAgainst(cards, format, profile).map((cause) =>
          saidCause(
            cause,
            causeSentence(cause, 'card' in cause ? (nameOf(cause.card) ?? String(cause.card)) : '', causeTexts),
            isSame,
            t,
          ),
        ),
      legal: t.check.legal(deckTexts.formats[format]),
      hand: {
        first: FIRST_HAND,
        note: t.hand.note,
        again: t.hand.again,
        empty: t.hand.empty,
        isStarter: (passcode) => (factsOf(passcode)?.level ?? Infinity) <= WITHOUT_TRIBUTE,
      },
      texts: (cards) => [
        {
          label: t.export.ydk,
          text: writeYdk(cards),
          copy: t.export.copyYdk,
          file: { ending: 'ydk', label: t.export.download },
        },
        { label: t.export.ydke, text: writeYdke(cards), copy: t.export.copyYdke },
      ],
      exportNote: t.export.note,
      importNote: t.import.note,
      noCards: t.import.problem.noCards,
      read: readForDuel,
      Crest: DuelCrest,
      Values: DuelValues,
      Face: DuelFace,
      Large: DuelLarge,
      Search: DuelSearch,
      Choices: DuelChoices,
    };
  }, [t, deckTexts, causeTexts, language, format, profile]);
}

export function DuelSubject({ children }: { readonly children: ReactNode }) {
  return <DeckSubjectProvider value={useDuelSubject()}>{children}</DeckSubjectProvider>;
}
