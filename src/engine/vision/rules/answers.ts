import type { AnyAct, AnyAnswer } from '../../kernel/decision';
import type { Act } from '../model/decision';

/** Whether a given act is the listed one: what it names is the same. */
export function sameAct(listed: AnyAct, given: AnyAnswer): boolean {
  if (listed.do !== given.do) return false;
  const [one, other] = [listed as Act, given as Act];
  switch (one.do) {
    case 'pass':
      return true;
    case 'playCard': {
      const { card, mode, defend } = other as typeof one;
      return one.card === card && (one.mode ?? 0) === (mode ?? 0) && one.defend === defend;
    }
    case 'activate':
      return one.card === (other as typeof one).card && one.effect === (other as typeof one).effect;
    default:
      return one.card === (other as typeof one).card;
  }
}
