import { mandatoryTrigger, monster, skipNext } from '../../../../engine/duel/api';

/** When it destroys an opposing monster by battle, the opponent's next Main Phase 1 is skipped. */
export default monster(44913552, {
  effects: [
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      when: (q, event) =>
        event.cause === 'battle' && event.by === q.self && event.player === q.opponent && !q.card(q.self).battleDestroyed,
      *resolve(e) {
        yield* skipNext(e, e.opponent, 'main1');
      },
    }),
  ],
});
