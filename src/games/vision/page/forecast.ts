import type { EventView, ForeseenStep, VisionView } from '../../../engine/vision';
import type { VisionTexts } from '../texts';
import type { VisionBook } from './vision-props';
import { phaseNow } from './vision-words';

/** What a forecast is told with. */
export interface Told {
  readonly view: VisionView;
  readonly book: VisionBook;
  readonly language: 'en' | 'ja';
  readonly names: readonly [string, string];
  readonly texts: VisionTexts;
}

const nameOf = ({ book, language }: Told, passcode: number | undefined): string | undefined =>
  passcode === undefined ? undefined : book.card(passcode)?.facts[language];

function drawnUntil(events: readonly EventView[], i: number): number {
  const { player } = events[i]!;
  const before = events.slice(0, i).findLastIndex((one) => one.verb !== 'draw' || one.player !== player);
  return i - before;
}

/** What is foreseen, but for what only says that it happens; undefined where another line says it. */
function clauseOf(events: readonly EventView[], i: number, told: Told, isCombat: boolean): string | undefined {
  const { names, texts } = told;
  const t = texts.stone.ends;
  const event = events[i]!;
  const next = events[i + 1];
  const { verb, player, amount = 0 } = event;
  const who = names[player];
  const name = nameOf(told, event.passcode);
  switch (verb) {
    case 'damage':
      return t.player(who, amount);
    case 'void':
      return t.barred(who, amount);
    case 'gain':
      return t.gains(who, amount);
    case 'draw':
      // Draws in a row are one line.
      return next?.verb === 'draw' && next.player === player ? undefined : t.draws(who, drawnUntil(events, i));
    case 'charge':
      return t.charges(who, amount);
    case 'discard':
      return name === undefined ? t.gives(who) : t.mortal(name);
    case 'enter':
      return name && (next?.verb === 'defend' ? t.entersFirst(name) : t.enters(name));
    case 'hit':
      return isCombat ? undefined : name && t.hurt(name, amount);
    case 'set':
      return name && t.set(name);
    case 'sleep':
      return name && t.sleeps(name);
    case 'wake':
      return name && t.wakes(name);
    case 'cancel':
      return name && t.cancels(name);
    case 'remove':
      return name && t.removed(name);
    case 'toHand':
      return name && t.toHand(name);
    case 'defenceCancelled':
      return name && t.slips(name);
    case 'attackGone':
      return name && t.gone(name);
    default:
      return undefined;
  }
}

/** Life that comes from a barrier is told with it. */
function clausesOf(events: readonly EventView[], told: Told, isCombat: boolean): readonly string[] {
  return events.flatMap((event, i) =>
    event.verb === 'gain' && events[i - 1]?.verb === 'void' ? [] : (clauseOf(events, i, told, isCombat) ?? []),
  );
}

/** Who falls in a combat, in one sentence, and then all else. */
function combatClauses({ events, against }: ForeseenStep, told: Told): readonly string[] {
  const t = told.texts.stone.ends;
  if (!against) {
    const clauses = clausesOf(events, told, true);
    return clauses.length > 0 ? clauses : [t.nothing];
  }
  const others = clausesOf(events, told, true);
  const falls = events.some(({ verb }) => verb === 'discard' || verb === 'mortal');
  const slips = events.some(({ verb }) => verb === 'defenceCancelled');
  return [...(slips ? [] : [t.against(...against)]), ...(falls || slips ? [] : [t.neither]), ...others];
}

function sentence(parts: readonly string[], t: VisionTexts['stone']['ends']): string {
  const words = parts.join(t.semicolon) + t.stop;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the resolution of one entry brings. */
export function doneBy(step: ForeseenStep, told: Told): string {
  const entry = told.view.stack[step.entry - 1];
  const isCombat = entry?.kind === 'attack';
  const clauses = isCombat ? combatClauses(step, told) : clausesOf(step.events, told, false);
  return clauses.length > 0 ? clauses.join(told.texts.stone.ends.comma) : (nameOf(told, entry?.passcode) ?? '');
}

/** What happens if both pass now, as the engine foresees it; where it has not looked, in which order. */
export function forecastOf(told: Told): string {
  const { view, texts, names } = told;
  const t = texts.stone.ends;
  if (view.stack.length === 0) return t.phaseEnds(phaseNow(view, texts.table));
  const { ifBothPass } = view;
  if (!ifBothPass) {
    const taken = told.book.inOrder(view.stack);
    return sentence(
      taken.map(({ kind, number }) => (kind === 'attack' ? t.combat : t.stone(number))),
      t,
    );
  }
  const { steps, open } = ifBothPass;
  const said = steps.map((step) => {
    const head = view.stack[step.entry - 1]?.kind === 'attack' ? t.combat : t.stone(step.entry);
    const what = doneBy(step, told);
    return what === '' ? head : `${head}${t.colon}${what}`;
  });
  const end = !open
    ? []
    : [
        open.kind === 'hidden'
          ? t.hidden
          : open.prompt === 'graze'
            ? t.grazes(names[open.player])
            : t.decides(names[open.player]),
      ];
  return sentence([...said, ...end], t);
}
