import { nothing, optionalTrigger, search, spell, type DuelEvent, type Effect } from '../../../../engine/duel/api';
import { isArchfiend } from '../shared/archfiend';

const levelOf = (e: Effect, { card, cards = [card!] }: DuelEvent): number => Math.max(...cards.map((id) => e.facts(id).level!));

/**
 * Nobody pays for Archfiends in the Standby Phase (`shared/archfiend`). A player whose Archfiends are destroyed, but not by
 * battle, on the field, in the hand or in the Deck, may search for one of a lower Level; of several the highest counts.
 */
export default spell(94585852, {
  activate: nothing,
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      from: ['field'],
      ofEventPlayer: true,
      together: true,
      canMiss: false,
      when: (q, { card, how, cause }) => how === 'destroyed' && cause !== 'battle' && q.isMonster(card!) && isArchfiend(q, card!),
      *resolve(e) {
        const level = levelOf(e, e.event!);
        yield* search(e, (id) => e.isMonster(id) && isArchfiend(e, id) && e.facts(id).level! < level);
      },
    }),
  ],
});
