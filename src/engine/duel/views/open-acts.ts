import type { ActKind } from '../model/decision';
import { isOpenPlay } from '../model/decision';
import type { DecisionView, OptionView } from './view';

/** Acts that everybody can tell to be legal: they depend on nothing that a hand or a Set card hides. */
const OPEN_ACTS: ReadonlySet<ActKind> = new Set<ActKind>(['enter', 'attack', 'changePosition', 'flipSummon']);

const isOpenAct = (option: OptionView): boolean => OPEN_ACTS.has(option.do);

/**
 * What everybody may see of the acts that a seat has in open play; `own` is its decision as that seat sees it. They are counted
 * among themselves: their numbers among all acts would tell how many others there are. Undefined: no such thing is asked.
 */
export function openActs(own: DecisionView): readonly OptionView[] | undefined {
  if (!isOpenPlay(own)) return undefined;
  return own.options?.filter(isOpenAct).map(({ passcode: _, ...option }, index) => ({ ...option, index }));
}

/** The open act with this number as the seat that decides has it; undefined when there is none. */
export const openAct = (own: DecisionView, index: number): OptionView | undefined =>
  isOpenPlay(own) ? own.options?.filter(isOpenAct)[index] : undefined;

/**
 * The announcement that brings the end of the turn nearest, which may be the end of a phase of which nobody knows yet where it
 * leads; undefined when nothing can be announced.
 */
export function announcementOfEnd({ options = [] }: DecisionView): OptionView | undefined {
  const announced = (to: OptionView['to']): OptionView | undefined =>
    options.find((option) => option.do === 'enter' && option.to === to);
  return announced('nextTurn') ?? announced('end') ?? announced('main2') ?? announced('nextStep');
}
