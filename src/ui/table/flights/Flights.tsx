import { Component, createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from '../../../engine/table';
import { movesFor } from '../animation/resting';
import { useTempo, type Tempo } from '../animation/tempo';
import { Boundary } from '../../base/faults/Boundary';
import { useTableGround, useTableNow } from '../field/table-context';
import { boxAt, elementAt } from './boxes';
import { endsOf, flightsOf, glimpsesOf, type Boxes, type Flight } from './flight';
import { FlyingCard } from './FlyingCard';
import type { CardMotion } from './motions';
import { tellingOf, type Scene, type Telling } from './scene';
import { restOf, timed } from './timing';
import './flights.css';

interface FlightsProps extends Partial<Pick<Scene, 'seen'>> {
  readonly field: HTMLElement | null;
}

interface StageProps extends Pick<FlightsProps, 'field'> {
  readonly scene: Scene;
  readonly tempo: Tempo;
}

/** What begins to move, read from the old picture just before the new one is drawn. */
interface Leaving extends Pick<Telling, 'ends'> {
  readonly motions: readonly CardMotion[];
  readonly boxes: Boxes;
}

const STANDS: Leaving = { ends: true, motions: [], boxes: new Map() };
/** More than so many cards at once say nothing: the others are there. */
const MOST = 16;
/** What of a card is hidden while it is still on its way. */
const CARD = '.arrival, .pile__cards > .card:not(.card--back)';
const HIDDEN = [{ opacity: 0 }, { opacity: 0 }];
/** Longer than any picture is waited for, in milliseconds. */
const UNTIL_IT_FLIES = 1000;
const COMES_TO_LIGHT = [{ opacity: 0.25 }, { opacity: 1 }];

const boxesIn = (field: HTMLElement, places: readonly Place[]): Boxes =>
  new Map(places.map((place) => [place, boxAt(field, place)]));

/**
 * What moved is told over the table, which stands already as it stands now: an answer waits for nothing here. The old places are
 * read while the old picture still stands, the new ones once, as soon as the new one is painted, and until then what comes is not
 * seen: so nothing that flies delays what has changed. After that only transforms and opacity change. A newer view ends what
 * flies, and whoever looks now sees nothing that another viewer was shown.
 */
class Stage extends Component<StageProps, { readonly flights: readonly Flight[] }> {
  override state = { flights: [] as readonly Flight[] };
  private readonly sky = createRef<HTMLDivElement>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private veils: readonly Animation[] = [];
  private frame = 0;
  private round = 0;

  override getSnapshotBeforeUpdate({ scene: before }: StageProps): Leaving | null {
    const { scene, field, tempo } = this.props;
    if (!field || tempo.how === 'stands') return STANDS;
    const telling = tellingOf(before, scene);
    if (!telling) return null;
    const { ends, drawn, moved } = telling;
    const boxes: Boxes = tempo.how === 'moves' ? boxesIn(field, endsOf(moved, 'from')) : new Map();
    return { ends, motions: [...drawn, ...moved].slice(0, MOST), boxes };
  }

  override componentDidUpdate(_: StageProps, __: unknown, leaving: Leaving | null): void {
    if (!leaving?.ends) return;
    this.land();
    if (leaving.motions.length === 0) return;
    this.veils = leaving.motions.flatMap(({ kind, to }) =>
      kind === 'strike' ? [] : this.cardsAt(to).map((card) => card.animate(HIDDEN, UNTIL_IT_FLIES)),
    );
    // The first frame is the table's own.
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => this.fly(leaving));
    });
  }

  override componentWillUnmount(): void {
    this.land();
  }

  /** Everything is where it is. */
  private land(): void {
    cancelAnimationFrame(this.frame);
    movesFor(0);
    this.timers.forEach(clearTimeout);
    this.timers.clear();
    this.veilWith([]);
    if (this.state.flights.length > 0) this.setState({ flights: [] });
  }

  private cardsAt(place: Place | undefined): readonly HTMLElement[] {
    const { field } = this.props;
    if (!field || place === undefined) return [];
    return [elementAt(field, place)?.querySelector<HTMLElement>(CARD)].filter((card) => card != null);
  }

  /** In one go: nothing is seen in between. */
  private veilWith(veils: readonly Animation[]): void {
    this.veils.forEach((veil) => veil.cancel());
    this.veils = veils;
  }

  private after(time: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, time);
    this.timers.add(timer);
  }

  private fly({ motions, boxes }: Leaving): void {
    const { field, tempo } = this.props;
    const sky = this.sky.current;
    // What lies behind a curtain or a result is not told.
    if (!field || !sky || field.closest('[inert]')) return this.veilWith([]);
    const all = timed(motions, tempo);
    this.round += 1;
    if (tempo.how === 'fades') {
      const stops = motions.filter(({ goesOn }) => goesOn);
      if (stops.length > 0) this.show(laidIn(sky, glimpsesOf(all, boxesIn(field, endsOf(stops, 'to')))), restOf(all));
      this.veilWith(
        all.flatMap(({ motion, start, lasts }) =>
          motion.kind === 'strike' || motion.goesOn
            ? []
            : this.cardsAt(motion.to).map((card) =>
                card.animate(COMES_TO_LIGHT, { delay: start, duration: lasts, fill: 'backwards' }),
              ),
        ),
      );
      return;
    }
    // What was drawn unseen leaves the Deck where that lies now: the table may have turned meanwhile.
    const stands = boxesIn(
      field,
      endsOf(motions, 'from').filter((place) => !boxes.has(place)),
    );
    const begins = new Map([...stands, ...boxes]);
    const flights = laidIn(sky, flightsOf(all, begins, boxesIn(field, endsOf(motions, 'to'))));
    this.show(flights, restOf(all));
    const seen = new Set(flights.map(({ motion }) => motion));
    const isVeiled = (motion: CardMotion): boolean => seen.has(motion) || motion.kind === 'lid' || motion.from === undefined;
    this.veilWith(
      all
        .filter(({ motion }) => isVeiled(motion))
        .flatMap(({ motion: { kind, from, to }, start, lasts }) =>
          kind === 'strike'
            ? this.cardsAt(from).map((card) => card.animate(HIDDEN, { delay: start, duration: lasts }))
            : this.cardsAt(to).map((card) =>
                from === undefined
                  ? card.animate(COMES_TO_LIGHT, { delay: start, duration: lasts, fill: 'backwards' })
                  : card.animate(HIDDEN, start + lasts),
              ),
        ),
    );
  }

  /** Those that are seen from the beginning are there when the table is painted; the others come when it is their time. */
  private show(flights: readonly Flight[], lasts: number): void {
    flushSync(() => this.setState({ flights: flights.filter(({ seenFrom }) => seenFrom === 0) }));
    for (const late of flights.filter(({ seenFrom }) => seenFrom > 0))
      this.after(late.seenFrom, () => this.setState((now) => ({ flights: [...now.flights, late] })));
    movesFor(lasts);
    this.after(lasts + 60, () => this.land());
  }

  /** On a pile it lies until the others have come too. */
  private readonly rest = (flight: Flight): void => {
    if (flight.motion.lies !== 'pile') this.setState((now) => ({ flights: now.flights.filter((one) => one !== flight) }));
  };

  override render(): ReactNode {
    return (
      <div className="flights" aria-hidden="true" ref={this.sky}>
        {this.state.flights.map((flight) => (
          <FlyingCard key={`${this.round} ${flight.id}`} flight={flight} onRest={this.rest} />
        ))}
      </div>
    );
  }
}

/** Flights in the coordinates of the overlay. */
function laidIn(sky: HTMLElement, flights: readonly Flight[]): readonly Flight[] {
  const { left, top } = sky.getBoundingClientRect();
  return flights.map((flight) => {
    const { laid } = flight.course;
    return { ...flight, course: { ...flight.course, laid: { ...laid, x: laid.x - left, y: laid.y - top } } };
  });
}

/** The cards on their way over the table around it. Where they cannot be drawn, the table stands without them. */
export function Flights({ field, seen }: FlightsProps) {
  const { face, epoch, bottomSeat } = useTableGround();
  const { view, aim } = useTableNow();
  const tempo = useTempo();
  return (
    <Boundary of={[view]} fallback={() => null}>
      <Stage scene={{ view, aim, face, epoch, bottomSeat, seen }} tempo={tempo} field={field} />
    </Boundary>
  );
}
