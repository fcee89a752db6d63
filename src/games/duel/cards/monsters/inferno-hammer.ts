import {
  destroyedByBattle,
  mayBeTurnedFaceDown,
  monster,
  optionalTrigger,
  target,
  turnFaceDown,
} from '../../../../engine/duel/api';

/** Having destroyed a monster by battle it may turn a face-up opposing one to face-down defense position. */
export default monster(17185260, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      when: (q, event) => destroyedByBattle(q, event) && event.by === q.self && !q.card(q.self).battleDestroyed,
      targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => mayBeTurnedFaceDown(q, id))),
      *resolve(e) {
        yield* turnFaceDown(e, e.targets);
      },
    }),
  ],
});
