import { RULES, type RuleId, type VisionGame } from '../../../engine/vision';
import type { CliGame } from '../../../cli/cli-game';
import { playsFilesOf } from '../../../scenario';
import statements from '../scenario/data/rules-index.json';
import { visionScenarios } from '../scenario';
import { triedVision } from './tried';

/** VISION as the command line asks it. */
export const visionOnCli = (game: VisionGame): CliGame => ({
  id: game.id,
  profiles: game.profiles,
  playsFile: playsFilesOf(visionScenarios(game)),
  scenarios: ['public/scenarios/vision', 'public/lessons', 'src/games/vision/scenario/examples'],
  cards: () => game.pool.playable,
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
