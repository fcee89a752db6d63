import { gives, itself, monster, negates, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';
import { wardsOff } from '../shared/warding';

const tribute = tributeMonsters(1, (q, id) => q.race(id) === 'Dragon');
/** A Trap that lies bound to it without having targeted it on the field. */
const isBound = (q: Scope, card: CardId): boolean =>
  q.isTrap(card) && (q.card(card).linkedTo === q.self || q.card(card).equippedTo === q.self);

/**
 * Right after its first attack it may make a second one while the opponent has a monster. A Trap that targets it, or has
 * revived it, is negated and destroyed. From the Graveyard it comes only for a Dragon as tribute.
 */
export default monster(94568601, {
  summoning: { toll: { from: 'graveyard', rule: tribute.rule, can: tribute.can, pay: tribute.pay } },
  continuous: [
    gives(
      'attacksTwice',
      (q, id) =>
        itself(q, id) &&
        q.monstersOf(q.opponent).length > 0 &&
        q.monstersOf(q.player).every((one) => q.card(one).lastAttack <= q.card(id).lastAttack),
    ),
    negates(isBound),
    gives('perishes', isBound),
  ],
  protection: { ward: wardsOff((e, against) => e.kindOfLink(against) === 'trap', { destroys: true }) },
});
