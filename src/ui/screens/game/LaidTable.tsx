import { useCallback, useMemo, type ReactNode } from 'react';
import type { Place, Seat } from '../../../engine/table';
import { useCardDrag } from '../../table/drag/use-card-drag';
import { PanelBoundary, PromptBoundary } from '../../base/faults/PartFault';
import { askedAbout, read, readNoLonger, sightOf, useReadingEnds } from '../../table/inspector/reading';
import { SceneProvider, useScene, type Scene } from '../../table/dock/scene';
import { useDock, type Selection } from '../../base/shared/dock-store';
import { cardAt } from '../../table/field/places';
import { CardAsksProvider } from '../../table/field/table-context';
import { CardBubble } from '../../table/dock/CardBubble';
import { useDrop } from '../../table/dock/drop';
import { marksOf as marks } from '../../table/dock/marks';
import { useTap } from '../../table/dock/use-tap';
import type { GamePage } from './game-page';
import { GameTable, type SetTable } from '../../table/whole/GameTable';
import { GameLog } from '../../table/log/GameLog';
import { StackPanel } from '../../table/stack/StackPanel';
import { ReadingRoom } from './ReadingRoom';
import { mayDrag } from './may-drag';
import { SelectionMarks } from '../../table/whole/SelectionMarks';

/** What stands around the table and belongs to no game: its tools, and where it lies. */
type Around = Omit<
  SetTable,
  'bottomSeat' | 'names' | 'phaseActions' | 'openPile' | 'onPlace' | 'onInspect' | 'onLeave' | 'onInspectCard' | 'onPile'
>;

interface LaidTableProps extends Around {
  readonly page: GamePage;
}

interface SceneOfProps {
  readonly page: GamePage;
  readonly scene: Scene;
  readonly children: ReactNode;
}

/** What lies on a table, in the words of its game: around all that speaks of it. */
export function SceneOf({ page: { Words }, scene, children }: SceneOfProps) {
  return (
    <SceneProvider value={scene}>
      <Words profile={scene.table.profile}>{children}</Words>
    </SceneProvider>
  );
}

/** What is read beside the field may be drawn later than the field: it has its own scene. */
function Panel({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  return (
    <SceneProvider value={scene}>
      <PanelBoundary of={[scene, children]}>{children}</PanelBoundary>
    </SceneProvider>
  );
}

const CARD_BUBBLE = <CardBubble />;

const nothing = (): undefined => undefined;

/** The whole table of a game: field, hands, stack, dock and log, drawn from a view. It knows no rules. */
export function LaidTable({ page, seatTools, ...around }: LaidTableProps) {
  const scene = useScene();
  const { table, near } = scene;
  const { view, question, seats, curtain } = table;
  const aim = useMemo(() => page.aimOf(view), [page, view]);
  const sight = sightOf(view, around.epoch ?? '', aim);
  const { SeatTools } = page;
  const sheet = useDock((dock) => dock.sheet);
  const { open, close, consider, drag } = useDock.getState();
  useReadingEnds(sight);
  const [{ name: first }, { name: second }] = seats;
  const names = useMemo(() => [first, second] as const, [first, second]);
  const told = page.useStack(view, names, around.epoch ?? '', table.lastChain);
  const isOpen = told.stage === 'building' || told.stage === 'resolving';
  const marksOf = useCallback((selection: Selection) => marks(scene, selection), [scene]);
  const tap = useTap();
  const { wordsAt, drop } = useDrop();
  useCardDrag({
    during: `${question?.id} ${table.viewer} ${curtain}`,
    mayDrag: (place) => mayDrag(place, table, page),
    wordsAt,
    onOver: drag,
    onDrop: (from, to) => {
      // What was dropped is read, wherever it lies now.
      const passcode = cardAt(view, from)?.passcode;
      drop(from, to);
      if (useDock.getState().selected === from) read(sight, { place: from });
      else if (passcode !== undefined) read(sight, { passcode });
    },
  });
  const panels = {
    card: useMemo(
      () => (
        <Panel scene={scene}>
          <ReadingRoom page={page} sight={sight} />
        </Panel>
      ),
      [scene, sight, page],
    ),
    chain: useMemo(
      () => (
        <Panel scene={scene}>
          <StackPanel told={told} />
        </Panel>
      ),
      [scene, told],
    ),
    log: useMemo(
      () => (
        <Panel scene={scene}>
          <GameLog of={page.log} />
        </Panel>
      ),
      [scene, page],
    ),
  };
  const toolsOf = useMemo(() => {
    const tools = (seat: Seat) => (SeatTools ? <SeatTools seat={seat}>{seatTools?.[seat]}</SeatTools> : seatTools?.[seat]);
    return { 0: tools(0), 1: tools(1) };
  }, [SeatTools, seatTools]);
  return (
    <SelectionMarks marksOf={marksOf} useForetold={page.useForetold ?? nothing}>
      <CardAsksProvider value={CARD_BUBBLE}>
        <GameTable
          {...around}
          {...page.useLook(table)}
          stack={{ open: isOpen ? told.entries.length : 0, stands: told.stage !== 'none' && !told.isPast }}
          view={view}
          face={page.useFace(view)}
          aim={aim}
          bottomSeat={near}
          names={names}
          panels={panels}
          dock={<PromptBoundary of={[table]}>{around.dock}</PromptBoundary>}
          seatTools={toolsOf}
          openPile={curtain === null && sheet?.kind === 'pile' ? sheet : null}
          onPlace={(place: Place) => {
            read(sight, { place });
            tap(place);
          }}
          onInspect={(place) => {
            read(sight, { place });
            consider(place);
          }}
          onLeave={(place) => {
            if (askedAbout(view, aim) !== null) readNoLonger(place);
          }}
          onInspectCard={(passcode) => read(sight, { passcode })}
          onPile={(pile, seat) => open({ kind: 'pile', pile, seat })}
          onCloseSheet={close}
        />
      </CardAsksProvider>
    </SelectionMarks>
  );
}
