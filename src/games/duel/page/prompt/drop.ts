import type { Place } from '../../../../engine/table';
import { useWhyTexts } from '../../../../i18n/remedy-texts';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { cardAt, partsOf } from '../../../../ui/table/field/places';
import { wishesTo } from '../../thinking';
import { useDuelScene } from './use-speech';

/**
 * A card was dropped on a place: the same as tapping the card and then what it is to do. What is not legal says why in the dock.
 */
export function useDrop(): (from: Place, to: Place) => void {
  const { table, acts, speech } = useDuelScene();
  const { otherSide } = useWhyTexts();
  const { question, view } = table;
  const { select, refuse } = useDock.getState();

  /** Gives the act; a card of the hand goes to the zone that it was dropped on. */
  const give = (index: number, zone: number | null): void =>
    void acts.answer({ kind: 'option', index, ...(zone !== null && { zone }) });

  const layDown = (from: Place, to: Place, player: 0 | 1): void => {
    const { seat, zone, index } = partsOf(to);
    if (zone === 'hand') return;
    if (seat !== player) return refuse([otherSide(speech.names[player])]);
    if (zone !== 'monster' && zone !== 'spellTrap' && zone !== 'field' && zone !== 'pendulum') return;
    const { options, reasons } = wishesTo(from, to);
    if (reasons.length > 0) return refuse(speech.because(reasons));
    const [only, ...more] = options;
    const square = zone === 'field' ? null : index;
    // Several: the dock asks which, as after a tap. None: it says why not.
    if (!only || more.length > 0) select(from, square);
    else give(only.index, square);
  };

  const attack = (from: Place, to: Place): void => {
    const { options, reasons } = wishesTo(from, to);
    if (options[0]) return give(options[0].index, null);
    select(from);
    refuse(speech.because(reasons, cardAt(view, from)?.passcode));
  };

  return (from, to) => {
    if (!question) return;
    if (partsOf(from).zone === 'hand') layDown(from, to, question.player);
    else if (partsOf(to).seat !== partsOf(from).seat) attack(from, to);
  };
}
