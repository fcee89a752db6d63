import {
  draw,
  forbids,
  putOnTopOfDeck,
  restriction,
  shuffleDeck,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const monstersThere = (q: Scope): CardId[] => q.graveyardOf(q.player).filter((id) => q.isMonster(id));
const types = (q: Scope, cards: readonly CardId[]): number => new Set(cards.map((id) => q.race(id))).size;

/**
 * The first thing done in Main Phase 1: three monsters of three types go from the Graveyard back into the deck for two cards. No
 * Battle Phase in the turn of its activation.
 */
export default spell(98672567, {
  activate: {
    condition: (q) => q.phase === 'main1' && q.isFirstAct && types(q, monstersThere(q)) >= 3,
    rule: 'first-act-of-main-phase',
    costs: [restriction('gives-up-battle-phase', 'noBattle', (q) => q.phase === 'main1')],
    targets: [{ min: 3, max: 3, prompt: 'target', from: monstersThere, fits: (q, cards) => types(q, cards) === cards.length }],
    *resolve(e) {
      const returned = yield* putOnTopOfDeck(e, e.targets);
      if (returned.length === 0) return;
      yield* shuffleDeck(e, e.player);
      yield* draw(e, e.player, 2);
    },
  },
  lingering: {
    noBattle: {
      until: 'endOfTurn',
      parts: [forbids('enterBattle', 'battle-phase-forbidden', (q, { player }) => player === q.player)],
    },
  },
});
