import { answersCardActivation, lifePoints, monster, negateEffect, quick } from '../../../../engine/duel/api';
import { undoesSpells } from '../shared/beyond-spells';

const WARRIOR_DAI_GREPHER = 75953262;
const SPIRIT_RYU = 67957315;

/**
 * Its Fusion Summon needs exactly its materials. For 1000 Life Points it negates the effect of a Normal Trap activated directly
 * below. A Spell effect that targets it is negated on resolution, and that Spell is destroyed.
 */
export default monster(49868263, {
  fusion: { materials: [WARRIOR_DAI_GREPHER, SPIRIT_RYU], exact: true },
  ...undoesSpells,
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['trap']) && q.facts(q.respondingTo!.card).subtype === 'normal',
      rule: 'answers-normal-trap',
      costs: [lifePoints(1000)],
      damageStep: 'negatesEffect',
      negatesActivation: true,
      *resolve(e) {
        yield* negateEffect(e);
      },
    }),
  ],
});
