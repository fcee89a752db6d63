import {
  destroy,
  mandatoryTrigger,
  nothing,
  spell,
  stats,
  target,
  type ActivatedEffect,
  type DuelEvent,
  type Scope,
} from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const NAMES = [76812113, 12206212];
const isHarpie = (q: Scope, { card }: DuelEvent): boolean => card !== undefined && NAMES.some((name) => q.isNamed(card, name));

const hunts = (on: 'summon' | 'specialSummon'): ActivatedEffect =>
  mandatoryTrigger({
    on,
    about: 'any',
    from: ['field'],
    when: isHarpie,
    ofEventPlayer: true,
    together: true,
    targets: target((q) => q.spellsTraps(), 1, 'destroy'),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  });

/**
 * Winged Beasts gain 200 ATK and DEF. Whoever Summons a Harpie Lady or Harpie Lady Sisters must destroy a Spell or Trap: this
 * one, if there is no other.
 */
export default spell(75782277, {
  activate: nothing,
  continuous: [stats(ofType('Winged Beast'), { atk: 200, def: 200 })],
  effects: [hunts('summon'), hunts('specialSummon')],
});
