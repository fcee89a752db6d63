import {
  attackedNow,
  attackerNow,
  ignition,
  isChosen,
  linger,
  monster,
  quick,
  returnToHand,
  sendSelfFromHand,
  stats,
  type CardId,
  type Scope,
} from '../../engine/duel/api';

/** The own LIGHT monster that battles a monster of the opponent, and that one. */
function battleOfLight(q: Scope): { readonly own: CardId; readonly other: CardId } | undefined {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  if (attacker === null || attacked === null) return undefined;
  const [own, other] = q.controls(q.player, attacker) ? [attacker, attacked] : [attacked, attacker];
  const fight = q.card(own).zone === 'monster' && q.card(other).zone === 'monster' && q.isFaceUp(own);
  return fight && q.controls(q.player, own) && q.controls(q.opponent, other) && q.attribute(own) === 'LIGHT'
    ? { own, other }
    : undefined;
}

/**
 * It may go back to the hand. Sent from there in the Damage Step, before calculation, it gives the own LIGHT monster that battles
 * the ATK of the monster that it battles, until the turn ends.
 */
export default monster(37742478, {
  effects: [
    ignition({
      *resolve(e) {
        if (e.selfIsThere) yield* returnToHand(e, [e.self]);
      },
    }),
    quick(['hand'], {
      damageStep: 'onlyBeforeCalculation',
      condition: (q) => battleOfLight(q) !== undefined,
      rule: 'while-light-battles',
      costs: [sendSelfFromHand],
      *resolve(e) {
        const battle = battleOfLight(e);
        if (battle === undefined) return;
        yield* linger(e, 'honesty', { cards: [battle.own], data: { amount: e.atk(battle.other) }, until: 'endOfTurn' });
      },
    }),
  ],
  lingering: { honesty: { parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] } },
});
