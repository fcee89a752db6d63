import type { EntryView, VisionView } from '../../../engine/vision';
import { partsOf } from '../../../ui/table/field/places';
import type { EntryEndTold, EntryTold, StackTold } from '../../../ui/table/stack/stack-told';
import { doneBy, forecastOf, type Told } from './forecast';

const isOfCombat = ({ kind }: EntryView): boolean => kind === 'attack' || kind === 'defend';

function targetName({ place, passcode }: EntryView['targets'][number], { names, texts, book, language }: Told): string {
  if (passcode !== undefined) return book.card(passcode)?.facts[language] ?? texts.log.aCard;
  const { seat, zone } = partsOf(place);
  return zone === 'seat' ? names[seat] : texts.stone.noTarget;
}

/** Which of its texts it was played for, and what it is aimed at. */
function linesOf(entry: EntryView, told: Told): readonly string[] {
  const { stone: t, card } = told.texts;
  const mode = entry.kind === 'card' ? card.modes[entry.passcode]?.[entry.mode] : undefined;
  const targets = isOfCombat(entry) ? [] : entry.targets.map((target) => targetName(target, told));
  const parts = [
    ...(mode === undefined ? [] : [mode]),
    ...(entry.toDefend ? [t.toDefend] : []),
    ...(targets.length > 0 ? [`${t.target} ${targets.join(card.comma)}`] : []),
    ...(isOfCombat(entry) && entry.state === 'waiting' ? [t.waits] : []),
  ];
  return parts.length > 0 ? [parts.join(' · ')] : [];
}

/** What it will do if both pass now, as the engine foresees it. */
function endOf({ number, negated }: EntryView, told: Told): EntryEndTold | undefined {
  if (negated) return { tone: 'broken', says: told.texts.stone.cancelled };
  const step = told.view.ifBothPass?.steps.find(({ entry }) => entry === number);
  const says = step ? doneBy(step, told) : '';
  return says === '' ? undefined : { tone: 'done', says };
}

function entryOf(entry: EntryView, told: Told): EntryTold {
  const { texts, book, language, names } = told;
  const { number, player, passcode, state, negated, kind } = entry;
  const facts = book.card(passcode)?.facts;
  const name = facts?.[language] ?? texts.log.aCard;
  const what = kind === 'card' && facts ? texts.card.kinds[facts.kind] : texts.stone.kinds[kind];
  return {
    number,
    player,
    passcode,
    state,
    name,
    label: [`${number}`, names[player], name, what].join(' · '),
    isBroken: negated,
    kind: what,
    word: state === 'waiting' ? what : texts.stone[state],
    lines: linesOf(entry, told),
    end: endOf(entry, told),
  };
}

function stageOf({ stack }: VisionView): StackTold['stage'] {
  if (stack.length === 0) return 'none';
  if (stack.every(({ state }) => state === 'resolved')) return 'over';
  return stack.some(({ state }) => state !== 'waiting') ? 'resolving' : 'building';
}

/** The interference in words, the stone laid last first; attack and defence are the ground stones and wait. */
export function stonesTold(told: Told): StackTold {
  const { view, texts, names } = told;
  const t = texts.stone;
  const { stack, decision } = view;
  const asks = decision?.kind === 'priority';
  return {
    title: t.title,
    note: t.count(stack.length),
    idle: t.none,
    look: 'pile',
    stage: stageOf(view),
    entries: stack.toReversed().map((entry) => entryOf(entry, told)),
    next: asks && stack.length > 0 ? { player: decision.player, says: t.next(names[decision.player]) } : undefined,
    ends: asks
      ? {
          title: t.ends.title,
          says: forecastOf(told),
          rule: stack.length > 0 ? 'passes-resolve-interference' : 'phase-ends-by-passes',
        }
      : undefined,
    rule: stack.length > 1 ? 'answer-first' : undefined,
  };
}
