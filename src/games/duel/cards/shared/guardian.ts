import type { CardCode, Scope } from '../../../../engine/duel/api';

/** Guardians are summoned in any way only while their own weapon lies face-up on their player's side. */
export const needsItsWeapon = (weapon: number): NonNullable<CardCode['summoning']> => ({
  needs: {
    of: 'any',
    rule: 'needs-its-weapon',
    can: (q: Scope) => q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, weapon)),
  },
});
