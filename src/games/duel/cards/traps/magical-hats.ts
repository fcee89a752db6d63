import {
  chooseCard,
  chooseCards,
  destroy,
  isChosen,
  linger,
  mayBeTurnedFaceDown,
  maySetAsMonster,
  setAsMonsters,
  shuffleDeck,
  shuffleFaceDown,
  trap,
  turnFaceDown,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/** Own monsters that lie face-down or can be turned so: no Token. */
const hideable = (q: Scope): CardId[] => q.monstersOf(q.player).filter((id) => q.isFaceDown(id) || mayBeTurnedFaceDown(q, id));
const mayHide = (q: Scope): boolean => hideable(q).length > 0 && q.freeMonsterZones(q.player) >= 2;

/**
 * In the opponent's Battle Phase two Spells or Traps of the Deck lie face-down beside an own monster as monsters with 0 ATK and
 * DEF, shuffled; they are destroyed when that Battle Phase ends. A Trap that becomes a monster by itself is no hat.
 */
export default trap(81210420, {
  activate: {
    condition: (q) => !q.isMyTurn && q.phase === 'battle' && mayHide(q),
    *resolve(e) {
      const hats = e.deckOf(e.player).filter((id) => maySetAsMonster(e, id));
      if (!mayHide(e) || hats.length < 2) return;
      const monster = (yield* chooseCard(e, { from: hideable(e), prompt: 'choose' }))!;
      const chosen = yield* chooseCards(e, { from: hats, min: 2, max: 2, prompt: 'search' });
      yield* turnFaceDown(e, [monster]);
      yield* setAsMonsters(e, chosen);
      yield* shuffleFaceDown(e, e.player, (id) => id === monster || chosen.includes(id));
      yield* linger(e, 'hats', { cards: chosen });
      yield* shuffleDeck(e, e.player);
    },
  },
  lingering: {
    hats: {
      until: 'endOfBattlePhase',
      about: 'cards',
      *atEnd(e) {
        yield* destroy(
          e,
          e.monsters().filter((id) => isChosen(e, id)),
        );
      },
    },
  },
});
