import type { DuelTable } from '../../table';
import type { OptionView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { whyTexts } from '../../../../i18n/remedy-texts';
import { useTable } from '../../../../store/desk/table-store';
import { cardAt, partsOf } from '../../../../ui/table/field/places';
import { asksCards } from './acts';
import { useDock } from '../../../../ui/base/shared/dock-store';
import type { Thinker } from './thoughts';

/** Whether a card may be taken up: one of the asked player's own, of the hand or a monster, while acts are asked for. */
export function mayDrag(place: Place, { question, view, request, curtain }: DuelTable): boolean {
  if (!question || question.form !== 'choice' || request || curtain !== null || !asksCards(question.decision)) return false;
  const card = cardAt(view, place);
  const { zone } = partsOf(place);
  return card !== undefined && card.known && card.controller === question.player && (zone === 'hand' || zone === 'monster');
}

/**
 * A card was dropped on a place: the same as tapping the card and then what it is to do. What is not legal says why in the dock.
 */
export function dropCard(from: Place, to: Place, thinker: Thinker, names: readonly [string, string]): void {
  if (partsOf(from).zone === 'hand') layDown(from, to, thinker, names);
  else if (partsOf(to).seat !== partsOf(from).seat) attack(from, to, thinker);
}

function layDown(from: Place, to: Place, { question, language, speech }: Thinker, names: readonly [string, string]): void {
  const { seat, zone, index } = partsOf(to);
  if (!question || zone === 'hand') return;
  const dock = useDock.getState();
  if (seat !== question.player) return dock.refuse([whyTexts[language].otherSide(names[question.player])]);
  if (zone !== 'monster' && zone !== 'spellTrap' && zone !== 'field' && zone !== 'pendulum') return;
  const { options, reasons } = useTable.getState().wishesTo(from, to);
  if (reasons.length > 0) return dock.refuse(speech.because(reasons));
  const [only, ...more] = options;
  // Several: the dock asks which, as after a tap. None: it says why not.
  if (!only || more.length > 0) dock.select(from, zone === 'field' ? null : index);
  else give(only, zone === 'field' ? null : index);
}

function attack(from: Place, to: Place, { question, view, speech }: Thinker): void {
  if (!question) return;
  const { options, reasons } = useTable.getState().wishesTo(from, to);
  if (options[0]) return give(options[0], null);
  const dock = useDock.getState();
  dock.select(from);
  dock.refuse(speech.because(reasons, cardAt(view, from)?.passcode));
}

/** Gives the act; a card of the hand goes to the zone that it was dropped on. */
function give(option: OptionView, zone: number | null): void {
  useTable.getState().answer({ kind: 'option', index: option.index, ...(zone !== null && { zone }) });
}
