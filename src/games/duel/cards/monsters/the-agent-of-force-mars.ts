import { gives, itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const THE_SANCTUARY_IN_THE_SKY = 56433456;

const lead = (q: Scope): number =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, THE_SANCTUARY_IN_THE_SKY))
    ? Math.max(0, q.lifePoints(q.player) - q.lifePoints(q.opponent))
    : 0;

/**
 * No Spell affects it. With an own Sanctuary in the Sky it has as much more ATK and DEF as its controller has more Life
 * Points.
 */
export default monster(91123920, {
  continuous: [gives('unaffectedBySpells'), stats(itself, { atk: lead, def: lead })],
});
