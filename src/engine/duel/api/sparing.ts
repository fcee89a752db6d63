import type { Effect } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { equippedMonsterOf } from '../rules/equips';

/**
 * Without those that are spared by what spares cards once in each turn, which is then used up: all that this effect would reach.
 */
export function notSpared(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  if (duel.index.doing.spares === undefined) return cards;
  const now = duel.state.used.slice();
  return cards.filter((id) => {
    const by = duel.continuous.spares(id, e.player);
    if (by === undefined) return true;
    const key = `spares ${by}@${e.card(by).arrival}`;
    if (now.includes(key)) return true;
    if (!duel.state.used.includes(key)) duel.state.used.push(key);
    duel.note({
      verb: 'noEffect',
      player: e.card(id).controller,
      card: id,
      passcode: e.card(id).passcode,
      by,
      rule: 'spared-once',
    });
    return false;
  });
}

/** Without those that effects of this card do not destroy. */
export function notEnduring(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  if (duel.index.doing.endures === undefined) return cards;
  return cards.filter((id) => {
    const targeted = e.link.targets.some(({ card }) => card === id);
    const by = duel.continuous.endures(id, e.self, targeted, e.player);
    if (by === undefined) return true;
    const { controller, passcode, faceUp } = e.card(id);
    duel.note({
      verb: 'noEffect',
      player: controller,
      card: id,
      passcode,
      by,
      rule: 'not-destroyed-by-effects',
      hidden: !faceUp,
    });
    return false;
  });
}

/** Without the Traps in whose place another one goes; those that lie face-down are shown. */
export function notReplaced(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  const { sparesTrapsOf } = e.link;
  if (sparesTrapsOf === undefined) return cards;
  return cards.filter((id) => {
    const { controller, passcode, faceUp, zone } = e.card(id);
    if (!e.isTrap(id) || controller !== sparesTrapsOf) return true;
    if (!faceUp) duel.note({ verb: 'reveal', player: controller, card: id, passcode, from: zone });
    duel.note({ verb: 'noEffect', player: controller, card: id, passcode, rule: 'not-destroyed-by-effects' });
    return false;
  });
}

/** Without those that a lasting effect spares once; it is used up. From itself (an upkeep that is not paid) it spares none. */
export function notShielded(e: Effect, cards: readonly CardId[]): readonly CardId[] {
  const { duel } = e;
  if (duel.state.lingering.length === 0) return cards;
  return cards.filter((id) => {
    if (id === e.self) return true;
    const { arrival, controller, passcode } = e.card(id);
    const shield = duel.state.lingering.find(
      (one) =>
        duel.pool.definition(one.passcode)?.lingering[one.key]?.sparesOnce === true &&
        one.cards.some((chosen) => chosen.card === id && chosen.arrival === arrival),
    );
    if (shield === undefined) return true;
    duel.state.lingering = duel.state.lingering.filter((one) => one !== shield);
    duel.continuous.changed();
    duel.note({ verb: 'noEffect', player: controller, card: id, passcode, by: shield.card, rule: 'not-destroyed-by-effects' });
    return false;
  });
}

/** The Union of a monster that it spares so goes in its place, if it is not destroyed itself at the same time. */
export function unionsInstead({ duel }: Effect, cards: readonly CardId[]): readonly CardId[] {
  if (duel.index.giving.sparedFromEffectsByUnion === undefined) return cards;
  return cards.map((id) => {
    const union = duel.continuous.has(id, 'sparedFromEffectsByUnion') ? equippedMonsterOf(duel, id) : null;
    return union === null || cards.includes(union) ? id : union;
  });
}
