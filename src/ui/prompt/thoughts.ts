import { useMemo } from 'react';
import type { DuelView, OptionView, Place, ReasonView, RuleId, ViewCard, Wish } from '../../engine';
import { useLanguage, type Language } from '../../i18n/language';
import { whyTexts } from '../../i18n/remedy-texts';
import { cardFacts } from '../../store/cards/card-book';
import { useDuel, type Table } from '../../store/desk/duel-store';
import type { Question } from '../../store/desk/question';
import { cardAt, partsOf } from '../table/places';
import { actLabel, actsOf } from './acts';
import { becauseOf, type Because } from '../shared/reasons';
import { nameAt, type Speech } from './sentences';
import { thinkable } from './wishes';

/** One thing that could be done with a card: offered, or refused with every reason. */
export interface Thought {
  readonly key: string;
  readonly label: string;
  /** What answers with it; several for an attack, one per target. None: it is not legal now. */
  readonly options: readonly OptionView[];
  readonly reasons: readonly Because[];
  /** What the card is usually wanted for: stands in the dock too. */
  readonly isUsual: boolean;
}

/** Who thinks: the question that is asked, what its screen shows, and the words. */
export interface Thinker {
  readonly question: Question | null;
  readonly view: DuelView;
  readonly speech: Pick<Speech, 'view' | 'table' | 'info' | 'prompt'>;
  readonly language: Language;
  readonly whyNot: (wish: Wish) => readonly ReasonView[];
}

const NONE: readonly Thought[] = [];

/** The card has nothing of that kind: not worth a line. */
const IDLE_WISH: readonly RuleId[] = ['no-procedure', 'no-such-effect', 'nothing-there'];

/** What the seat that is asked could think of doing with what lies at a place. */
export function thoughtsAt(place: Place, thinker: Thinker): readonly Thought[] {
  const { question, view } = thinker;
  const card = cardAt(view, place);
  if (!question || question.form === 'window' || !card) return NONE;
  const { kind } = question.decision;
  if (kind !== 'idle' && kind !== 'battle' && kind !== 'respond') return NONE;
  if (card.controller === question.player) return thoughtsOfOwn(card, thinker);
  return partsOf(place).zone === 'monster' ? attacksOn(card, thinker) : NONE;
}

function thoughtsOfOwn(card: ViewCard, thinker: Thinker): readonly Thought[] {
  const {
    question,
    speech: { prompt, table: words },
    whyNot,
  } = thinker;
  if (!question) return NONE;
  const { decision } = question;
  const { acts, attacks } = actsOf(decision, card.place);
  const thoughts: Thought[] = acts.map((option) => ({
    key: `${option.index}`,
    label: actLabel(option, card, acts, { prompt, table: words }),
    options: [option],
    reasons: [],
    isUsual: true,
  }));
  if (attacks.length > 0) {
    const onlyDirect = attacks.length === 1 && attacks[0]?.target === 'direct';
    thoughts.push({
      key: 'attack',
      label: onlyDirect ? prompt.act.attackDirect : prompt.act.attack,
      options: attacks,
      reasons: [],
      isUsual: true,
    });
  }
  const facts = card.known && card.passcode !== undefined ? cardFacts(card.passcode) : undefined;
  // The options are listed for the player who decides: without them the screen shows somebody else's view.
  if (!facts || decision.options === undefined || question.form === 'look') return thoughts;
  const { usual, more } = thinkable(card, facts, decision.kind === 'battle');
  for (const act of [...usual, ...more]) {
    if ([...acts, ...attacks].some((option) => option.do === act)) continue;
    const reasons = whyNot({ do: act, card: card.place });
    if (!usual.includes(act) && reasons.some(({ rule }) => IDLE_WISH.includes(rule))) continue;
    const label = actLabel({ index: -1, do: act }, card, [], { prompt, table: words });
    thoughts.push({
      key: act,
      label,
      options: [],
      reasons: becauseOf(reasons, thinker.language, thinker.speech.info, card.passcode),
      isUsual: usual.includes(act),
    });
  }
  return thoughts;
}

/** An opposing monster can be attacked: by each own monster, or why not by that one. */
function attacksOn(target: ViewCard, thinker: Thinker): readonly Thought[] {
  const { question, view, speech, language, whyNot } = thinker;
  if (!question || question.decision.options === undefined) return NONE;
  const { options } = question.decision;
  return view.seats[question.player].monsters.flatMap((attacker): Thought[] => {
    if (!attacker) return [];
    const found = options.filter(
      (option) => option.do === 'attack' && option.card === attacker.place && option.target === target.place,
    );
    const reasons =
      found.length > 0
        ? []
        : becauseOf(
            whyNot({ do: 'attack', card: attacker.place, target: target.place }),
            language,
            speech.info,
            attacker.passcode,
          );
    return [
      {
        key: attacker.place,
        label: whyTexts[language].attackBy(nameAt(attacker.place, speech)),
        options: found,
        reasons,
        isUsual: false,
      },
    ];
  });
}

/**
 * What could come to an empty zone of the asked player's own: the cards of the hand, each with what could be done with it there.
 */
export function thoughtsOfZone(
  place: Place,
  thinker: Thinker,
): readonly { readonly card: Place; readonly thoughts: readonly Thought[] }[] {
  const { question, view } = thinker;
  const { seat, zone } = partsOf(place);
  if (!question || seat !== question.player) return [];
  const fits =
    zone === 'monster'
      ? ['normalSummon', 'setMonster', 'specialSummon']
      : zone === 'spellTrap' || zone === 'field'
        ? ['activate', 'setSpellTrap']
        : [];
  return view.seats[seat].hand.flatMap((card) => {
    const facts = card.passcode === undefined ? undefined : cardFacts(card.passcode);
    if (!facts || (facts.kind === 'monster') !== (zone === 'monster') || (zone === 'field') !== (facts.subtype === 'field'))
      return [];
    const thoughts = thoughtsAt(card.place, thinker).filter(
      ({ key, options }) => fits.includes(key) || options.some((option) => fits.includes(option.do)),
    );
    return thoughts.length === 0 ? [] : [{ card: card.place, thoughts }];
  });
}

export function useThinker({ question, view }: Table, { prompt, table, info }: Speech): Thinker {
  const whyNot = useDuel((store) => store.whyNot);
  const language = useLanguage();
  return useMemo(
    () => ({ question, view, speech: { view, prompt, table, info }, language, whyNot }),
    [question, view, prompt, table, info, language, whyNot],
  );
}

/** The thoughts about one place. */
export function useThoughts(table: Table, place: Place | null | undefined, speech: Speech): readonly Thought[] {
  const thinker = useThinker(table, speech);
  return useMemo(() => (place ? thoughtsAt(place, thinker) : NONE), [place, thinker]);
}
