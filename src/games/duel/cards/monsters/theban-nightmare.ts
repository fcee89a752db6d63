import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const hasNothingElse = (q: Scope): boolean =>
  q.handOf(q.player).length === 0 && q.spellsTrapsOf(q.player).every((id) => q.card(id).zone !== 'spellTrap');

/**
 * 1500 ATK more while its controller has neither hand cards nor cards in the Spell & Trap Zones. A Field Spell lies elsewhere.
 */
export default monster(51838385, { continuous: [stats(itself, { atk: (q) => (hasNothingElse(q) ? 1500 : 0) })] });
