import { destroy, isChosen, type LingeringDefinition } from '../../../../engine/duel/api';

/** What is destroyed when the End Phase of this turn comes. */
export const fleeting: LingeringDefinition = {
  until: 'endPhase',
  about: 'cards',
  *atEnd(e) {
    yield* destroy(
      e,
      e.monsters().filter((id) => isChosen(e, id)),
    );
  },
};
