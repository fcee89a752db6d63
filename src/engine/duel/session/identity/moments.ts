import type { Data } from '../../model/data';
import type { DuelState } from '../../model/duel-state';

/** Something looks back at moments: nothing of them may be left out. */
export const looksBackAtMoments = ({ recalled, cards, lingering }: DuelState): boolean =>
  (recalled !== undefined && recalled.length > 0) ||
  cards.some(({ data }) => data !== null && looksBack(data)) ||
  lingering.some(({ data }) => data !== undefined && looksBack(data));

const looksBack = ({ moment, moments }: Data): boolean => moment !== undefined || moments !== undefined;

function momentsIn({ moment, moments }: Data, found: number[]): void {
  if (moment !== undefined) found.push(moment);
  if (moments !== undefined) found.push(...moments);
}

/** They are few and nearly in order: put where they belong, one by one, they need no second list. */
function inOrder(moments: number[]): readonly number[] {
  for (let i = 1; i < moments.length; i++) {
    const moment = moments[i]!;
    let at = i;
    for (; at > 0 && moments[at - 1]! > moment; at--) moments[at] = moments[at - 1]!;
    moments[at] = moment;
  }
  return moments;
}

/** The moments that are told, in order: all of them, or (not `isExact`) those of what lies on the field and lasts. */
export function momentsOf(state: DuelState, isExact: boolean): readonly number[] {
  const found: number[] = [];
  for (const { zone, arrival, faceUp, faceUpSince, lastAttack, data } of state.cards) {
    const isThere = zone === 'monster' || zone === 'spellTrap' || zone === 'field' || zone === 'pendulum';
    if (!isThere && !isExact) continue;
    found.push(arrival);
    if (faceUp || isExact) found.push(faceUpSince);
    if (lastAttack > 0) found.push(lastAttack);
    if (isExact && data !== null) momentsIn(data, found);
  }
  for (const { since, data } of state.lingering) {
    found.push(since);
    if (isExact && data !== undefined) momentsIn(data, found);
  }
  for (const { changes } of state.changeOrder ?? [])
    if (changes.length > 1) for (const change of changes) found.push(Number.parseInt(change, 10));
  if (isExact) {
    found.push(state.clock);
    for (const { moment } of state.recalled ?? []) found.push(moment);
  }
  return inOrder(found);
}
