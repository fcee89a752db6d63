import { nothing, spell, stats, type CardId, type Race, type Scope } from '../../../../engine/duel/api';

const isOf =
  (...races: readonly Race[]) =>
  (q: Scope, card: CardId): boolean =>
    races.some((race) => race === q.race(card));

/** Fish, Sea Serpent, Thunder and Aqua monsters gain 200 ATK and DEF; Machine and Pyro monsters lose as much. */
export default spell(22702055, {
  activate: nothing,
  continuous: [
    stats(isOf('Fish', 'Sea Serpent', 'Thunder', 'Aqua'), { atk: 200, def: 200 }),
    stats(isOf('Machine', 'Pyro'), { atk: -200, def: -200 }),
  ],
});
