import { create } from 'zustand';
import type { Seat as Player } from '../../engine/table';

/**
 * Why a partner does not answer: what thinks could not be fetched or begun (`unreachable`), it said nothing for too long
 * (`silent`), or it failed (`failed`).
 */
export type WhyStuck = 'unreachable' | 'silent' | 'failed';

interface PartnerStuck {
  /** The partner that is asked and does not answer. The game stands as it stood. */
  readonly stuck: { readonly seat: Player; readonly why: WhyStuck } | null;
  /** Asks it once more. */
  readonly again: () => void;
}

export const usePartner = create<PartnerStuck>()(() => ({ stuck: null, again: () => undefined }));
