import type { DuelTable } from '../../table';
import type { OptionView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { whyTexts } from '../../../../i18n/remedy-texts';
import { useTable } from '../../../../store/desk/table-store';
import { cardAt, partsOf } from '../../../../ui/table/field/places';
import { wishesTo } from '../../thinking';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { useScene } from '../../../../ui/table/field/scene';
import { useThinker, type Thinker } from './thoughts';
import { useSpeech } from './use-speech';

/**
 * A card was dropped on a place: the same as tapping the card and then what it is to do. What is not legal says why in the dock.
 */
export function dropCard(from: Place, to: Place, thinker: Thinker, names: readonly [string, string]): void {
  if (partsOf(from).zone === 'hand') layDown(from, to, thinker, names);
  else if (partsOf(to).seat !== partsOf(from).seat) attack(from, to, thinker);
}

/** The same at the table that lies there. */
export function useDrop(): (from: Place, to: Place) => void {
  const { table } = useScene<DuelTable>();
  const speech = useSpeech(table);
  const thinker = useThinker(table, speech);
  return (from, to) => dropCard(from, to, thinker, speech.names);
}

function layDown(from: Place, to: Place, { question, language, speech }: Thinker, names: readonly [string, string]): void {
  const { seat, zone, index } = partsOf(to);
  if (!question || zone === 'hand') return;
  const dock = useDock.getState();
  if (seat !== question.player) return dock.refuse([whyTexts[language].otherSide(names[question.player])]);
  if (zone !== 'monster' && zone !== 'spellTrap' && zone !== 'field' && zone !== 'pendulum') return;
  const { options, reasons } = wishesTo(from, to);
  if (reasons.length > 0) return dock.refuse(speech.because(reasons));
  const [only, ...more] = options;
  // Several: the dock asks which, as after a tap. None: it says why not.
  if (!only || more.length > 0) dock.select(from, zone === 'field' ? null : index);
  else give(only, zone === 'field' ? null : index);
}

function attack(from: Place, to: Place, { question, view, speech }: Thinker): void {
  if (!question) return;
  const { options, reasons } = wishesTo(from, to);
  if (options[0]) return give(options[0], null);
  const dock = useDock.getState();
  dock.select(from);
  dock.refuse(speech.because(reasons, cardAt(view, from)?.passcode));
}

/** Gives the act; a card of the hand goes to the zone that it was dropped on. */
function give(option: OptionView, zone: number | null): void {
  useTable.getState().answer({ kind: 'option', index: option.index, ...(zone !== null && { zone }) });
}
