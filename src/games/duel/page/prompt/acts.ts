import type { DecisionView, OptionView, ViewCard } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import type { PromptTexts } from '../../../../i18n/prompt-texts';
import type { TableTexts } from '../../../../i18n/table-texts';
import { partNumberOf } from '../../../../store/cards/card-texts';

/** The acts of one card among the options; attacks are one act, whatever their targets. */
export interface CardActs {
  readonly place: Place;
  readonly acts: readonly OptionView[];
  readonly attacks: readonly OptionView[];
}

/** Acts are asked for, card by card; where an attack goes on to is another question. */
export const asksCards = ({ kind, options }: DecisionView): boolean => options !== undefined && kind !== 'replay';

export function actsOf(decision: DecisionView, place: Place): CardActs {
  const own = decision.options?.filter((option) => option.card === place) ?? [];
  return { place, acts: own.filter((option) => option.do !== 'attack'), attacks: own.filter((option) => option.do === 'attack') };
}

export const actingPlaces = (decision: DecisionView): Set<Place> =>
  new Set(decision.options?.flatMap((option) => (option.card === undefined ? [] : [option.card])));

/** Where an attack or a replay goes, by place; `direct` and `cancel` have none. */
export const targetPlace = ({ target }: OptionView): Place | undefined =>
  target === 'direct' || target === 'cancel' ? undefined : target;

/** What an attack or a replay goes at. */
export const targetAim = ({ target }: OptionView): Place | 'direct' | undefined => (target === 'cancel' ? undefined : target);

/** Where any of them may go. */
export const targetPlaces = (options: readonly OptionView[]): Set<Place> =>
  new Set(options.map(targetPlace).filter((place) => place !== undefined));

/** The announcements among the options; the engine lists the nearest first. */
export const announcements = (decision: DecisionView): readonly OptionView[] =>
  decision.options?.filter((option) => option.do === 'enter') ?? [];

interface Words {
  readonly prompt: PromptTexts;
  readonly table: TableTexts;
}

/** Where its words begin that stand for the effect. */
const partOf = ({ passcode, effect }: OptionView): number | undefined =>
  passcode === undefined || effect === undefined ? undefined : partNumberOf(passcode, `${effect}`);

/** What the button of an act says; `siblings` are the other acts of the same card. */
export function actLabel(
  option: OptionView,
  card: ViewCard | undefined,
  siblings: readonly OptionView[],
  { prompt, table }: Words,
): string {
  const { act } = prompt;
  switch (option.do) {
    case 'normalSummon':
      return option.tributes !== undefined ? act.tributeSummon : act.normalSummon;
    case 'changePosition':
      return card?.position === 'defense' ? act.toAttack : act.toDefense;
    case 'activate': {
      if (siblings.filter((one) => one.do === 'activate').length > 1)
        return act.effectNumber(partOf(option) ?? (option.effect ?? 0) + 1);
      if (option.effectKind !== undefined && option.effectKind !== 'card') return act.activateEffect;
      // A monster of the hand: it goes to a Pendulum Zone.
      return option.effectKind === 'card' && card?.level !== undefined ? act.activateAsSpell : act.activate;
    }
    case 'enter':
      if (option.to === 'nextStep') return act.endMainPhase;
      return option.to === undefined || option.to === 'nextTurn' || option.to === 'end'
        ? act.endTurn
        : act.enter(table.phaseName[option.to]);
    case 'replay':
      return option.target === 'direct' ? act.attackDirect : option.target === 'cancel' ? act.stopAttack : act.attack;
    case 'pass':
      return act.pass;
    case 'attack':
      return option.target === 'direct' ? act.attackDirect : act.attack;
    default:
      return act[option.do];
  }
}
