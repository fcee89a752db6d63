import { equipWithMonster, heldMonsters, itself, monster, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const victims = (q: Scope): CardId[] =>
  q.recalled().flatMap(({ event: { card, by }, moment }) => {
    const isItsOwn = by === q.self && q.card(q.self).arrival < moment;
    return isItsOwn && card !== undefined && q.card(card).zone === 'graveyard' && q.card(card).arrival <= moment ? [card] : [];
  });

/**
 * When a Battle Phase ends it takes the monsters that it has destroyed in it from the Graveyards as Equip Cards, in any
 * player's turn, as far as there are zones for them. Each is 200 ATK.
 */
export default monster(51345461, {
  continuous: [stats(itself, { atk: (q) => 200 * heldMonsters(q).length })],
  recalls: ({ verb, cause }) => verb === 'toGrave' && cause === 'battle',
  inBattle: {
    afterAttack: {
      of: 'any',
      when: 'endOfBattlePhase',
      *run(e) {
        for (const victim of victims(e)) yield* equipWithMonster(e, victim, e.self);
      },
    },
  },
});
