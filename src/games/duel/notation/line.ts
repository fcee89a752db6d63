import type { DuelView, EventView, LinkView } from '../../../engine/duel';
import { lyingAt, type Place } from '../../../engine/table';
import type { NotationTexts } from '../../../i18n/notation-texts';
import { shortPlace } from './place';
import { viewTelling, type Positions } from '../../../notation/told-in';

/** What a line is told from. */
export interface Teller {
  readonly names: readonly [string, string];
  readonly words: NotationTexts;
  readonly cardName: (passcode: number) => string;
  readonly log: readonly EventView[];
  readonly positions: Positions<DuelView>;
}

/** What does not change the duel, or is told by another line. */
const UNTOLD: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>([
  'pass',
  'chainLink',
  'step',
  'meets',
  'faces',
  'fought',
  'battled',
]);

/** Verbs that have a card to them, known or not. */
const CARDLESS: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>([
  'damage',
  'lp',
  'shuffle',
  'win',
  'chooseFirst',
  'rockPaperScissors',
  'coin',
  'dice',
]);

/** Verbs after which it matters how the card lies. */
const LYING: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>(['position', 'specialSummon', 'toField']);

/**
 * An event as a line: `who: [link] verb card from>to -> targets = number (details)`. Undefined for what is not told by a line of
 * its own. `at` is its place in the log.
 */
export function lineOf(event: EventView, at: number, teller: Teller): string | undefined {
  if (UNTOLD.has(event.verb)) return undefined;
  const { names, words } = teller;
  const link = event.verb === 'activate' ? linkOfActivation(at, teller) : undefined;
  const number = link?.number ?? (event.verb === 'activate' ? undefined : event.link);
  const parts = [
    `${names[event.player]}:`,
    ...(number === undefined ? [] : [`[${number}]`]),
    isFirst(event) ? words.word.first : words.verb[event.verb],
    ...cardOf(event, teller),
    ...moveOf(event, names),
    ...targetsOf(event, link, teller),
    ...amountOf(event),
    ...detailsOf(event, link, at, teller),
  ];
  return parts.join(' ');
}

/** The Chain Link that an activation becomes, as the first position after it shows it. */
function linkOfActivation(at: number, { log, positions }: Teller): LinkView | undefined {
  const { player, passcode } = log[at]!;
  for (let i = at + 1; i < log.length; i += 1) {
    const event = log[i]!;
    if (event.verb === 'activate') return undefined;
    if (event.verb !== 'chainLink' || event.player !== player || event.passcode !== passcode) continue;
    const after = viewTelling(positions, i);
    const link = after?.stack.find((one) => one.number === event.link && one.passcode === passcode);
    return (
      link ??
      (event.link === undefined
        ? undefined
        : {
            number: event.link,
            player,
            passcode: passcode ?? 0,
            place: 'gone',
            effect: 0,
            spellSpeed: 1,
            costs: [],
            targets: [],
            state: 'waiting',
            negated: false,
          })
    );
  }
  return undefined;
}

/** Older recordings name who begins, and not who chose. */
const isFirst = ({ verb, text }: EventView): boolean => verb === 'chooseFirst' && text === undefined;

function cardOf(event: EventView, { cardName, words }: Teller): string[] {
  if (event.passcode !== undefined) return [cardName(event.passcode)];
  return CARDLESS.has(event.verb) ? [] : [event.to === 'monster' ? words.aMonster : words.aCard];
}

function moveOf({ fromPlace, toPlace, player }: EventView, names: readonly [string, string]): string[] {
  const [from, to] = [fromPlace, toPlace].map((place) => (place === undefined ? undefined : shortPlace(place, player, names)));
  if (from !== undefined && to !== undefined && from !== to) return [`${from}>${to}`];
  return to === undefined ? (from === undefined ? [] : [from]) : [to];
}

function targetsOf(event: EventView, link: LinkView | undefined, { names, cardName, words }: Teller): string[] {
  const named = (passcode: number | undefined, place?: Place): string =>
    [passcode === undefined ? words.aCard : cardName(passcode), ...(place ? [shortPlace(place, event.player, names)] : [])].join(
      ' ',
    );
  if (link && link.targets.length > 0)
    return ['->', link.targets.map((target) => named(target.passcode, target.place)).join(', ')];
  if (event.verb === 'chooseFirst' && event.text !== undefined)
    return ['->', names[event.text === 'first' ? event.player : event.player === 0 ? 1 : 0]];
  if (event.verb === 'attack' || event.verb === 'replay') {
    if (event.text === 'direct' || event.text === 'cancel') return ['->', words.word[event.text]];
    return event.verb === 'attack' || event.passcode !== undefined
      ? ['->', event.other === undefined ? words.aMonster : cardName(event.other)]
      : [];
  }
  return event.other === undefined ? [] : ['->', cardName(event.other)];
}

function amountOf(event: EventView): string[] {
  switch (event.verb) {
    case 'damage':
    case 'lp':
      return [
        `${event.verb === 'damage' || event.text === '-' ? '-' : '+'}${Math.abs(event.amount ?? 0)} = ${event.lifePoints ?? 0}`,
      ];
    case 'counter':
      return [`${(event.amount ?? 0) > 0 ? '+' : ''}${event.amount ?? 0}`];
    case 'dice':
      return [`= ${event.amount ?? 0}`];
    default:
      return [];
  }
}

function detailsOf(event: EventView, link: LinkView | undefined, at: number, teller: Teller): string[] {
  const { words } = teller;
  const details: string[] = [];
  if (event.verb === 'summon' && event.amount) details.push(words.word.tributes(event.amount));
  if (event.verb === 'coin' && (event.text === 'heads' || event.text === 'tails')) details.push(words.word[event.text]);
  for (const cost of link?.costs ?? []) if (cost.kind === 'lp') details.push(words.word.paid(cost.amount ?? 0));
  if (link?.declared !== undefined && typeof link.declared === 'string') details.push(words.word.chosen(link.declared));
  if (LYING.has(event.verb)) {
    const then = viewTelling(teller.positions, at);
    const card = then === undefined || event.toPlace === undefined ? undefined : lyingAt(then, event.toPlace);
    if (card?.position) details.push(card.faceUp ? words.word[card.position] : words.word.set);
  }
  if (event.cause && event.cause !== 'draw') details.push(words.cause[event.cause]);
  return details.length === 0 ? [] : [`(${details.join('; ')})`];
}
