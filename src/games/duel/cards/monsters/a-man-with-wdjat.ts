import { lookAt, mandatoryTrigger, monster, phaseTrigger, target, type Activation } from '../../../../engine/duel/api';

/**
 * Normal Summoned, and in each own Standby Phase, it must look at a Set card of the opponent, a monster too, if there is one.
 */
const looks = {
  targets: target((q) => q.cardsOnFieldOf(q.opponent).filter((id) => q.isFaceDown(id))),
  *resolve(e) {
    yield* lookAt(
      e,
      e.targets.filter((id) => e.isFaceDown(id)),
    );
  },
} satisfies Activation;

export default monster(51351302, {
  effects: [mandatoryTrigger({ on: 'summon', ...looks }), phaseTrigger({ phase: 'standby', whose: 'own', ...looks })],
});
