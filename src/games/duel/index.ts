/** The duel as the table asks it: made here, and named by the top of the page alone. */
import { duelGame } from './cards';
import { deckLists } from './cards/deck-lists';
import { cardFacts } from './cards/printed';
import { DuelSession, type DuelView, type DuelMoment } from '../../engine/duel';
import { deckOf } from '../../store/decks/deck-cards';
import { readingBy } from '../../store/recordings/read-public';
import { takenUp } from '../taken-up';
import type { GameOfTable } from '../game';
import { duelCourse } from './beats';
import { covered } from './covered';
import { filed, publicly, viewed } from './file-words';
import { lessonIn } from './lesson';
import { publicRecording } from './public-schema';
import { duelSounds } from './sounds';
import { fieldShape } from './shape';

const profileIn = (profile: string | undefined) => duelGame.profiles.find((one) => one === profile) ?? duelGame.profiles[0];

export const duel: GameOfTable<DuelView> = {
  id: 'duel',
  profiles: duelGame.profiles,

  start: ({ profile: chosen, decks: [first, second], lifePoints = 8000, seed, first: begins }) => {
    const profile = profileIn(chosen);
    const decks = [deckOf(first, profile), deckOf(second, profile)] as const;
    const run = duelGame.start({ profile, seed, decks, lifePoints, ...(begins === undefined ? {} : { first: begins }) });
    return { session: DuelSession.over(run), lifePoints };
  },
  load: (recording) => takenUp(duelGame.load(recording), (run) => DuelSession.over(run)),
  replay: (recording) => takenUp(duelGame.load(recording), (run) => ({ profile: run.duel.state.profile, run })),

  covered,
  stackAt: ({ chain }: DuelMoment) => chain,

  ...duelCourse,
  shape: fieldShape,

  filing: { publicly, filed, viewed, read: readingBy(publicRecording) },
  notation: async () => {
    const { notationOf } = await import('./notation');
    return {
      write: (told, language) =>
        notationOf(
          { ...told, profile: profileIn(told.profile) },
          language,
          (passcode) => cardFacts(passcode)?.[language] ?? String(passcode),
        ),
    };
  },
  sounds: duelSounds,
  rules: async () => (await import('./rule-book')).duelRules,
  lesson: (json) => lessonIn(duelGame, json),
  beside: async () => (await import('./page/beside')).duelBeside,
  workshop: () => import('./page/workshop'),
  puzzles: () => import('./page/puzzles'),
  page: async () => (await import('./page')).duelPage,

  decks: Object.values(deckLists).flat(),
  knows: (passcode, profile) =>
    profile === undefined
      ? cardFacts(passcode) !== undefined
      : duelGame.pool(profileIn(profile)).definition(passcode) !== undefined,
  isDeck: async (text) => (await import('../../decks/deck-text')).readDeckText(text).ok,
};
