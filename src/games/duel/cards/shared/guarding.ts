import { destroyNegated, type Protection, type CardId, type Effect } from '../../../../engine/duel/api';

/** The link targets a monster of the field that fits, and that is still there. */
export const isAimedAt = (e: Effect, against: Effect['link'], fits: (monster: CardId) => boolean): boolean =>
  against.targets.some(({ card, arrival }) => e.card(card).arrival === arrival && e.card(card).zone === 'monster' && fits(card));

/** A Spell that targets such a monster is negated as it resolves, without a link of its own, and destroyed. */
export const guardsFromSpells = (fits: (e: Effect, monster: CardId) => boolean): NonNullable<Protection['guard']> =>
  function* (e, against) {
    if (against.card === e.self || e.kindOfLink(against) !== 'spell' || !isAimedAt(e, against, (id) => fits(e, id))) return false;
    yield* destroyNegated(e, against);
    return true;
  };
