import {
  answersMonsterEffect,
  monster,
  negateActivationAndDestroy,
  quick,
  sendSelfFromHand,
  would,
} from '../../../../engine/duel/api';

/** From the hand it negates an activation of the opponent by whose effect that player discards. */
export default monster(26084285, {
  effects: [
    quick(['hand'], {
      condition: (q) =>
        q.respondingTo?.player === q.opponent &&
        (q.isCardActivation(q.respondingTo) || answersMonsterEffect(q)) &&
        would(q, 'discardsOwn'),
      rule: 'answers-what-its-text-names',
      costs: [sendSelfFromHand],
      negatesActivation: true,
      *resolve(e) {
        yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
