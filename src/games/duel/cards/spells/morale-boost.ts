import {
  damage,
  gainLifePoints,
  nothing,
  spell,
  type ActivatedEffect,
  type DuelEvent,
  type Scope,
} from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** It is a Spell, or was one where it lay: a Union on its host. */
const isEquipSpell = (q: Scope, { card, wasSpell }: DuelEvent): boolean =>
  wasSpell === true || (card !== undefined && q.isSpell(card));
const leaves = (on: 'toGrave' | 'banish' | 'toHand' | 'toDeck'): ActivatedEffect =>
  watches(
    on,
    (q, event) => event.host !== undefined && isEquipSpell(q, event),
    (e) => damage(e, e.event!.player, 1000),
  );

/**
 * Each Equip Spell that comes to be on a monster is 1000 Life Points for its controller; each that leaves the field costs as
 * much.
 */
export default spell(93671934, {
  activate: nothing,
  effects: [
    watches('equip', isEquipSpell, (e) => gainLifePoints(e, e.event!.player, 1000)),
    leaves('toGrave'),
    leaves('banish'),
    leaves('toHand'),
    leaves('toDeck'),
  ],
});
