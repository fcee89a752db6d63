import type { EventVerb, VisionEvent } from '../model/event';
import type { Phase } from '../model/vocabulary';
import type { RuleId } from '../register/index';

/** The rule that a phase begins by. */
const OF_PHASE: Readonly<Record<Phase, RuleId>> = {
  start: 'damage-reset-at-turn-start',
  active: 'own-field-wakes',
  maintenance: 'upkeep-first',
  draw: 'draw-first',
  main: 'main-without-rule-effect',
  discard: 'discard-to-limit',
  end: 'no-priority-at-turn-borders',
};

/** The rule that explains what a verb tells, whenever it happens. Others say what stands in the text of a card. */
const OF_VERB: Readonly<Partial<Record<EventVerb, RuleId>>> = {
  node: 'node-keeps-priority',
  attack: 'defence-is-the-direct-answer',
  defend: 'defence-is-the-direct-answer',
  resolve: 'answer-first',
  mortal: 'mortal',
  graze: 'graze',
  upkeep: 'upkeep-first',
  skip: 'skipped-phase',
  skipTurn: 'skipped-turn',
};

type Told = Pick<VisionEvent, 'verb' | 'phase' | 'paid' | 'reason'>;

/** Which rule explains an event of the log. It reads nothing that is hidden. */
export function ruleOfEvent(log: readonly Told[], at: number): RuleId | undefined {
  const { verb, reason, paid, phase } = log[at]!;
  switch (verb) {
    case 'phase':
      return phase && OF_PHASE[phase];
    case 'reset':
      return beganLast(log, at) === 'end' ? 'damage-reset-at-turn-end' : 'damage-reset-at-turn-start';
    case 'pay':
      return paid && paid[1] > 0 ? 'sleeping-nodes-pay' : 'required-nodes-lie-there';
    case 'win':
      return reason?.endsWith('life') ? 'life-seen-at-priority' : reason?.endsWith('deckOut') ? 'empty-deck-loses' : undefined;
    default:
      return OF_VERB[verb];
  }
}

/** The phase that runs at an event. A turn begins with its start. */
function beganLast(log: readonly Told[], at: number): Phase | undefined {
  for (let i = at; i >= 0; i--) if (log[i]!.verb === 'turn' || log[i]!.verb === 'phase') return log[i]!.phase;
  return undefined;
}
