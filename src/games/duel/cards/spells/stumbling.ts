import { mandatoryTrigger, nothing, putInDefensePosition, spell } from '../../../../engine/duel/api';

const stumbles = (on: 'summon' | 'flipSummon' | 'specialSummon') =>
  mandatoryTrigger({
    on,
    about: 'any',
    from: ['spellTrap'],
    *resolve(e) {
      if (e.selfIsThere && e.card(e.event!.card!).faceUp) yield* putInDefensePosition(e, [e.event!.card!]);
    },
  });

/** Every monster that is summoned, however and by whomever, is put in defense position: a mandatory effect on the chain. */
export default spell(34646691, {
  activate: nothing,
  effects: [stumbles('summon'), stumbles('flipSummon'), stumbles('specialSummon')],
});
