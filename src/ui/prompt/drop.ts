import type { ActKind, OptionView, Place } from '../../engine';
import { whyTexts } from '../../i18n/remedy-texts';
import { cardFacts } from '../../store/cards/card-book';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { cardAt, partsOf } from '../table/places';
import { actsOf } from './acts';
import { useDock } from '../shared/dock-store';
import { becauseOf } from '../shared/reasons';
import type { Thinker } from './thoughts';

const SUMMONS: readonly ActKind[] = ['normalSummon', 'setMonster', 'specialSummon'];
const PLAYS: readonly ActKind[] = ['activate', 'setSpellTrap'];

/** Whether a card may be taken up: one of the asked player's own, of the hand or a monster, while acts are asked for. */
export function mayDrag(place: Place, { question, view, request, curtain }: Table): boolean {
  if (!question || question.form !== 'choice' || request || curtain !== null || question.decision.options === undefined)
    return false;
  const { kind } = question.decision;
  if (kind !== 'idle' && kind !== 'battle' && kind !== 'respond') return false;
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

function layDown(from: Place, to: Place, { question, view, language, speech }: Thinker, names: readonly [string, string]): void {
  const card = cardAt(view, from);
  const facts = card?.passcode === undefined ? undefined : cardFacts(card.passcode);
  const { seat, zone, index } = partsOf(to);
  if (!question || !facts || zone === 'hand') return;
  const dock = useDock.getState();
  if (seat !== question.player) return dock.refuse([whyTexts[language].otherSide(names[question.player])]);
  if (zone !== 'monster' && zone !== 'spellTrap' && zone !== 'field') return;
  const home = facts.kind === 'monster' ? 'monster' : facts.subtype === 'field' ? 'field' : 'spellTrap';
  if (zone !== home)
    return dock.refuse(
      becauseOf(
        [{ rule: zone === 'monster' ? 'not-a-monster' : home === 'monster' ? 'not-a-spell-or-trap' : 'field-zone' }],
        language,
        speech.info,
      ),
    );
  const kinds = facts.kind === 'monster' ? SUMMONS : PLAYS;
  const [only, ...more] = actsOf(question.decision, from).acts.filter((option) => kinds.includes(option.do));
  // Several: the dock asks which, as after a tap. None: it says why not.
  if (!only || more.length > 0) dock.select(from, zone === 'field' ? null : index);
  else give(only, zone === 'field' ? null : index);
}

function attack(from: Place, to: Place, { question, view, language, speech, whyNot }: Thinker): void {
  if (!question) return;
  const target = partsOf(to).zone === 'monster' && cardAt(view, to) ? to : 'direct';
  const option = actsOf(question.decision, from).attacks.find((one) => one.target === target);
  if (option) return give(option, null);
  const dock = useDock.getState();
  dock.select(from);
  dock.refuse(becauseOf(whyNot({ do: 'attack', card: from, target }), language, speech.info, cardAt(view, from)?.passcode));
}

/** Gives the act; a card of the hand goes to the zone that it was dropped on. */
function give(option: OptionView, zone: number | null): void {
  useDuel.getState().answer({ kind: 'option', index: option.index, ...(zone !== null && { zone }) });
}
