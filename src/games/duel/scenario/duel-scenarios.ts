import {
  duelCourtesies,
  isOpenPlay,
  momentOf,
  ruleMatches,
  type Answer,
  type Decision,
  type DuelEvent,
  type DuelGame,
  type PickDecision,
} from '../../../engine/duel';
import type { Given } from '../../../courtesy';
import type { ScenarioGame } from '../../../scenario/scenario-game';
import type { DuelKinds } from './duel-kinds';
import { EndOfTurn } from './end-of-turn';
import { wordsOf } from './event-words';
import { compare } from './expectation';
import { InlineChoices } from './inline-choices';
import { observe } from './observation';
import { isOffered } from './offered';
import { onlyAnswer } from './only-answer';
import { reasonsAgainst } from './reasons';
import { RequestSteps } from './requests';
import { readScenario, type Scenario } from './schema';
import { setUp } from './set-up';
import { isSettled } from './settled';
import { impliedBy, meaningOf, namesPosition } from './step-matching';
import { legalSteps } from './step-words';
import { tableLine } from './table-line';

/** The duel as its scenarios are played. */
export const duelScenarios = (game: DuelGame): ScenarioGame<DuelKinds> => ({
  manner: { whenIsReached: false, autoPassIsAll: false, partsOfAct: ['choose', 'order'] },
  read: readScenario,
  setUp(scenario) {
    const position = setUp(scenario as Scenario, game);
    return position.kind === 'position' ? { kind: 'position', begin: () => game.fromState(position.state) } : position;
  },
  load: (saved, replay) => game.load(saved, replay),
  save: (run) => run.save(),
  tableLine: (saved, how) => tableLine(game, saved, how as readonly Given<Answer>[]),
  courtesies: duelCourtesies,
  momentOf: ({ decision, duel }) => (decision === undefined ? null : momentOf(duel, decision)),

  isWindow: ({ kind }) => kind === 'respond',
  isOpen: (decision) => isOpenPlay(decision as Decision),
  onlyAnswer: (_run, decision, wanted) =>
    onlyAnswer(wanted === true && decision.form === 'pick' ? { ...(decision as PickDecision), min: 1 } : (decision as Decision)),
  // What is about hidden cards is asked even if one answer is legal.
  isLeftTo: (step, { duel }, decision) =>
    'hidden' in decision && decision.hidden && meaningOf(duel, decision as Decision, step).kind === 'answer',
  impliedBy: (step, decision) => impliedBy(decision as Decision, step),
  // A monster whose position no step answers comes in Attack Position.
  unsaid: (decision) =>
    decision.form === 'question' &&
    'placements' in decision &&
    decision.placements !== undefined &&
    decision.values.includes('attack')
      ? { do: 'answer', value: 'attack' }
      : undefined,

  meaningOf: ({ duel }, decision, step) => meaningOf(duel, decision as Decision, step),
  isAside: ({ duel, play }, step, since) => namesPosition(duel, play.log.slice(since) as readonly DuelEvent[], step),
  isOffered: (line, decision, step) => isOffered(line, decision as Decision, step),
  wasMade: ({ duel }, player, answer, step) => isSettled(duel, player, answer as Answer, step),
  keepsPriority: (decision, step) => step.do === 'activate' && isOpenPlay(decision as Decision),
  inline: () => new InlineChoices(),
  endOfTurn: (line) => new EndOfTurn(line),
  requests: (line) => new RequestSteps(line),

  observe,
  compare,
  legalSteps,
  wordsOf: (_run, event) => wordsOf(event as DuelEvent) ?? event.verb,
  reasonsAgainst,
  ruleMatches,
});
