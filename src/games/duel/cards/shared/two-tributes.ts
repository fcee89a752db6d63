import { monster, type Attribute } from '../../../../engine/duel/api';

/** Monsters that, face-up, may be both tributes for a monster of one Attribute. */
export const isTwoTributesFor = (passcode: number, attribute: Attribute) =>
  monster(passcode, { summoning: { isTwoTributesFor: (q, id) => q.hasAttribute(id, attribute) } });
