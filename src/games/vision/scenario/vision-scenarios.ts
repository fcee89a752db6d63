import { momentOf, ruleMatches, type Decision, type VisionGame } from '../../../engine/vision';
import { NO_COURTESIES } from '../../../engine/table';
import type { ScenarioGame } from '../../../scenario/scenario-game';
import { EndOfTurn } from './end-of-turn';
import { wordsOf } from './event-words';
import { compare } from './expectation';
import { InlineAnswers } from './inline-answers';
import { observe } from './observation';
import { onlyAnswer } from './only-answer';
import { reasonsAgainst } from './reasons';
import { readScenario, type Scenario } from './schema';
import { setUp } from './set-up';
import { meaningOf } from './step-matching';
import { legalSteps } from './step-words';
import type { VisionKinds } from './vision-kinds';

/** VISION as its scenarios are played. */
export const visionScenarios = (game: VisionGame): ScenarioGame<VisionKinds> => ({
  manner: { whenIsReached: true, autoPassIsAll: true, partsOfAct: ['choose', 'order', 'answer'] },
  read: (json) => readScenario(game.pool, json),
  setUp: (scenario) => ({
    kind: 'position',
    begin: () => game.fromState(setUp(scenario as Scenario, game.pool)),
  }),
  load: (saved, replay) => game.load(saved, replay),
  save: (run) => run.save(),
  courtesies: NO_COURTESIES,
  momentOf: ({ decision, vision }) => (decision === undefined ? null : momentOf(vision, decision)),

  isWindow: (decision) => isPriority(decision) && !decision.isOpen,
  isOpen: (decision) => isPriority(decision) && decision.isOpen,
  onlyAnswer: ({ vision }, decision) => onlyAnswer(vision, decision as Decision),
  isLeftTo: (step, _run, decision) => decision.kind === 'choose' && step.do === 'choose' && step.player === decision.player,

  meaningOf: ({ vision }, decision, step) => meaningOf(vision, decision as Decision, step),
  isOffered: ({ run }, decision, step) => meaningOf(run.vision, decision as Decision, step).kind !== 'none',
  inline: () => new InlineAnswers(),
  endOfTurn: (line) => new EndOfTurn(line),

  observe,
  compare: (expected, seen, isOffered) => compare(game.pool, expected, seen, isOffered),
  legalSteps,
  wordsOf: ({ vision }, event) => wordsOf(vision, event as (typeof vision.log)[number]),
  reasonsAgainst,
  ruleMatches,
});

const isPriority = (decision: { readonly kind: string }): decision is Extract<Decision, { kind: 'priority' }> =>
  decision.kind === 'priority';
