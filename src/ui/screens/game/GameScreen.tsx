import { useEffect, useMemo, type ReactNode } from 'react';
import type { Seat } from '../../../engine/table';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { isWindow } from '../../../store/running/open-play';
import { otherPlayer } from '../../../store/seats';
import { Curtain } from '../../table/curtain/Curtain';
import { AdviceTool } from '../../table/advice/AdviceTool';
import { EyeTool } from '../../table/curtain/EyeTool';
import { useGlanceEnds } from '../../table/curtain/use-glance-ends';
import { useTableKeys } from '../../table/keyboard/use-table-keys';
import { TableBoundary } from '../../base/faults/PageFault';
import { MatchScore } from '../match/MatchScore';
import { TableTools } from '../../table/menu/TableTools';
import { TroubleNote } from '../../table/menu/TroubleNote';
import { RequestPrompt } from '../../table/dock/RequestPrompt';
import { Prompt } from '../../table/dock/Prompt';
import { RespondTool } from '../../table/dock/RespondTool';
import { useFreshSelection } from '../../table/dock/use-fresh-selection';
import type { Scene, TableActs } from '../../table/dock/scene';
import { previewed } from '../../table/review/leave-preview';
import { ReviewDock } from '../../table/review/ReviewDock';
import { ReviewFrame } from '../../table/review/ReviewFrame';
import { WentBackBanner } from '../../table/review/WentBackBanner';
import { useDock } from '../../base/shared/dock-store';
import { useOnTable } from '../../base/shared/on-table';
import { useHint } from '../../table/hints/use-hint';
import { useSounds } from '../../table/sound/use-sounds';
import { Ending } from './Ending';
import { usePage, type GamePage } from './game-page';
import type { NextCard } from '../../table/whole/GameTable';
import { LaidTable, SceneOf } from './LaidTable';
import { sheetSeatOf, useTableSheet } from './table-sheet';
import { useEnd } from './use-end';
import { useNearSeat } from '../../table/whole/use-near-seat';

export interface GameScreenProps {
  readonly table: Table;
  /** A lesson's slip; it also says how the game ended. */
  readonly guide?: ReactNode;
  /** What it is called, where it belongs to no lesson. */
  readonly guideName?: string;
  /** Whose acts the learner does in that lesson. */
  readonly learner?: Seat | null;
  /** The card that comes next in it. */
  readonly next?: NextCard | undefined;
}

/** The table of any game; where it cannot be drawn, a way on. */
export function GameScreen(props: GameScreenProps) {
  const page = usePage(props.table.game);
  return (
    <TableBoundary of={props.table} isGuided={props.guide !== undefined}>
      <OnTable key={page.game} page={page} {...props} />
    </TableBoundary>
  );
}

/** What the store does for the table; open play is passed like every other act of it. */
function useActs(question: Table['question']): TableActs {
  return useMemo(() => {
    const { answer, pass, back, look, wishesAt, seenCardAt } = useTable.getState();
    return {
      answer,
      pass: () => {
        const option = question?.decision.options?.find((one) => one.do === 'pass');
        if (!question || isWindow(question.decision) || !option) pass();
        else answer({ kind: 'option', index: option.index });
      },
      back,
      look,
      wishesAt,
      seenCardAt,
    };
  }, [question]);
}

interface OfGame extends GameScreenProps {
  readonly page: GamePage;
}

function OnTable(props: OfGame) {
  const { page, table, learner } = props;
  const acts = useActs(table.question);
  const { near, turns, seating } = useNearSeat(table, learner);
  const scene = useMemo(() => ({ table, acts, near, game: page }), [table, acts, near, page]);
  return (
    <SceneOf page={page} scene={scene}>
      <WholeTable {...props} scene={scene} turns={turns} seating={seating} />
    </SceneOf>
  );
}

interface WholeTableProps extends OfGame, Omit<ReturnType<typeof useNearSeat>, 'near'> {
  readonly scene: Scene;
}

/** The table with everything that acts on it: prompts, curtain, keys, result. */
function WholeTable({ page, table, guide, guideName, next, scene, turns, seating }: WholeTableProps) {
  const { view, question, curtain, seats, publicLog, request, review, secrecy } = table;
  const { near } = scene;
  const { RailTool } = page;
  const { nameOf } = useRuleSetTexts();
  const trouble = useOnTable((store) => store.trouble);
  const sheet = useDock((dock) => dock.sheet);
  const looksAtTable = useDock((dock) => dock.looksAtTable);
  const [{ name: first }, { name: second }] = seats;
  const names = useMemo(() => [first, second] as const, [first, second]);
  const tale = page.useTale(names, publicLog);
  const isEnding = view.result !== null && !looksAtTable && !guide;
  const hint = useHint(page.hints, guide === undefined ? table : null);
  const beginning = page.useBeginning?.(table.lifePoints);
  const { lives, ...end } = useEnd(page, table, names);
  const makes = page.usePicture(table);
  useFreshSelection();
  useGlanceEnds(table);
  useSounds(table, page.game);
  const { layout } = page.useFace(view);
  useTableKeys({ table, acts: scene.acts, near, layout }, isEnding, page.useKeys());
  // Behind the curtain nobody reads: the next player comes to the table, not to a page that the other one left open.
  useEffect(() => {
    if (curtain !== null && useDock.getState().sheet?.kind === 'rules') useDock.getState().open(null);
  }, [curtain]);

  const dockSeat = request ? otherPlayer(request.by) : (question?.player ?? previewed(table)?.player ?? curtain);
  const beside = useTableSheet({ table, tale, game: page.sheets });
  const played = nameOf(table.profile);
  const seatTools = useMemo(() => {
    const toolsOf = (seat: Seat) => (
      <>
        <RespondTool table={table} tale={tale} seat={seat} />
        <AdviceTool table={table} seat={seat} />
        <EyeTool table={table} names={tale.names} seat={seat} />
      </>
    );
    return { 0: toolsOf(0), 1: toolsOf(1) };
  }, [table, tale]);
  return (
    <>
      <div className="at-table" inert={curtain !== null || isEnding}>
        <LaidTable
          page={page}
          facing={seating === 'facing' && !guide}
          fullEdges={seating === 'fixed' || secrecy === 'open' || secrecy === 'peek'}
          dockSeat={dockSeat}
          sheetSeat={sheetSeatOf(sheet, near, dockSeat)}
          turns={turns}
          railTool={RailTool && <RailTool />}
          epoch={table.epoch}
          events={table.events}
          seen={review ? undefined : table.seen}
          onLine={useTable.getState().reviewLine}
          dock={
            request ? (
              <RequestPrompt request={request} names={names} sitters={table.sitters} />
            ) : review ? (
              <ReviewDock table={table} review={review} tale={tale} />
            ) : (
              <Prompt hasResult={!guide} />
            )
          }
          where={
            <>
              {table.match && <MatchScore match={table.match} names={names} isOneLine className="me-3.5" />}
              {table.wentBack ? (
                <WentBackBanner table={table} tale={tale} />
              ) : beginning === undefined || guide ? (
                played
              ) : (
                `${played} · ${beginning}`
              )}
            </>
          }
          tools={<TableTools secrecy={secrecy} viewer={table.viewer} alone={table.alone} />}
          seatTools={seatTools}
          guide={guide}
          guideName={guideName}
          next={next}
          hint={hint}
          sheet={beside}
        >
          {review && <ReviewFrame review={review} />}
          {trouble && !isEnding && <TroubleNote trouble={trouble} />}
        </LaidTable>
      </div>
      <Curtain table={table} tale={tale} lives={lives} isTurned={seating === 'facing' && curtain !== near} />
      {isEnding && <Ending table={table} {...end} makes={makes} />}
    </>
  );
}
