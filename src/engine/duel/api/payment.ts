import type { Payment } from '../model/duel-state';
import type { Effect } from '../model/scope';

export const paid = (e: Effect, payment: Payment): void => void e.link.payments.push(payment);
