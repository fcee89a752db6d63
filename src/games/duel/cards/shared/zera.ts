import type { CodeSpec } from '../../../../engine/duel/api';
import { byTributing } from './own-procedures';

const WARRIOR_OF_ZERA = 66073051;
const tributesZera = byTributing((q, id) => q.isFaceUp(id) && q.isNamed(id, WARRIOR_OF_ZERA));

/** Comes only for an own face-up Warrior of Zera, tributed while that Field Spell lies face-up on either side. */
export const comesOfZeraUnder = (field: number): NonNullable<CodeSpec['summoning']> => ({
  specialOnly: true,
  onlyBy: 'procedure',
  procedure: {
    ...tributesZera,
    rule: 'needs-another-card',
    can: (q) => q.spellsTraps().some((id) => q.isFaceUp(id) && q.isNamed(id, field)) && tributesZera.can(q),
  },
});
