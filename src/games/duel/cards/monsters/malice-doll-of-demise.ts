import { fromField, monster } from '../../../../engine/duel/api';
import { comesBackInStandby, remembersStandby } from '../shared/coming-back';

/**
 * Sent from the field to the Graveyard by the effect of a Continuous Spell, it comes back in its owner's next Standby Phase.
 */
export default monster(72657739, {
  notes: [
    remembersStandby((q, { cause, by, from, ...event }) => {
      if (cause !== 'effect' || by === undefined || !fromField(q, { cause, by, from, ...event })) return false;
      const { kind, subtype } = q.facts(by);
      return kind === 'spell' && subtype === 'continuous';
    }),
  ],
  effects: [comesBackInStandby],
});
