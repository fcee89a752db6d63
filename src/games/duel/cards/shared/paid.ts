import { Effect, type CardId, type Scope } from '../../../../engine/duel/api';

/** The card with which the activation has been paid for, where its targets depend on it; undefined before. */
export const paidCard = (q: Scope): CardId | undefined => (q instanceof Effect ? q.paid[0] : undefined);
