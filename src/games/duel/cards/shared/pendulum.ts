import {
  attackedNow,
  attackerNow,
  forbids,
  scaleIs,
  type CardId,
  type ContinuousPart,
  type Scope,
} from '../../../../engine/duel/api';

/** A face-up Pendulum monster of that player battles: from the declaration until the Damage Step ends, on either side. */
export const pendulumMonsterBattles = (q: Scope): boolean =>
  [attackerNow(q), attackedNow(q)].some(
    (id) => id !== null && q.isPendulum(id) && q.isFaceUp(id) && q.card(id).zone === 'monster' && q.controls(q.player, id),
  );

/** While a Pendulum monster of its controller battles, the opponent can activate no cards of that kind. */
export const shutsOut = (kind: 'spell' | 'trap'): ContinuousPart =>
  forbids(
    'activateCard',
    'locked-while-pendulum-battles',
    (q, { player, card, asSpell }) =>
      player === q.opponent &&
      card !== null &&
      (kind === 'spell' ? asSpell === true || q.isSpell(card) : q.isTrap(card)) &&
      pendulumMonsterBattles(q),
  );

const isOfPair = (q: Scope, card: CardId): boolean => isMagician(q, card) || isOddEyes(q, card);

/** Its scale is 4 while the other Pendulum Zone of its controller holds no "Magician" or "Odd-Eyes" card. */
export const fourAlone: ContinuousPart = scaleIs((q) =>
  q.pendulumCardsOf(q.player).some((id) => id !== q.self && isOfPair(q, id)) ? undefined : 4,
);

// P11: by the Japanese name.
export const isMagician = (q: Scope, card: CardId): boolean => q.facts(card).ja.includes('魔術師');
export const isOddEyes = (q: Scope, card: CardId): boolean => q.facts(card).ja.includes('オッドアイズ');
export const isPerformapal = (q: Scope, card: CardId): boolean => q.facts(card).ja.includes('EM');
export const isAncientGear = (q: Scope, card: CardId): boolean => q.isMonster(card) && q.facts(card).ja.includes('古代の機械');

/** The three kinds that go with Skullcrobat Joker. */
export const isPerformer = (q: Scope, card: CardId): boolean =>
  q.isMonster(card) && (isPerformapal(q, card) || isOddEyes(q, card) || (q.isPendulum(card) && isMagician(q, card)));
