/** VISION as the table asks it: made here, named by the top of the page alone, and fetched where it is wanted. */
import { isVisionText } from './decks';
import type { VisionMoment, VisionView } from '../../engine/vision';
import { readingBy } from '../../store/recordings/read-public';
import type { GameOfTable } from '../game';
import { takenUp } from '../taken-up';
import { visionCourse } from './beats';
import { bookOfVision, visionGame } from './book';
import { covered } from './covered';
import { visionDeckById, visionDecks } from './built-in-decks';
import { filed, publicly, viewed } from './file-words';
import { lessonIn } from './lesson';
import { visionRules } from './rule-book';
import { publicRecordingOf } from './public-schema';
import { visionSounds } from './sounds';
import { fieldShape } from './shape';

const knows = (passcode: number): boolean => visionGame.pool.definition(passcode) !== undefined;

export const vision: GameOfTable<VisionView> = {
  id: 'vision',
  profiles: visionGame.profiles,

  start: ({ decks, seed, first }) => {
    const builtIn = visionGame.decks('vision');
    const deckOf = (seat: 0 | 1) => ({ main: (visionDeckById(visionGame, decks[seat]) ?? builtIn[seat]!).main });
    const run = visionGame.start({ seed, decks: [deckOf(0), deckOf(1)], ...(first === undefined ? {} : { first }) });
    return { session: visionGame.session(run), lifePoints: run.vision.side(0).life };
  },
  load: (recording) => takenUp(visionGame.load(recording), (run) => visionGame.session(run)),
  replay: (recording) => takenUp(visionGame.load(recording), (run) => ({ profile: visionGame.profiles[0], run })),

  covered,
  stackAt: ({ interference }: VisionMoment) => interference,

  ...visionCourse,
  shape: fieldShape,

  filing: { publicly, filed, viewed, read: readingBy(publicRecordingOf(knows, visionGame.isRule)) },
  notation: async () => {
    const { visionNotationOf } = await import('./notation');
    return {
      write: (told, language) =>
        visionNotationOf(
          { ...told, profile: visionGame.profiles[0] },
          language,
          (passcode) => bookOfVision().card(passcode)?.facts[language] ?? String(passcode),
        ),
    };
  },
  sounds: visionSounds,
  rules: () => Promise.resolve(visionRules),
  lesson: (json) => lessonIn(visionGame, json),
  beside: async () => (await import('./page/beside')).visionBeside,
  page: async () => (await import('./page')).visionPage,

  decks: visionDecks(visionGame),
  knows,
  isDeck: (text) => Promise.resolve(isVisionText(text, visionGame.pool)),
};
