import {
  allows,
  chooseCard,
  ignition,
  isFusionMonster,
  maySpecialSummon,
  nothing,
  sendFieldCard,
  shuffleDeck,
  specialSummon,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const SERKET = 89194033;
const serkets = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, SERKET));
const sources = (q: Scope): CardId[] => [
  ...q.handOf(q.player),
  ...q.deckOf(q.player),
  // In the later rules Pendulum monsters lie there face-up: they are monsters of it like any other.
  ...q.fusionDeckOf(q.player),
];
/** What is summoned in its own way only stays in hand and deck; a Fusion Monster needs no Fusion Summon. */
const wayOf = (q: Scope, id: CardId) => (isFusionMonster(q, id) ? 'pastLimit' : 'effect');
const summonable = (q: Scope): CardId[] =>
  sources(q).filter((id) => q.isMonster(id) && maySpecialSummon(q, id, q.player, wayOf(q, id)));

/**
 * Its controller may activate Traps in the turn in which they were Set. Sent away with Mystical Beast of Serket, it brings a
 * monster of the hand, the deck or the Fusion Deck.
 */
export default spell(29762407, {
  activate: nothing,
  continuous: [allows('trapInSetTurn', (q, player) => player === q.player)],
  effects: [
    ignition({
      from: ['spellTrap'],
      // What the hand and the deck hold is hidden: that there is anything must do.
      actsOn: (q) => (q.isForbidden('specialSummon', q.player) ? [] : sources(q)),
      costs: [sendFieldCard((q) => [q.self], serkets)],
      specialSummons: true,
      *resolve(e) {
        const card = yield* chooseCard(e, { from: summonable(e), prompt: 'specialSummon' });
        if (card === undefined) return;
        const wasInDeck = e.card(card).zone === 'deck';
        yield* specialSummon(e, [card], { way: wayOf(e, card) });
        if (wasInDeck) yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
