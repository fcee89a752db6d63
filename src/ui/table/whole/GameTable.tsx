import { useMemo, useState, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import type { Place, TableView } from '../../../engine/table';
import { COMMANDS, meantKey } from '../../../store/keeping/keys';
import type { TableEvent } from '../../../store/running/table-events';
import { Threads } from '../threads/Threads';
import type { SeenLines } from '../flights/drawn-unseen';
import { Flights } from '../flights/Flights';
import { SeatEdge } from '../hand/SeatEdge';
import type { GameFace } from '../field/face';
import { Ground } from '../field/Ground';
import { fieldPlaces } from '../field/field-places';
import { Half } from '../field/Half';
import type { Aim } from '../field/marks';
import { PhaseRail, type PhaseActions } from '../field/PhaseRail';
import { PileSheet } from '../field/PileSheet';
import { quietColumns } from '../field/layout';
import { SheetHalf } from '../field/SheetHalf';
import { walkPlaces } from '../field/roving';
import { RovingRegion } from '../field/RovingRegion';
import { useDock } from '../../base/shared/dock-store';
import { useSteady } from '../../base/shared/use-steady';
import { TableGroundProvider, TableNowProvider, useFaceTexts, type TableGround, type TableNow } from '../field/table-context';
import { ActPlacesProvider } from '../dock/act-places';
import { Beside } from './Beside';
import { DockSlot } from './DockSlot';
import { FacingSide, FacingSill } from './FacingSide';
import { NextMark } from './SelectionMarks';
import { SidePanels, type PanelName } from './SidePanels';
import { TopBar } from './TopBar';
import { ACT_PLACES, isSmall, useLayout } from './use-layout';
import '../field/panels.css';
import '../field/rail.css';
import '../field/table.css';
import '../field/sheet.css';

/** The card that a guide speaks of, and what is drawn of its way. */
export interface NextCard {
  readonly card: Place;
  readonly way?: ReactNode;
}

/** What the table of any game is given. */
export interface SetTable {
  /** Who sits at the near edge. */
  readonly bottomSeat: Player;
  readonly names: readonly [string, string];
  /** A tablet lies flat between the players: the far half is turned round, and each has its own prompt and panels. */
  readonly facing?: boolean;
  /** Both hands are to be read from where the players sit. */
  readonly fullEdges?: boolean;
  /** Whose prompt the dock holds, and for whom the sheet was opened; both matter face to face only. */
  readonly dockSeat?: Player | null;
  readonly sheetSeat?: Player;
  /** Changes when the table has turned. */
  readonly turns?: number;
  readonly phaseActions?: PhaseActions;
  readonly railTool?: ReactNode;
  readonly epoch?: string;
  readonly events?: readonly TableEvent[];
  /** The newest line of the log that each seat's own view has shown: what a player drew unseen is told then. */
  readonly seen?: SeenLines | undefined;
  readonly onLine?: (line: number) => void;
  /** The prompt. Its slot is always there and always the same size. */
  readonly dock: ReactNode;
  /** In the top bar: what is being played, and the tools of the table. */
  readonly where?: ReactNode;
  readonly tools?: ReactNode;
  /** At the end of each player's edge: Respond, the eye. */
  readonly seatTools?: Partial<Record<Player, ReactNode>>;
  /** The open pile. It stands beside the field. */
  readonly openPile?: { readonly pile: string; readonly seat: Player } | null;
  /** Any other sheet in the same place: a searched Deck, a shown hand. Wins over `openPile`. */
  readonly sheet?: ReactNode;
  readonly onPlace: (place: Place) => void;
  readonly onInspect: (place: Place) => void;
  readonly onLeave?: (place: Place) => void;
  readonly onInspectCard: (passcode: number) => void;
  readonly onPile: (zone: string, seat: Player) => void;
  readonly onCloseSheet?: () => void;
  /** A lesson's slip: at the top of the side column, where it covers and moves nothing. */
  readonly guide?: ReactNode;
  readonly guideName?: string;
  readonly next?: NextCard | undefined;
  /** A hint, at the foot of a side column; on a phone it stands behind a tab. */
  readonly hint?: ReactNode;
  /** Laid over everything: curtain, result. */
  readonly children?: ReactNode;
}

/** What a game brings to its table besides. */
interface GameTableProps extends SetTable {
  readonly view: TableView;
  readonly face: GameFace;
  readonly aim: Aim | null;
  /** The card that is read, the stack, the log. */
  readonly panels: Readonly<Record<PanelName, ReactNode>>;
  /** How much lies on the open stack, and whether the last one is still shown. */
  readonly stack: { readonly open: number; readonly stands: boolean };
  readonly phaseFlags?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** The part of the phase that play has come to. */
  readonly step: string | undefined;
}

/** Whether the style sheet says in which order the parts of the table are read and come under the Tab key. */
const STYLE_SAYS_ORDER = typeof CSS !== 'undefined' && CSS.supports('reading-flow', 'grid-order');

const NO_ACTIONS: PhaseActions = {};
const NO_EVENTS: readonly TableEvent[] = [];

/** The table of a game: its halves, edges and rail as its layout says, its panels beside them, the prompt below. */
export function GameTable(props: GameTableProps) {
  const { view, face, aim, stack, bottomSeat, names, next, epoch = '', events = NO_EVENTS } = props;
  const { onLine } = props;
  const { viewer } = view;
  const t = useFaceTexts(face);
  const [frame, { layout, isLow, isBroad, isUpright }] = useLayout(props.facing === true);
  const small = isSmall(layout);
  const [field, setField] = useState<HTMLElement | null>(null);
  const [cardCalls, setCardCalls] = useState(0);
  const stackIsOpen = stack.open > 0;
  const logIsTall = useDock((dock) => dock.logIsTall);
  const onPlace = useSteady((place: Place) => {
    props.onPlace(place);
    // Whoever presses a card wants to read it, unless a stack or a lesson stands in the same room.
    if (small && !stackIsOpen && !props.guide) setCardCalls((n) => n + 1);
  });
  const onInspect = useSteady(props.onInspect);
  const onLeave = useSteady((place: Place) => props.onLeave?.(place));
  const onInspectCard = useSteady(props.onInspectCard);
  const onPile = useSteady(props.onPile);
  const far: Player = bottomSeat === 0 ? 1 : 0;
  const facing = props.facing === true && !small && !isLow;
  const fullEdges = (facing || props.fullEdges === true) && !small;
  const turned = facing ? far : null;
  // As they are written down. Where style says how they lie they stay so when the table turns: what is moved is styled anew.
  const [first, last]: readonly [Player, Player] = STYLE_SAYS_ORDER ? [1, 0] : [far, bottomSeat];
  const [nearName, farName] = names;
  const ground: TableGround = useMemo(
    () => ({
      face,
      texts: t,
      bottomSeat,
      turned,
      fullEdges,
      countsFarHand: small,
      names: [nearName, farName],
      epoch,
      onLine,
      onPlace,
      onInspect,
      onLeave,
      onInspectCard,
      onPile,
    }),
    [
      face,
      t,
      bottomSeat,
      turned,
      fullEdges,
      small,
      nearName,
      farName,
      epoch,
      onLine,
      onPlace,
      onInspect,
      onLeave,
      onInspectCard,
      onPile,
    ],
  );
  const now: TableNow = useMemo(() => ({ view, aim, events }), [view, aim, events]);
  const sight = `${viewer} ${epoch}`;
  const beside = (panel: PanelName) => (
    <Beside now={now} sight={sight}>
      {props.panels[panel]}
    </Beside>
  );
  const panels = { card: beside('card'), chain: beside('chain'), log: beside('log') };
  const pile = props.openPile;
  const sheet =
    props.sheet ??
    (pile && <PileSheet zone={pile.pile} seat={pile.seat} {...(props.onCloseSheet && { onClose: props.onCloseSheet })} />);
  const narrow = face.layout.narrow;
  const [before, after] = layout === 'flat' ? quietColumns(face.layout, view.seats[bottomSeat]) : [0, 0];
  const size =
    layout === 'phone'
      ? { '--columns': narrow.columns, '--rows': narrow.rows.length }
      : {
          '--columns': face.layout.columns,
          '--rows': face.layout.rows.length,
          ...(before > 0 &&
            after > 0 && { '--before': before, '--inner': face.layout.columns - before - after, '--after': after }),
        };
  const oneRoom = (seat: Player | null) => (
    <SidePanels
      key={`${layout} ${seat}`}
      panels={panels}
      sheet={seat === null || (props.sheetSeat ?? bottomSeat) === seat ? sheet : null}
      chainLinks={stack.open}
      chainStands={stack.stands}
      cardCalls={cardCalls}
      logIsTall={seat === null && logIsTall}
      onTab={props.onCloseSheet}
      guide={props.guide}
      guideName={props.guideName}
      hint={(seat === null || (props.dockSeat ?? bottomSeat) === seat) && props.hint}
    />
  );
  const sheetOfTable = face.layout.sheet;
  const halfOf = (seat: Player) =>
    sheetOfTable ? <SheetHalf key={seat} seat={seat} sheet={sheetOfTable} /> : <Half key={seat} seat={seat} />;
  const edgeOf = (seat: Player) => <SeatEdge key={`edge ${seat}`} seat={seat} tools={props.seatTools?.[seat]} />;
  const sideOf = (seat: Player) => <FacingSide key={seat} seat={seat} panels={oneRoom(seat)} />;
  const sillOf = (seat: Player) => (
    <FacingSill key={seat} seat={seat} dock={(props.dockSeat ?? bottomSeat) === seat ? props.dock : undefined} />
  );
  /** How much the side room holds: a line or two, a stack, or a sheet. */
  const room: 'none' | 'half' | 'wide' = sheet ? 'wide' : stackIsOpen || stack.stands || props.guide ? 'half' : 'none';
  return (
    <ActPlacesProvider value={ACT_PLACES[layout]}>
      <TableGroundProvider value={ground}>
        <TableNowProvider value={now}>
          <NextMark next={next?.card}>
            <div
              className="duel-table"
              ref={frame}
              style={size}
              data-layout={layout}
              data-small={small || undefined}
              data-broad={isBroad || undefined}
              data-room={room}
              data-quiet={(before > 0 && after > 0 && !sheetOfTable) || undefined}
              data-columns={face.layout.columns}
              data-lanes={sheetOfTable ? '' : undefined}
              data-guided={props.guide ? '' : undefined}
              data-facing={facing || undefined}
              data-upright={(facing && isUpright) || undefined}
              data-full={fullEdges || undefined}
            >
              <div className="table-frame" data-bottom={bottomSeat}>
                <Ground />
                <TopBar where={props.where} tools={props.tools} />
                {!small && !facing && (
                  <aside className="left" aria-label={t.panel.card}>
                    {panels.card}
                    {props.hint}
                  </aside>
                )}
                <main
                  className={`mid${props.turns ? ' mid--turning' : ''}${(props.turns ?? 0) % 2 === 1 ? ' mid--again' : ''}`}
                  ref={setField}
                  onKeyDown={(event) => {
                    walkPlaces(event);
                    if (meantKey(event) === COMMANDS.table.inspect && !event.ctrlKey && !event.metaKey)
                      setCardCalls((n) => n + 1);
                  }}
                >
                  {edgeOf(first)}
                  <RovingRegion places={fieldPlaces(view, face, bottomSeat)}>
                    {sheetOfTable && <span className="common" aria-hidden="true" />}
                    {halfOf(first)}
                    <PhaseRail
                      actions={props.phaseActions ?? NO_ACTIONS}
                      flags={props.phaseFlags}
                      step={props.step}
                      tool={props.railTool}
                    />
                    {halfOf(last)}
                  </RovingRegion>
                  {edgeOf(last)}
                  <Threads field={field} />
                  {next?.way}
                  <Flights field={field} seen={props.seen} />
                </main>
                {facing ? (
                  <>
                    {sillOf(far)}
                    {sillOf(bottomSeat)}
                    <div className="sides">
                      {sideOf(far)}
                      {sideOf(bottomSeat)}
                    </div>
                  </>
                ) : (
                  <DockSlot>{props.dock}</DockSlot>
                )}
                {facing ? null : small ? (
                  oneRoom(null)
                ) : (
                  // The log stays as it was read while a sheet stands before it.
                  // What has no stack to show gives the column to a sheet, or to the log where that is wished.
                  <aside className={`right${logIsTall && !stackIsOpen ? ' right--log' : ''}`} aria-label={t.panel.log}>
                    {props.guide}
                    <div className="right__chain" hidden={Boolean(sheet) && !stackIsOpen}>
                      {panels.chain}
                    </div>
                    {sheet && <div className="right__sheet">{sheet}</div>}
                    <div className="right__under" data-away={sheet ? '' : undefined}>
                      {panels.log}
                    </div>
                  </aside>
                )}
              </div>
              {props.children}
            </div>
          </NextMark>
        </TableNowProvider>
      </TableGroundProvider>
    </ActPlacesProvider>
  );
}
