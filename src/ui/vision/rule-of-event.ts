import type { EventVerb, EventView, Phase, RuleId } from '../../engine/vision';

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

/** Which rule explains a line of the log; `phase` is where play stood. */
export function ruleOfEvent(event: EventView, phase: Phase): RuleId | undefined {
  const { verb, reason, paid } = event;
  switch (verb) {
    case 'phase':
      return event.phase && OF_PHASE[event.phase];
    case 'reset':
      return phase === 'end' ? 'damage-reset-at-turn-end' : 'damage-reset-at-turn-start';
    case 'pay':
      return paid && paid[1] > 0 ? 'sleeping-nodes-pay' : 'required-nodes-lie-there';
    case 'win':
      return reason?.endsWith('life') ? 'life-seen-at-priority' : reason?.endsWith('deckOut') ? 'empty-deck-loses' : undefined;
    default:
      return OF_VERB[verb];
  }
}
