import { spell } from '../../../../engine/duel/api';

/** The first one brings the others in this order; they leave the field together. */
export const SARCOPHAGI = [31076103, 4081094, 78697395] as const;

/** The second or third: only the first one puts it on the field, and all go when one of them leaves. */
export const laterSarcophagus = (index: 1 | 2) =>
  spell(SARCOPHAGI[index], { summoning: { placedOnly: true }, bond: { fellows: SARCOPHAGI } });
