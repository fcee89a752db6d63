import { monster, type Attribute } from '../../../../engine/duel/api';

/** Monsters that may be both tributes for a monster of one Attribute, face-down too. */
export const isTwoTributesFor = (passcode: number, attribute: Attribute) =>
  monster(passcode, { summoning: { isTwoTributesFor: (q, id) => q.hasAttribute(id, attribute) } });
