import {
  chooseCard,
  maySpecialSummon,
  phaseTrigger,
  sendSelf,
  shuffleDeck,
  specialSummon,
  stats,
  type ActivatedEffect,
  type CardId,
  type ContinuousPart,
  type Note,
  type Scope,
} from '../../../../engine/duel/api';

type When = Pick<Parameters<typeof phaseTrigger>[0], 'phase' | 'whose' | 'condition'>;

/** In such a phase it may go to the Graveyard and bring its next level from the hand or deck. Finding none is legal. */
export const becomes = (name: number, when: When): ActivatedEffect =>
  phaseTrigger({
    ...when,
    optional: true,
    costs: [sendSelf],
    specialSummons: true,
    *resolve(e) {
      const next = yield* chooseCard(e, {
        from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
          (id) => e.isNamed(id, name) && maySpecialSummon(e, id, e.player, 'named'),
        ),
        prompt: 'specialSummon',
      });
      if (next !== undefined) yield* specialSummon(e, [next], { way: 'named' });
      yield* shuffleDeck(e, e.player);
    },
  });

/** Remembers the turn in which it was turned face-up. */
export const notesTurningUp: Note = { on: 'flip', remembers: (q) => ({ turn: q.turn }) };
/** The same in the own Standby Phase, but not in the turn in which it came or (`notesTurningUp`) was turned face-up. */
export const becomesOnceSettled = (name: number): ActivatedEffect =>
  becomes(name, {
    phase: 'standby',
    whose: 'own',
    condition: (q) => q.card(q.self).turnArrived !== q.turn && q.data.turn !== q.turn,
  });

/** While it is there by the effect of that monster, all monsters of the opponent lose as much. */
export const lessForFoes = (by: number, less: { readonly atk: number; readonly def?: number }): ContinuousPart =>
  stats((q, id) => q.card(q.self).broughtBy === by && q.controls(q.opponent, id), less);

const ARMED_DRAGON_LV5 = 46384672;
const ARMED_DRAGON_LV7 = 73879377;
const DARK_MIMIC_LV1 = 74713516;
const DARK_MIMIC_LV3 = 1102515;
const HORUS_LV6 = 11224103;
const HORUS_LV8 = 48229808;
const MYSTIC_SWORDSMAN_LV4 = 74591968;
const MYSTIC_SWORDSMAN_LV6 = 60482781;
const SILENT_SWORDSMAN_LV5 = 74388798;
const SILENT_SWORDSMAN_LV7 = 37267041;
const ULTIMATE_INSECT_LV1 = 49441499;
const ULTIMATE_INSECT_LV3 = 34088136;
const ULTIMATE_INSECT_LV5 = 34830502;
const ULTIMATE_INSECT_LV7 = 19877898;

/** Which monsters the texts of those with a level in their name name: the next level, and some the one before. */
const NAMED_BY: Readonly<Record<number, readonly number[]>> = {
  980973: [ARMED_DRAGON_LV5],
  [ARMED_DRAGON_LV5]: [ARMED_DRAGON_LV7],
  [ARMED_DRAGON_LV7]: [ARMED_DRAGON_LV5],
  [DARK_MIMIC_LV1]: [DARK_MIMIC_LV3],
  [DARK_MIMIC_LV3]: [DARK_MIMIC_LV1],
  75830094: [HORUS_LV6],
  [HORUS_LV6]: [HORUS_LV8],
  [HORUS_LV8]: [HORUS_LV6],
  47507260: [MYSTIC_SWORDSMAN_LV4],
  [MYSTIC_SWORDSMAN_LV4]: [MYSTIC_SWORDSMAN_LV6],
  1995985: [SILENT_SWORDSMAN_LV5],
  [SILENT_SWORDSMAN_LV5]: [SILENT_SWORDSMAN_LV7],
  [SILENT_SWORDSMAN_LV7]: [SILENT_SWORDSMAN_LV5],
  [ULTIMATE_INSECT_LV1]: [ULTIMATE_INSECT_LV3],
  [ULTIMATE_INSECT_LV3]: [ULTIMATE_INSECT_LV5, ULTIMATE_INSECT_LV1],
  [ULTIMATE_INSECT_LV5]: [ULTIMATE_INSECT_LV7, ULTIMATE_INSECT_LV3],
  [ULTIMATE_INSECT_LV7]: [ULTIMATE_INSECT_LV5],
};
/** The text of a monster with a level in its name names other ones. */
export const namesOthers = (q: Scope, id: CardId): boolean => NAMED_BY[q.card(id).passcode] !== undefined;
/** The text of the first, such a monster, names the second. */
export const isNamedBy = (q: Scope, by: CardId, id: CardId): boolean =>
  NAMED_BY[q.card(by).passcode]?.some((name) => q.isNamed(id, name)) === true;
