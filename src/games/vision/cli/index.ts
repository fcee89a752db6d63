import { RULES, type RuleId, type VisionGame } from '../../../engine/vision';
import type { CliGame } from '../../../cli/cli-game';
import { playsFilesOf } from '../../../scenario';
import statements from '../scenario/data/rules-index.json';
import { notThere } from '../../../decks';
import { readVisionText } from '../decks';
import { visionScenarios } from '../scenario';
import { triedVision } from './tried';

/** VISION as the command line asks it. */
export const visionOnCli = (game: VisionGame): CliGame => ({
  id: game.id,
  profiles: game.profiles,
  playsFile: playsFilesOf(visionScenarios(game)),
  scenarios: ['public/scenarios/vision', 'public/lessons', 'src/games/vision/scenario/examples'],
  cards: () => game.pool.playable,
  missing: (_profile, deck) =>
    notThere(
      readVisionText(deck, game.pool),
      (passcode) => game.pool.definition(passcode)?.facts.en,
      (passcode) => game.pool.definition(passcode) !== undefined,
    ),
  tried: (_profile, use) => use(triedVision(game)),
  ruleBook: () => ({
    register: RULES,
    statements: statements.map(({ id }) => id),
    ofTheTable: ['nothing-there'] satisfies RuleId[],
    isShownBy: () => true,
    // Its tests say so in their paths.
    isOfGame: (test) => /^[^:]*vision/.test(test),
  }),
});
