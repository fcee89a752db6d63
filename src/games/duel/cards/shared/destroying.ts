import { destroy, spell } from '../../../../engine/duel/api';
import type { Kind } from './kinds';

/** Spells that destroy all face-up monsters of one kind on the field, whoever controls them. */
export const destroysAll = (passcode: number, kind: Kind) =>
  spell(passcode, {
    activate: {
      actsOn: (q) => q.faceUpMonsters().filter((id) => kind(q, id)),
      *resolve(e) {
        yield* destroy(e, e.actedOn);
      },
    },
  });
