import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { DuelView, Phase, Place, Player } from '../../engine';
import { useTableTexts } from '../../i18n/table-texts';
import { MotionStage } from '../animation/MotionStage';
import { ChainPanel } from '../chain/ChainPanel';
import { Threads } from '../chain/Threads';
import { useChainStory } from '../chain/use-chain-story';
import { PanelBoundary } from '../faults/PartFault';
import { SeatEdge } from '../hand/SeatEdge';
import type { InspectedAct } from '../inspector/AtThisMoment';
import { Inspector } from '../inspector/Inspector';
import { DuelLog } from '../log/DuelLog';
import { zoneOf } from '../../engine/table';
import { duelFace } from '../faces/duel-face';
import { duelLayout } from '../faces/duel-layout';
import { aimOf, DuelViewProvider } from '../faces/duel-view';
import { stepName } from '../faces/duel-words';
import { showsCard } from '../faces/shows-card';
import type { TableLayout } from '../table/layout';
import { FacingSide } from './FacingSide';
import type { TableEvent } from '../../store/running/table-events';
import { Ground } from '../table/Ground';
import { Half } from '../table/Half';
import type { TableMarks } from '../table/marks';
import { PhaseRail, type PhaseActions } from '../table/PhaseRail';
import { PileSheet } from '../table/PileSheet';
import { cardAt, cellPlace, pilePlace } from '../table/places';
import { walk } from '../table/roving';
import { RovingRegion } from '../table/RovingRegion';
import { SidePanels } from './SidePanels';
import { TableSceneProvider, type TableScene } from '../table/table-context';
import { TopBar } from './TopBar';
import { useLayout } from './use-layout';
import '../table/panels.css';
import '../table/rail.css';
import '../table/table.css';

/** The card in the inspector: one on the table, or one that was named. */
export interface Inspected {
  readonly place?: Place;
  readonly passcode?: number;
}

export interface DuelTableProps {
  readonly view: DuelView;
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
  readonly marks?: TableMarks;
  readonly phaseActions?: PhaseActions;
  /** Flags on the phases of the rail, and what opens them. */
  readonly phaseFlags?: (phase: Phase) => ReactNode;
  readonly railTool?: ReactNode;
  readonly epoch?: string;
  readonly events?: readonly TableEvent[];
  readonly onLine?: (line: number) => void;
  /** The prompt. Its slot is always there and always the same size. */
  readonly dock: ReactNode;
  /** In the top bar: what is being played, and the tools of the table. */
  readonly where?: ReactNode;
  readonly tools?: ReactNode;
  /** At the end of each player's edge: Respond, the eye. */
  readonly seatTools?: Partial<Record<Player, ReactNode>>;
  readonly inspected?: Inspected | null;
  /** What can be done with the inspected card, and why the rest cannot. */
  readonly acts?: readonly InspectedAct[];
  /** The open pile. It stands beside the field. */
  readonly openPile?: { readonly pile: string; readonly seat: Player } | null;
  /** Any other sheet in the same place: a searched Deck, a shown hand. Wins over `openPile`. */
  readonly sheet?: ReactNode;
  readonly onPlace: (place: Place) => void;
  readonly onInspect: (place: Place) => void;
  readonly onInspectCard: (passcode: number) => void;
  readonly onPile: (zone: string, seat: Player) => void;
  readonly onCloseSheet?: () => void;
  /** A lesson's slip: at the top of the side column, where it covers and moves nothing. */
  readonly guide?: ReactNode;
  /** Laid over everything: curtain, result. */
  readonly children?: ReactNode;
}

const NO_MARKS: TableMarks = {};
const NO_ACTIONS: PhaseActions = {};
const NO_EVENTS: readonly TableEvent[] = [];

/** All places of the field, the near one first where the keyboard comes in. */
function fieldPlaces(view: DuelView, { rows, entrance }: TableLayout, near: Player): readonly Place[] {
  const places = ([near, near === 0 ? 1 : 0] as const).flatMap((seat) =>
    rows.flat().flatMap((stand): readonly Place[] => {
      const zone = zoneOf(view.seats[seat], stand.zone);
      if (zone?.kind === 'row') return zone.cards.map((_, i) => cellPlace(seat, stand.zone, i));
      return [stand, ...(stand.beside ? [stand.beside] : [])].map((pile) => pilePlace(seat, pile.zone));
    }),
  );
  const first = cellPlace(near, entrance.zone, entrance.index);
  return [first, ...places.filter((place) => place !== first)];
}

/** The duel table, drawn from a view and nothing else. It knows no rules and keeps no state of the duel. */
export function DuelTable(props: DuelTableProps) {
  const {
    view,
    bottomSeat,
    names,
    marks = NO_MARKS,
    epoch = '',
    events = NO_EVENTS,
    onLine,
    onPlace,
    onInspect,
    onInspectCard,
    onPile,
    inspected,
  } = props;
  const t = useTableTexts();
  const [frame, layout] = useLayout();
  const [field, setField] = useState<HTMLElement | null>(null);
  const [cardCalls, setCardCalls] = useState(0);
  const story = useChainStory(view, epoch);
  const chainIsOpen = story.stage === 'building' || story.stage === 'resolving';
  const press = useCallback(
    (place: Place) => {
      onPlace(place);
      // Whoever presses a card wants to read it, unless a chain stands in the same column. A phone has no room for both.
      if (layout === 'tabs' && !chainIsOpen) setCardCalls((n) => n + 1);
    },
    [onPlace, layout, chainIsOpen],
  );
  const far: Player = bottomSeat === 0 ? 1 : 0;
  const facing = props.facing === true && layout !== 'phone';
  const fullEdges = (facing || props.fullEdges === true) && layout !== 'phone';
  const turned = facing ? far : null;
  const scene: TableScene = useMemo(
    () => ({
      view,
      face: duelFace,
      aim: aimOf(view),
      bottomSeat,
      turned,
      fullEdges,
      names,
      marks,
      epoch,
      events,
      onLine,
      onPlace: press,
      onInspect,
      onInspectCard,
      onPile,
    }),
    [view, bottomSeat, turned, fullEdges, names, marks, epoch, events, onLine, press, onInspect, onInspectCard, onPile],
  );
  const card = inspected?.place === undefined ? undefined : cardAt(view, inspected.place);
  const passcode = inspected?.passcode !== undefined && showsCard(view, inspected.passcode) ? inspected.passcode : undefined;
  const inspector = (
    <PanelBoundary of={[view, inspected]}>
      <Inspector card={card} passcode={card ? undefined : passcode} acts={card ? props.acts : undefined} />
    </PanelBoundary>
  );
  const pile = props.openPile;
  const sheet =
    props.sheet ??
    (pile && <PileSheet zone={pile.pile} seat={pile.seat} {...(props.onCloseSheet && { onClose: props.onCloseSheet })} />);
  const chain = (
    <PanelBoundary of={[view, story]}>
      <ChainPanel story={story} />
    </PanelBoundary>
  );
  const log = (
    <PanelBoundary of={[view]}>
      <DuelLog />
    </PanelBoundary>
  );
  const { columns, rows } =
    layout === 'phone'
      ? { columns: duelLayout.narrow.columns, rows: duelLayout.narrow.rows.length }
      : { columns: duelLayout.columns, rows: duelLayout.rows.length };
  const flags = props.phaseFlags;
  const phaseFlags = flags && Object.fromEntries(duelLayout.phases.map((phase) => [phase, flags(phase)]));
  const tabbed = layout === 'tabs' || layout === 'phone';
  const panelsFor = (seat: Player | null) => (
    <SidePanels
      key={`${layout} ${seat}`}
      panels={{ card: inspector, chain, log }}
      sheet={seat === null || (props.sheetSeat ?? bottomSeat) === seat ? sheet : null}
      chainLinks={chainIsOpen ? story.links.length : 0}
      chainStands={story.stage !== 'none'}
      cardCalls={cardCalls}
      collapsible={layout === 'phone'}
      onTab={props.onCloseSheet}
      guide={layout === 'tabs' && props.guide}
    />
  );
  const sideOf = (seat: Player) => (
    <FacingSide
      key={seat}
      seat={seat}
      dock={(props.dockSeat ?? bottomSeat) === seat ? props.dock : undefined}
      panels={panelsFor(seat)}
    />
  );
  return (
    <MotionStage>
      <DuelViewProvider value={view}>
        <TableSceneProvider value={scene}>
          <div
            className="duel-table"
            ref={frame}
            style={{ '--columns': columns, '--rows': rows }}
            data-layout={layout}
            data-facing={facing || undefined}
            data-full={fullEdges || undefined}
          >
            <div className="table-frame" data-bottom={bottomSeat}>
              <Ground />
              <TopBar where={props.where} tools={props.tools} />
              {layout === 'phone' && props.guide}
              {!tabbed && !facing && <aside className="left">{inspector}</aside>}
              <main
                className={`mid${props.turns ? ' mid--turning' : ''}`}
                key={`turn ${props.turns ?? 0}`}
                ref={setField}
                onKeyDown={(event) => {
                  walk(event);
                  if ((event.key === 'i' || event.key === 'I') && !event.ctrlKey && !event.metaKey) setCardCalls((n) => n + 1);
                }}
              >
                <SeatEdge key={`edge ${far}`} seat={far} tools={props.seatTools?.[far]} />
                <RovingRegion places={fieldPlaces(view, duelLayout, bottomSeat)}>
                  <Half key={far} seat={far} />
                  <PhaseRail
                    actions={props.phaseActions ?? NO_ACTIONS}
                    flags={phaseFlags}
                    step={stepName(view, t)}
                    tool={props.railTool}
                  />
                  <Half key={bottomSeat} seat={bottomSeat} />
                </RovingRegion>
                <SeatEdge key={`edge ${bottomSeat}`} seat={bottomSeat} tools={props.seatTools?.[bottomSeat]} />
                {!facing && <div className="dock-slot">{props.dock}</div>}
                <Threads field={field} />
              </main>
              {facing ? (
                <div className="sides">
                  {sideOf(far)}
                  {sideOf(bottomSeat)}
                </div>
              ) : tabbed ? (
                panelsFor(null)
              ) : (
                // The log stays as it was read while a sheet stands before it.
                <aside className="right">
                  {props.guide}
                  {chain}
                  {sheet}
                  <div className="right__under" hidden={Boolean(sheet)}>
                    {log}
                  </div>
                </aside>
              )}
            </div>
            {props.children}
          </div>
        </TableSceneProvider>
      </DuelViewProvider>
    </MotionStage>
  );
}
