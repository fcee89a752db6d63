import {
  activationsOf,
  canUseSpell,
  discardCards,
  spell,
  target,
  useSpell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const DOUBLE_SPELL = 24096228;

/** Another Double Spell needs what this one does: a Spell of that Graveyard that is none. */
const usable = (q: Scope): CardId[] => {
  const spells = q.graveyardOf(q.opponent).filter((id) => q.isSpell(id));
  const others = spells.filter((id) => !q.isNamed(id, DOUBLE_SPELL) && canUseSpell(q, id));
  return others.length === 0 ? [] : [...others, ...spells.filter((id) => q.isNamed(id, DOUBLE_SPELL))];
};

/** For a discarded Spell it uses a Spell of the opponent's Graveyard as an own one, costs and targets included. */
export default spell(DOUBLE_SPELL, {
  activate: {
    costs: [discardCards(1, (q, id) => q.isSpell(id))],
    targets: target(usable),
    uses: (e) => (e.target === null ? [] : activationsOf(e, e.target)),
    *resolve(e) {
      if (e.target !== null) yield* useSpell(e, e.target);
    },
  },
});
