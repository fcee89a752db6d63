import { RULES, type Answer, type RuleId, type VisionGame, type VisionProfile, type VisionRun } from '../../../engine/vision';
import type { Mind, Proving } from '../../../thinking';
import type { CliGame } from '../../../cli/cli-game';
import { exchanged } from '../../../cli/exchanged';
import { playsFilesOf, positionOf } from '../../../scenario';
import statements from '../scenario/data/rules-index.json';
import { notThere } from '../../../decks';
import { readVisionText } from '../decks';
import { lineInSteps, stepOf, visionScenarios } from '../scenario';
import { readDeck } from './decks';
import { exchangingVision } from './exchanging';
import { triedVision } from './tried';

/** VISION as the command line asks it. */
export const visionOnCli = (game: VisionGame, mind: Mind<VisionRun>, proving: Proving<VisionRun>): CliGame => ({
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
  thought: (profile, use) =>
    use({
      decks: game.decks(profile as VisionProfile).map(({ id, main }) => ({ id, cards: { main } })),
      mind,
      start: (setup, keeping) => game.start(setup, keeping),
      dealt: (worlds, seed, like) => game.dealt(worlds, seed, like),
      read: (text) => readDeck(game, text),
      exchanged: (run, seat, seed) => exchanged(run, seat, seed, exchangingVision(game)),
      hand: ({ vision }, seat) => vision.side(seat).hand.map((card) => vision.card(card).passcode),
    }),
  proved: (use) =>
    use({
      proving,
      position: (json) => positionOf(visionScenarios(game), json),
      removable: ['hand', 'underworld', 'removed', 'field'],
      inSteps: lineInSteps,
      step: (run, answer) => stepOf(run, answer as Answer),
    }),
  ruleBook: () => ({
    register: RULES,
    statements: statements.map(({ id }) => id),
    ofTheTable: ['nothing-there'] satisfies RuleId[],
    isShownBy: () => true,
    // Its tests say so in their paths.
    isOfGame: (test) => /^[^:]*vision/.test(test),
  }),
});
