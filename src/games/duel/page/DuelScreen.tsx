import type { DuelTable } from '../table';
import { useCallback, useEffect, useMemo, type ReactNode, type ComponentProps } from 'react';
import { useNearSeat } from '../../../ui/table/whole/use-near-seat';
import { Scales } from './face/Scales';
import { duelTale } from './log/duel-tale';
import { RespondTool } from '../../../ui/table/dock/RespondTool';
import { EyeTool } from '../../../ui/table/curtain/EyeTool';
import type { Phase, Player } from '../../../engine/duel';
import type { Place } from '../../../engine/table';
import { useLanguage } from '../../../i18n/language';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { duelCourse } from '../beats';
import { useTable } from '../../../store/desk/table-store';
import { otherPlayer } from '../../../store/seats';
import { Curtain } from '../../../ui/table/curtain/Curtain';
import { useGlanceEnds } from '../../../ui/table/curtain/use-glance-ends';
import { TableBoundary } from '../../../ui/base/faults/PageFault';
import { PromptBoundary } from '../../../ui/base/faults/PartFault';
import { useInspectedActs } from './inspector/inspected-acts';
import { ReadCard } from './inspector/ReadCard';
import { read, useRead, useReadingEnds } from '../../../ui/table/inspector/reading';
import { useKeyboard } from './keyboard/use-keyboard';
import { MatchScore } from '../../../ui/screens/match/MatchScore';
import { useDuelHint } from './duel-hint';
import { TroubleNote } from '../../../ui/table/menu/TroubleNote';
import { useDock, type Selection } from '../../../ui/base/shared/dock-store';
import { useOnTable } from '../../../ui/base/shared/on-table';
import { PromptDock } from './prompt/PromptDock';
import { sheetsOfDuel } from './duel-sheets';
import { sheetSeatOf, useTableSheet } from '../../../ui/screens/game/table-sheet';
import { tableMarks } from './prompt/table-marks';
import { tapPlace } from './prompt/tap';
import { dropCard, mayDrag } from './prompt/drop';
import { useThinker } from './prompt/thoughts';
import { useAttackWords } from './prompt/use-attack-words';
import { useCardDrag } from '../../../ui/table/drag/use-card-drag';
import { useFreshSelection } from '../../../ui/table/dock/use-fresh-selection';
import { usePhaseActions } from './prompt/use-phase-actions';
import type { Speech } from './prompt/sentences';
import { useSpeech } from './prompt/use-speech';
import { previewed } from '../../../ui/table/review/leave-preview';
import { ReviewFrame } from '../../../ui/table/review/ReviewFrame';
import { WentBackBanner } from '../../../ui/table/review/WentBackBanner';
import { cardsOfDuel } from './cards-of-duel';
import { endedDuel } from '../../../ui/screens/result/ended';
import { useSounds } from '../../../ui/table/sound/use-sounds';
import { StopFlags, StopsTool } from '../../../ui/table/stops/StopFlags';
import { Ending } from '../../../ui/screens/game/Ending';
import { DuelGameTable } from './DuelGameTable';
import { SelectionMarks } from '../../../ui/table/whole/SelectionMarks';
import { cardAt } from '../../../ui/table/field/places';
import type { NextCard } from '../../../ui/table/whole/GameTable';
import { TableTools, WhatIsPlayed } from '../../../ui/table/menu/TableTools';

interface DuelScreenProps {
  readonly table: DuelTable;
  /** A lesson's slip; it also says how the duel ended. */
  readonly guide?: ReactNode;
  /** Whose acts the learner does in that lesson. */
  readonly learner?: Player | null;
  /** The card that comes next in it. */
  readonly next?: NextCard | undefined;
}

/** The duel table; where it cannot be drawn, a way on. */
export function DuelScreen(props: DuelScreenProps) {
  return (
    <TableBoundary of={props.table} isGuided={props.guide !== undefined}>
      <WholeTable {...props} />
    </TableBoundary>
  );
}

/** What stands at the end of a player's edge: Respond, and the eye where all hands lie face-down. */
function SeatTools(props: ComponentProps<typeof RespondTool> & { readonly table: DuelTable }) {
  return (
    <>
      {props.table.question?.player === props.seat && <Scales view={props.table.view} seat={props.seat} />}
      <RespondTool {...props} />
      <EyeTool table={props.table} speech={props.tale} seat={props.seat} />
    </>
  );
}

interface CardInSightProps {
  readonly table: DuelTable;
  readonly speech: Speech;
  readonly sight: string;
}

/** The card that is read, and what the player who is asked can do with it. */
function CardInSight({ table, speech, sight }: CardInSightProps) {
  const inspected = useRead(sight);
  const acts = useInspectedActs(table, inspected?.place, speech);
  const foreseen = useAttackWords(table, speech);
  const attack = inspected?.place !== undefined && inspected.place === foreseen?.target ? foreseen.words : undefined;
  return <ReadCard view={table.view} inspected={inspected} acts={acts.length > 0 ? acts : undefined} attack={attack} />;
}

const STOPS_TOOL = <StopsTool />;

/** The table with everything that acts on it: prompts, curtain, keys, result. */
function WholeTable({ table, guide, learner, next }: DuelScreenProps) {
  const { view, viewer, question, curtain } = table;
  const speech = useSpeech(table);
  const tale = useMemo(() => duelTale(speech, table.publicLog), [speech, table.publicLog]);
  const texts = usePromptTexts();
  const t = useAroundTexts();
  const language = useLanguage();
  const trouble = useOnTable((store) => store.trouble);
  const sheet = useDock((dock) => dock.sheet);
  const looksAtTable = useDock((dock) => dock.looksAtTable);
  const { open } = useDock.getState();
  const { near: bottomSeat, turns, seating } = useNearSeat(table, learner);

  useFreshSelection();
  // Behind the curtain nobody reads: the next player comes to the table, not to a page that the other one left open.
  useEffect(() => {
    if (curtain !== null && useDock.getState().sheet?.kind === 'rules') open(null);
  }, [curtain, open]);

  useGlanceEnds(table);
  useSounds(table, 'duel');

  const sight = `${viewer} ${table.epoch}`;
  useReadingEnds(sight);
  const card = useMemo(() => <CardInSight table={table} speech={speech} sight={sight} />, [table, speech, sight]);

  const marksOf = useCallback((selection: Selection) => tableMarks(question, selection), [question]);
  const scene = useMemo(() => ({ table, speech, bottomSeat }), [table, speech, bottomSeat]);
  const isEnding = view.result !== null && !looksAtTable && !guide;
  const hint = useDuelHint(guide === undefined ? table : null);
  useKeyboard(scene, isEnding);

  const thinker = useThinker(table, speech);
  useCardDrag({
    during: `${question?.id} ${viewer} ${curtain}`,
    mayDrag: (place) => mayDrag(place, table),
    onOver: useDock.getState().drag,
    onDrop: (from, to) => {
      // What was dropped is read, wherever it lies now.
      const passcode = cardAt(view, from)?.passcode;
      dropCard(from, to, thinker, speech.names);
      if (useDock.getState().selected === from) read(sight, { place: from });
      else if (passcode !== undefined) read(sight, { passcode });
    },
  });

  const onPlace = (place: Place): void => {
    read(sight, { place });
    tapPlace(place, table, texts);
  };
  const onInspect = (place: Place): void => {
    read(sight, { place });
    useDock.getState().consider(place);
  };
  const onPile = (pile: string, seat: Player): void => open({ kind: 'pile', pile, seat });

  const { names } = speech;
  const phaseFlags = useCallback((phase: Phase) => <StopFlags table={table} phase={phase} names={names} />, [table, names]);
  const seatTools = useMemo(
    () => ({
      0: <SeatTools table={table} tale={tale} seat={0} />,
      1: <SeatTools table={table} tale={tale} seat={1} />,
    }),
    [table, tale],
  );
  const dockSeat = table.request ? otherPlayer(table.request.by) : (question?.player ?? previewed(table)?.player ?? curtain);
  const beside = useTableSheet({ table, tale, game: sheetsOfDuel(table, speech) });
  return (
    <>
      <div className="at-table" inert={curtain !== null || isEnding}>
        <SelectionMarks marksOf={marksOf}>
          <DuelGameTable
            view={view}
            profile={table.profile}
            lastChain={table.lastChain}
            bottomSeat={bottomSeat}
            names={speech.names}
            facing={seating === 'facing' && !guide}
            fullEdges={seating === 'fixed' || table.secrecy === 'open' || table.secrecy === 'peek'}
            dockSeat={dockSeat}
            sheetSeat={sheetSeatOf(sheet, bottomSeat, dockSeat)}
            turns={turns}
            phaseActions={usePhaseActions(table)}
            phaseFlags={phaseFlags}
            railTool={STOPS_TOOL}
            epoch={table.epoch}
            events={table.events}
            seen={table.review ? undefined : table.seen}
            onLine={useTable.getState().reviewLine}
            dock={
              <PromptBoundary of={[table]}>
                <PromptDock table={table} speech={speech} hasResult={!guide} />
              </PromptBoundary>
            }
            where={
              <>
                {table.match && <MatchScore match={table.match} names={speech.names} />}
                {table.wentBack ? (
                  <WentBackBanner table={table} tale={tale} />
                ) : (
                  <WhatIsPlayed profile={table.profile} lifePoints={guide ? undefined : table.lifePoints} />
                )}
              </>
            }
            tools={<TableTools table={table} />}
            seatTools={seatTools}
            card={card}
            guide={guide}
            next={next}
            hint={hint}
            sheet={beside}
            onPlace={onPlace}
            onInspect={onInspect}
            onInspectCard={(passcode) => read(sight, { passcode })}
            onPile={onPile}
            onCloseSheet={() => useDock.getState().close()}
          >
            {table.review && <ReviewFrame review={table.review} />}
            {trouble && !isEnding && <TroubleNote trouble={trouble} />}
          </DuelGameTable>
        </SelectionMarks>
      </div>
      <Curtain
        table={table}
        tale={tale}
        lives={{ of: duelCourse.lives(view), unit: t.curtain.lp }}
        isTurned={seating === 'facing' && curtain !== bottomSeat}
      />
      {isEnding && (
        <Ending
          table={table}
          ended={endedDuel(table, speech, t)}
          cards={cardsOfDuel(speech.info)}
          makes={async (ended) => (await import('./duel-picture')).duelPicture(table, ended, { ...speech, language })}
        />
      )}
    </>
  );
}
