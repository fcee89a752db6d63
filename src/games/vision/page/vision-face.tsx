import type { CardFacts, EntryView, ViewCard, VisionView } from '../../../engine/vision';
import type { TableView } from '../../../engine/table';
import { visionSceneTexts, visionTexts } from '../texts';
import type { TableTexts } from '../../../i18n/table-texts';
import type { GameFace } from '../../../ui/table/field/face';
import type { Aim } from '../../../ui/table/field/marks';
import { partsOf, seatPlace } from '../../../ui/table/field/places';
import { PlateLasts } from './PlateLasts';
import { VisionCard, VisionCrest } from './VisionCard';
import { visionLayout, type Lane } from './vision-layout';
import type { VisionBook } from './vision-props';

const wordsFor = (t: TableTexts) => visionTexts[t === visionSceneTexts.ja ? 'ja' : 'en'];

const laneOf = (card: ViewCard, facts: CardFacts | undefined): Lane =>
  partsOf(card.place).zone === 'play'
    ? 'played'
    : card.isCharacter !== false
      ? 'characters'
      : facts?.subtype === 'worldCharm'
        ? 'world'
        : 'equipment';

/** What the card does in the combat that waits: its entry has not been resolved. */
export function roleOf(card: ViewCard, { stack }: Pick<VisionView, 'stack'>): EntryView | undefined {
  return stack.find(
    ({ kind, number, state }) => (kind === 'attack' || kind === 'defend') && state !== 'resolved' && card.links.includes(number),
  );
}

/** What attacks what: the defender, or the plate of the player. */
export function aimOf({ stack }: Pick<VisionView, 'stack'>): Aim | null {
  const waits = (kind: EntryView['kind']) => stack.findLast((entry) => entry.kind === kind && entry.state !== 'resolved');
  const attack = waits('attack');
  if (!attack || attack.place === 'gone') return null;
  const defence = waits('defend');
  if (defence?.place === 'gone') return null;
  const top = stack.findLast(({ state }) => state !== 'resolved');
  const isNow = top === attack || top === defence;
  return { from: attack.place, to: defence?.place ?? seatPlace(attack.player === 0 ? 1 : 0), isNow };
}

/** How VISION looks: asleep cards lie across, what is set on a character hangs on it by a cord. */
export const visionFace = (book: VisionBook): GameFace<ViewCard> => ({
  layout: visionLayout,
  texts: visionSceneTexts,
  draw: (card, { wide }) => <VisionCard card={card} wide={wide} />,
  drawAside: ({ passcode }) => <VisionCrest passcode={passcode} />,
  liesAcross: (card) => card.asleep,
  laysAnew: true,
  lane: (card) => laneOf(card, card.passcode === undefined ? undefined : book.card(card.passcode)?.facts),
  laneWords: (lane: string, t) =>
    lane === 'world' || lane === 'equipment' || lane === 'played' ? wordsFor(t).table.lanes[lane] : '',
  hangs: (card) => card.carried ?? [],
  role: (card, view: TableView, t) => {
    const entry = roleOf(card, view as VisionView);
    if (!entry) return undefined;
    const words = wordsFor(t).table;
    return entry.kind === 'attack' ? words.attacking : words.defending;
  },
  says: (card, t) => {
    const { card: words, table } = wordsFor(t);
    const name = (one: ViewCard): string =>
      one.passcode === undefined ? '' : (book.card(one.passcode)?.facts[words === visionTexts.ja.card ? 'ja' : 'en'] ?? '');
    return [
      ...(card.isCharacter === undefined ? [] : [card.asleep ? words.asleep : words.awake]),
      ...(card.attack !== undefined && card.toughness !== undefined ? [table.power(card.attack, card.toughness)] : []),
      ...(card.damage ? [table.damage(card.damage)] : []),
      ...(card.carried ?? []).map((one) => table.worn(name(one))),
      ...card.links.map((n) => t.mark.source(n)),
      ...card.targetedBy.map((n) => t.mark.targetOf(n)),
    ];
  },
  lasts: (view, seat) => <PlateLasts view={view as VisionView} seat={seat} />,
  flag: () => undefined,
  countersOn: () => 0,
  unit: (t) => wordsFor(t).table.life,
  phase: (phase, t) => {
    const { phases, rail, signs } = wordsFor(t).table;
    const key = phase as VisionView['phase'];
    return { name: phases[key], short: rail[key], sign: signs[key] };
  },
});
