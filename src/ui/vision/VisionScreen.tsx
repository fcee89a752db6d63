import { useEffect, useMemo, type ReactNode } from 'react';
import type { Player, WishView } from '../../engine/vision';
import { usePromptTexts } from '../../i18n/prompt-texts';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { bookOfVision } from '../../store/game';
import { EyeTool } from '../curtain/EyeTool';
import { useGlanceEnds } from '../curtain/use-glance-ends';
import { useNearSeat } from '../duel/use-near-seat';
import { TableBoundary } from '../faults/PageFault';
import { MenuSheet } from '../menu/MenuSheet';
import { TableTools } from '../menu/TableTools';
import { TroubleNote } from '../menu/TroubleNote';
import { RequestPrompt } from '../prompt/RequestPrompt';
import { useDock } from '../shared/dock-store';
import { useScreenKeys } from './use-screen-keys';
import { VisionCurtain } from './VisionCurtain';
import { VisionEnding } from './VisionEnding';
import { VisionGameTable } from './VisionGameTable';
import type { VisionActs } from './vision-props';
import { VisionRespond, VisionWindows } from './VisionRespond';

interface VisionScreenProps {
  readonly table: VisionTable;
  /** A lesson's slip; it also says how the game ended. */
  readonly guide?: ReactNode;
}

/** The table of VISION; where it cannot be drawn, a way on. */
export function VisionScreen(props: VisionScreenProps) {
  return (
    <TableBoundary of={props.table} isGuided={props.guide !== undefined}>
      <WholeTable {...props} />
    </TableBoundary>
  );
}

/** What the store does for the table; open play is passed like every other act of it. */
function useActs(question: VisionTable['question']): VisionActs {
  return useMemo(() => {
    const { answer, pass, back, look, wishesAt } = useDuel.getState();
    return {
      answer: (given) => void answer(given),
      pass: () => {
        const option = question?.decision.options?.find((one) => one.do === 'pass');
        if (question?.form === 'window' || !option) pass();
        else answer({ kind: 'option', index: option.index });
      },
      back,
      look,
      // What lies on this table belongs to VISION.
      wishesAt: (place) => wishesAt(place) as readonly unknown[] as readonly WishView[],
    };
  }, [question]);
}

function SeatTools({ table, seat }: { readonly table: VisionTable; readonly seat: Player }) {
  return (
    <>
      <VisionRespond table={table} seat={seat} />
      <EyeTool table={table} speech={{ names: [table.seats[0].name, table.seats[1].name] }} seat={seat} />
    </>
  );
}

function WholeTable({ table, guide }: VisionScreenProps) {
  const { view, viewer, question, curtain, seats, publicLog, modes, request } = table;
  const { names: played } = useRuleSetTexts();
  const prompt = usePromptTexts();
  const trouble = useDuel((store) => store.trouble);
  const { sheet, looksAtTable } = useDock();
  const { near, turns, seating } = useNearSeat(table);
  const book = bookOfVision();
  const acts = useActs(question);
  useGlanceEnds(table);
  useScreenKeys(table);
  // The next player comes to the table, not to a sheet that the other one left open.
  useEffect(() => {
    if (curtain !== null) useDock.getState().open(null);
  }, [curtain]);
  const shown = useMemo(
    () => ({ seats, view, viewer, curtain, question, publicLog, modes }),
    [seats, view, viewer, curtain, question, publicLog, modes],
  );
  const isEnding = view.result !== null && !looksAtTable && !guide;
  const names = [seats[0].name, seats[1].name] as const;
  return (
    <>
      <div inert={curtain !== null || isEnding}>
        <VisionGameTable
          table={shown}
          acts={acts}
          book={book}
          bottomSeat={near}
          turns={turns}
          facing={seating === 'facing' && !guide}
          guide={guide}
          fullEdges={seating === 'fixed' || table.secrecy === 'open' || table.secrecy === 'peek'}
          epoch={table.epoch}
          events={table.events}
          where={played.vision}
          tools={<TableTools table={table} isPlain />}
          seatTools={{ 0: <SeatTools table={table} seat={0} />, 1: <SeatTools table={table} seat={1} /> }}
          dock={request ? <RequestPrompt request={request} speech={{ names, prompt }} /> : undefined}
          sheet={
            sheet?.kind === 'menu' ? (
              <MenuSheet table={table} />
            ) : sheet?.kind === 'windows' ? (
              <VisionWindows table={table} seat={sheet.seat} />
            ) : undefined
          }
        >
          {trouble && !isEnding && <TroubleNote trouble={trouble} />}
        </VisionGameTable>
      </div>
      {curtain !== null && <VisionCurtain table={table} book={book} isTurned={seating === 'facing' && curtain !== near} />}
      {isEnding && <VisionEnding table={table} />}
    </>
  );
}
