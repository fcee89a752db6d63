import type { Note } from '../../engine/duel/api';

/** Remembers the turn in which it destroyed a monster by battle. */
export const notesVictims: Note = {
  on: 'battled',
  when: (q, { other }) => other !== undefined && q.card(other).battleDestroyed,
  remembers: (q) => ({ turn: q.turn }),
};
