import { banish, happened, shuffleDeck, spell, type CardId, type Player, type Scope } from '../../../../engine/duel/api';

const monstersAwayOf = (q: Scope, player: Player): CardId[] =>
  [...q.graveyardOf(player), ...q.deckOf(player)].filter((id) => q.isMonster(id));
/** Its player has just taken 3000 or more battle damage: all monsters of both Decks and Graveyards are removed from play. */
export default spell(14391920, {
  activate: {
    condition: (q) =>
      happened(q, 'damage', ({ player, cause, amount }) => player === q.player && cause === 'battle' && amount! >= 3000).length >
      0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    *resolve(e) {
      yield* banish(e, [...monstersAwayOf(e, e.player), ...monstersAwayOf(e, e.opponent)]);
      for (const player of [e.player, e.opponent]) yield* shuffleDeck(e, player);
    },
  },
});
