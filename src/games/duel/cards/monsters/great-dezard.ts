import {
  chooseCard,
  ignition,
  maySpecialSummon,
  monster,
  shuffleDeck,
  specialSummon,
  tributeSelf,
  type Scope,
} from '../../../../engine/duel/api';
import { wardsOff } from '../shared/warding';

const FUSHIOH_RICHIE = 39711336;
const kills = (q: Scope): number => q.data.amount ?? 0;

/**
 * It counts the monsters that it destroys by battle. After one, Spells and Traps that target it are negated as they resolve and
 * destroyed; after two it may be tributed for Fushioh Richie of the hand or Deck.
 */
export default monster(88989706, {
  notes: [
    {
      on: 'battled',
      when: (q, { foe }) => !q.isNegated(q.self) && foe !== undefined && q.card(foe).battleDestroyed,
      remembers: (q) => ({ amount: kills(q) + 1 }),
    },
  ],
  protection: {
    ward: wardsOff((e, against) => kills(e) > 0 && e.kindOfLink(against) !== 'monster', { destroys: true }),
  },
  effects: [
    ignition({
      condition: (q) => kills(q) >= 2,
      rule: 'nothing-remembered',
      costs: [tributeSelf],
      specialSummons: 'alone',
      *resolve(e) {
        const from = [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
          (id) => e.isNamed(id, FUSHIOH_RICHIE) && maySpecialSummon(e, id, e.player, 'named'),
        );
        const richie = yield* chooseCard(e, { from, prompt: 'specialSummon' });
        if (richie !== undefined) yield* specialSummon(e, [richie], { way: 'named' });
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
