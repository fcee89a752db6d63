import type { VisionTable } from '../table';
import { useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { Player, WishView } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useVisionTexts } from '../texts';
import { useTable } from '../../../store/desk/table-store';
import { visionCourse } from '../beats';
import { bookOfVision } from '../book';
import { otherPlayer } from '../../../store/seats';
import { Curtain } from '../../../ui/table/curtain/Curtain';
import { EyeTool } from '../../../ui/table/curtain/EyeTool';
import { useGlanceEnds } from '../../../ui/table/curtain/use-glance-ends';
import { Ending } from '../../../ui/screens/game/Ending';
import type { NextCard } from '../../../ui/table/whole/GameTable';
import { sheetSeatOf, useTableSheet } from '../../../ui/screens/game/table-sheet';
import { useNearSeat } from '../../../ui/table/whole/use-near-seat';
import { TableBoundary } from '../../../ui/base/faults/PageFault';
import { TableTools } from '../../../ui/table/menu/TableTools';
import { TroubleNote } from '../../../ui/table/menu/TroubleNote';
import { useFreshSelection } from '../../../ui/table/dock/use-fresh-selection';
import { RequestPrompt } from '../../../ui/table/dock/RequestPrompt';
import { RespondTool } from '../../../ui/table/dock/RespondTool';
import { previewed } from '../../../ui/table/review/leave-preview';
import { ReviewDock } from '../../../ui/table/review/ReviewDock';
import { ReviewFrame } from '../../../ui/table/review/ReviewFrame';
import { WentBackBanner } from '../../../ui/table/review/WentBackBanner';
import { useDock } from '../../../ui/base/shared/dock-store';
import { useOnTable } from '../../../ui/base/shared/on-table';
import { useSounds } from '../../../ui/table/sound/use-sounds';
import { cardsOfVision } from './cards-of-game';
import { visionEnded } from './ended';
import { useVisionHint } from './vision-hint';
import { useVisionKeys } from './use-vision-keys';
import { useVisionTale } from './use-vision-tale';
import { VisionGameTable } from './VisionGameTable';
import type { VisionActs } from './vision-props';
import { sheetsOfVision } from './vision-sheets';

interface VisionScreenProps {
  readonly table: VisionTable;
  /** A lesson's slip; it also says how the game ended. */
  readonly guide?: ReactNode;
  /** Whose acts the learner does in that lesson. */
  readonly learner?: Player | null;
  /** The card that comes next in it. */
  readonly next?: NextCard | undefined;
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
    const { answer, pass, back, look, wishesAt } = useTable.getState();
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

function SeatTools(props: ComponentProps<typeof RespondTool>) {
  return (
    <>
      <RespondTool {...props} />
      <EyeTool table={props.table} speech={props.tale} seat={props.seat} />
    </>
  );
}

function WholeTable({ table, guide, learner, next }: VisionScreenProps) {
  const { view, question, curtain, seats, publicLog, request, review } = table;
  const { nameOf } = useRuleSetTexts();
  const prompt = usePromptTexts();
  const texts = useVisionTexts();
  const language = useLanguage();
  const trouble = useOnTable((store) => store.trouble);
  const sheet = useDock((dock) => dock.sheet);
  const looksAtTable = useDock((dock) => dock.looksAtTable);
  const { near, turns, seating } = useNearSeat(table, learner);
  const book = bookOfVision();
  const acts = useActs(question);
  const names = useMemo(() => [seats[0].name, seats[1].name] as const, [seats]);
  const tale = useVisionTale(names, publicLog, book);
  const isEnding = view.result !== null && !looksAtTable && !guide;
  const hint = useVisionHint(guide === undefined ? table : null);
  useFreshSelection();
  useGlanceEnds(table);
  useSounds(table, 'vision');
  useVisionKeys(
    useMemo(() => ({ table, acts, bottomSeat: near }), [table, acts, near]),
    isEnding,
  );
  // The next player comes to the table, not to a sheet that the other one left open.
  useEffect(() => {
    if (curtain !== null) useDock.getState().open(null);
  }, [curtain]);
  const dockSeat = request ? otherPlayer(request.by) : (question?.player ?? previewed(table)?.player ?? curtain);
  const beside = useTableSheet({ table, tale, game: sheetsOfVision(table, texts) });
  return (
    <>
      <div className="at-table" inert={curtain !== null || isEnding}>
        <VisionGameTable
          table={table}
          acts={acts}
          book={book}
          bottomSeat={near}
          turns={turns}
          facing={seating === 'facing' && !guide}
          guide={guide}
          next={next}
          hint={hint}
          hasResult={!guide}
          fullEdges={seating === 'fixed' || table.secrecy === 'open' || table.secrecy === 'peek'}
          epoch={table.epoch}
          events={table.events}
          seen={review ? undefined : table.seen}
          onLine={useTable.getState().reviewLine}
          where={table.wentBack ? <WentBackBanner table={table} tale={tale} /> : nameOf(table.profile)}
          tools={<TableTools table={table} />}
          seatTools={{
            0: <SeatTools table={table} tale={tale} seat={0} />,
            1: <SeatTools table={table} tale={tale} seat={1} />,
          }}
          dock={
            request ? (
              <RequestPrompt request={request} speech={{ names, prompt }} />
            ) : review ? (
              <ReviewDock table={table} review={review} tale={tale} />
            ) : undefined
          }
          dockSeat={dockSeat}
          sheetSeat={sheetSeatOf(sheet, near, dockSeat)}
          sheet={beside}
        >
          {review && <ReviewFrame review={review} />}
          {trouble && !isEnding && <TroubleNote trouble={trouble} />}
        </VisionGameTable>
      </div>
      <Curtain
        table={table}
        tale={tale}
        lives={{ of: visionCourse.lives(view), unit: texts.table.life }}
        isTurned={seating === 'facing' && curtain !== near}
      />
      {isEnding && (
        <Ending
          table={table}
          ended={visionEnded(view, names, table.lifePoints, texts.log)}
          cards={cardsOfVision(language)}
          makes={async (ended) => (await import('./vision-picture')).visionPicture(table, ended, language)}
        />
      )}
    </>
  );
}
