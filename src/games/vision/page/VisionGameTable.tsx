import { useCallback, useMemo, type ReactNode } from 'react';
import type { Place, Player, RuleId } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useVisionTexts } from '../texts';
import { CardNamesProvider } from '../../../ui/base/card/card-info';
import { useCardDrag } from '../../../ui/table/drag/use-card-drag';
import { GameTable, type SetTable } from '../../../ui/table/whole/GameTable';
import { SelectionMarks } from '../../../ui/table/whole/SelectionMarks';
import { RuleLinesProvider, type RuleLines } from '../../../ui/base/rules/rule-lines';
import { PanelBoundary, PromptBoundary } from '../../../ui/base/faults/PartFault';
import { read, useRead, useReadingEnds } from '../../../ui/table/inspector/reading';
import { useDock, type Selection } from '../../../ui/base/shared/dock-store';
import { dropCard, mayDrag } from './drop';
import { OnceSigns } from './OnceSigns';
import { marksOf } from './picking';
import { StonesPanel } from './StonesPanel';
import { tapPlace } from './tap';
import { showsPasscode, visionCardAt } from './vision-cards';
import { VisionBookProvider, VisionSceneProvider, type VisionScene } from './vision-context';
import { VisionDock } from './VisionDock';
import { aimOf, visionFace } from './vision-face';
import { VisionInspector } from './VisionInspector';
import { VisionLog } from './VisionLog';
import type { VisionActs, VisionBook, ShownTable } from './vision-props';

/** What stands around the table and belongs to no game: its tools, and where it lies. */
type Around = Pick<
  SetTable,
  | 'bottomSeat'
  | 'facing'
  | 'dockSeat'
  | 'sheetSeat'
  | 'fullEdges'
  | 'turns'
  | 'epoch'
  | 'events'
  | 'seen'
  | 'onLine'
  | 'where'
  | 'tools'
  | 'seatTools'
  | 'railTool'
  | 'phaseActions'
  | 'guide'
  | 'next'
  | 'hint'
  | 'children'
>;

interface VisionGameTableProps extends Around {
  readonly table: ShownTable;
  readonly acts: VisionActs;
  readonly book: VisionBook;
  /** What stands beside the field; it wins over a pile that is only looked at. */
  readonly sheet?: ReactNode;
  /** There is a result to come back to. */
  readonly hasResult?: boolean;
  /** In the place of the prompt: what one seat asks of the other. */
  readonly dock?: ReactNode;
}

interface CardInSightProps {
  readonly view: ShownTable['view'];
  readonly sight: string;
}

/** The card that is read, as far as this view shows it. */
function CardInSight({ view, sight }: CardInSightProps) {
  const inspected = useRead(sight);
  const card = inspected?.place === undefined ? undefined : visionCardAt(view, inspected.place);
  const named = inspected?.passcode;
  const passcode = !card && named !== undefined && showsPasscode(view, named) ? named : undefined;
  return (
    <PanelBoundary of={[view, inspected]}>
      <VisionInspector card={card} passcode={passcode} />
    </PanelBoundary>
  );
}

interface PanelProps {
  readonly scene: VisionScene;
  readonly children: ReactNode;
}

/** What is read beside the field may be drawn later than the field: it has its own scene. */
function Panel({ scene, children }: PanelProps) {
  return (
    <VisionSceneProvider value={scene}>
      <PanelBoundary of={[scene]}>{children}</PanelBoundary>
    </VisionSceneProvider>
  );
}

/** The whole table of VISION: field, hands, stones, dock and log, drawn from a view. It knows no rules. */
export function VisionGameTable({ table, acts, book, sheet: other, dock, hasResult = false, ...around }: VisionGameTableProps) {
  const { view, question, seats, curtain } = table;
  const { bottomSeat, seatTools, epoch = '' } = around;
  const language = useLanguage();
  const texts = useVisionTexts();
  const prompt = usePromptTexts();
  const sheet = useDock((dock) => dock.sheet);
  const { open } = useDock.getState();

  const sight = `${table.viewer} ${epoch}`;
  useReadingEnds(sight);

  const face = useMemo(() => visionFace(book), [book]);
  const aim = useMemo(() => aimOf(view), [view]);
  const marksNow = useCallback((selection: Selection) => marksOf(question, selection), [question]);
  const scene = useMemo(() => ({ table, acts }), [table, acts]);
  const names = useMemo(() => [seats[0].name, seats[1].name] as const, [seats]);
  const cardName = useCallback(
    (passcode: number) => ({ name: book.card(passcode)?.facts[language] ?? texts.log.aCard }),
    [book, language, texts],
  );

  const tap = (place: Place): void => tapPlace(place, table, acts, { prompt, texts });
  const isAsking = dock === undefined;
  useCardDrag({
    during: `${question?.id} ${table.viewer} ${curtain}`,
    mayDrag: (place) => isAsking && mayDrag(place, table),
    onDrop: (from, to) => dropCard(from, to, { table, acts, book, language, names: cardName, texts }),
  });
  const ruleLines: RuleLines = useCallback((rule, spoken) => book.rule(rule as RuleId, spoken).text, [book]);

  const panels = useMemo(
    () => ({
      card: (
        <VisionSceneProvider value={scene}>
          <CardInSight view={scene.table.view} sight={sight} />
        </VisionSceneProvider>
      ),
      chain: (
        <Panel scene={scene}>
          <StonesPanel />
        </Panel>
      ),
      log: (
        <Panel scene={scene}>
          <VisionLog />
        </Panel>
      ),
    }),
    [scene, sight],
  );
  const waiting = view.stack.filter(({ state }) => state !== 'resolved').length;
  const toolsOf = (seat: Player) => (
    <>
      {seatTools?.[seat]}
      {seat === bottomSeat && <OnceSigns seat={seat} />}
    </>
  );
  return (
    <VisionBookProvider value={book}>
      <VisionSceneProvider value={scene}>
        <CardNamesProvider value={cardName}>
          <RuleLinesProvider value={ruleLines}>
            <SelectionMarks marksOf={marksNow}>
              <GameTable
                {...around}
                view={view}
                face={face}
                aim={aim}
                names={names}
                panels={panels}
                stack={{ open: waiting, stands: view.stack.length > 0 }}
                phaseFlags={view.extra ? { [view.phase]: <span className="extra">{texts.table.extra}</span> } : undefined}
                step={undefined}
                dock={<PromptBoundary of={[table]}>{dock ?? <VisionDock hasResult={hasResult} />}</PromptBoundary>}
                dockSeat={around.dockSeat === undefined ? (question?.player ?? curtain) : around.dockSeat}
                seatTools={{ 0: toolsOf(0), 1: toolsOf(1) }}
                sheet={other || undefined}
                openPile={curtain === null && sheet?.kind === 'pile' ? { pile: sheet.pile, seat: sheet.seat } : null}
                onPlace={tap}
                onInspect={(place) => read(sight, { place })}
                onInspectCard={(passcode) => read(sight, { passcode })}
                onPile={(pile, seat) => open({ kind: 'pile', pile, seat })}
                onCloseSheet={() => useDock.getState().close()}
              />
            </SelectionMarks>
          </RuleLinesProvider>
        </CardNamesProvider>
      </VisionSceneProvider>
    </VisionBookProvider>
  );
}
