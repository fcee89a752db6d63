import { useMemo, useState, type ReactNode } from 'react';
import type { Seat, TableView } from '../../../engine/table';
import { SeatShape, seatClass } from '../../base/art';
import { Threads } from '../../table/threads/Threads';
import { Flights } from '../../table/flights/Flights';
import { Hand } from '../../table/hand/Hand';
import type { GameFace } from '../../table/field/face';
import { fieldPlaces } from '../../table/field/field-places';
import { Ground } from '../../table/field/Ground';
import { Half } from '../../table/field/Half';
import type { Aim, TableMarks } from '../../table/field/marks';
import { RovingRegion } from '../../table/field/RovingRegion';
import { SheetHalf } from '../../table/field/SheetHalf';
import { TableGroundProvider, TableMarksProvider, TableNowProvider, useFaceTexts } from '../../table/field/table-context';
import { BigPlate } from './BigPlate';
import { BigStack } from './BigStack';
import { TurnPanel } from '../../table/inspector/TurnPanel';
import type { TurnTold } from '../../table/inspector/turn-told';
import type { StackTold } from '../../table/stack/stack-told';
import '../../table/field/table.css';
import '../../table/field/sheet.css';
import '../../table/field/rail.css';
import '../../table/hand/hand.css';
import './public.css';

export interface AudienceTableProps {
  readonly view: TableView;
  readonly face: GameFace;
  readonly aim: Aim | null;
  readonly names: readonly [string, string];
  readonly bottomSeat: Seat;
  /** Where play stands: turn, phase, part of it. */
  readonly standing: string;
  readonly stack: StackTold;
  /** How the turn stands, and what lasts. */
  readonly turn: TurnTold;
  /** What is asked, as everybody may hear it, and of whom. */
  readonly asked: { readonly seat: Seat | null; readonly say: string };
  /** What has happened last, as sentences, the newest last. */
  readonly told: readonly { readonly number: number; readonly player: Seat; readonly text: string }[];
  /** The score of the match, or what is played. */
  readonly where: ReactNode;
  readonly children?: ReactNode;
}

const NO_MARKS: TableMarks = {};
const NO_EVENTS = [] as const;
const ignore = (): void => undefined;

/** How many sentences stand beside the field while nothing lies on the stack. */
const TOLD = 3;

/** What has just happened: a line or a few, with who did it. */
function Told({ told }: Pick<AudienceTableProps, 'told'>) {
  return told.map(({ number, player, text }) => (
    <li key={number}>
      <SeatShape seat={player} />
      <span>{text}</span>
    </li>
  ));
}

/**
 * The table as people far away see it: the field, both players with their figures at its side, the stack between them link by
 * link, below it what is asked and what has happened last. Nothing can be pressed.
 */
export function AudienceTable(props: AudienceTableProps) {
  const { view, face, aim, names, bottomSeat, standing, stack, turn, asked, told, where, children } = props;
  const [field, setField] = useState<HTMLElement | null>(null);
  const far: Seat = bottomSeat === 0 ? 1 : 0;
  const [first, second] = names;
  const texts = useFaceTexts(face);
  const ground = useMemo(
    () => ({
      face,
      texts,
      bottomSeat,
      turned: null,
      fullEdges: true,
      countsFarHand: false,
      names: [first, second] as const,
      epoch: '',
      onLine: undefined,
      onPlace: ignore,
      onInspect: ignore,
      onInspectCard: ignore,
      onPile: ignore,
    }),
    [face, texts, bottomSeat, first, second],
  );
  const now = useMemo(() => ({ view, aim, events: NO_EVENTS }), [view, aim]);
  const { sheet, columns, rows } = face.layout;
  const half = (seat: Seat) => (sheet ? <SheetHalf seat={seat} sheet={sheet} /> : <Half seat={seat} />);
  const hand = (seat: Seat) => (
    <div className={`audience-hand ${seatClass(seat)}`}>
      <Hand seat={seat} />
    </div>
  );
  const newest = told.at(-1);
  return (
    <TableGroundProvider value={ground}>
      <TableNowProvider value={now}>
        <TableMarksProvider value={NO_MARKS}>
          <div
            className="duel-table"
            data-layout="medium"
            data-columns={columns}
            data-lanes={sheet ? '' : undefined}
            data-full
            style={{ '--columns': columns, '--rows': rows.length }}
          >
            <main className="table-frame audience-frame" data-bottom={bottomSeat} ref={setField}>
              <Ground />
              <div className="mid audience-field" inert>
                {hand(far)}
                <RovingRegion places={fieldPlaces(view, face, bottomSeat)}>
                  {sheet && <span className="common" aria-hidden="true" />}
                  {half(far)}
                  <p className="rail audience-rail">{standing}</p>
                  {half(bottomSeat)}
                </RovingRegion>
                {hand(bottomSeat)}
              </div>
              <div className="audience-side">
                <BigPlate seat={far} />
                {stack.stage === 'building' || stack.stage === 'resolving' ? (
                  <BigStack told={stack} names={names} />
                ) : (
                  <div className="audience-told" inert>
                    <TurnPanel told={turn} />
                    <ul>
                      <Told told={told.slice(-TOLD - 1, -1)} />
                    </ul>
                  </div>
                )}
                <BigPlate seat={bottomSeat} />
              </div>
              <footer className="audience-foot">
                <p
                  className={`audience-asked${asked.seat === null ? '' : ` ${seatClass(asked.seat)}`}`}
                  data-asked={asked.seat ?? ''}
                >
                  {asked.seat !== null && <SeatShape seat={asked.seat} />}
                  <span>{asked.say}</span>
                </p>
                <ul className="audience-caption">
                  <Told told={newest ? [newest] : []} />
                </ul>
                <p className="audience-where">{where}</p>
              </footer>
              <Threads field={field} />
              <Flights field={field} />
            </main>
          </div>
          {children}
        </TableMarksProvider>
      </TableNowProvider>
    </TableGroundProvider>
  );
}
