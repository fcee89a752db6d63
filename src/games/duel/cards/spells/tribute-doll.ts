import {
  chooseCard,
  forbids,
  isChosen,
  isNormalSummonable,
  linger,
  maySpecialSummon,
  specialSummon,
  spell,
  tributeMonsters,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const heavy = (q: Scope): CardId[] =>
  q.handOf(q.player).filter((id) => q.isMonster(id) && q.level(id) === 7 && isNormalSummonable(q, id) && maySpecialSummon(q, id));

/** For a tribute a Level 7 monster of the hand that may be Normal Summoned or Set comes; it does not attack this turn. */
export default spell(2903036, {
  activate: {
    costs: [tributeMonsters(1, undefined, { needsZone: true })],
    actsOn: heavy,
    specialSummons: true,
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
      if (monster !== undefined) yield* linger(e, 'doll', { cards: yield* specialSummon(e, [monster]) });
    },
  },
  lingering: {
    doll: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('attack', 'chose-effect-over-attack', (q, { card }) => isChosen(q, card))],
    },
  },
});
