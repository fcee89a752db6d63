import type { Note } from '../../../../engine/duel/api';

/** Remembers the turn in which it destroyed a monster by battle. */
export const notesVictims: Note = {
  on: 'battled',
  when: (q, { foe }) => foe !== undefined && q.card(foe).battleDestroyed,
  remembers: (q) => ({ turn: q.turn }),
};
