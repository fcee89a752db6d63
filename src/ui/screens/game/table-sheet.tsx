import { Suspense, useEffect, type ReactNode } from 'react';
import type { Seat } from '../../../engine/table';
import type { Table } from '../../../store/desk/table';
import { SheetBoundary } from '../../base/faults/PartFault';
import { fetched } from '../../base/fetching/fetched';
import { Fetching } from '../../base/fetching/Fetching';
import { fetchWhileIdle } from '../../base/fetching/while-idle';
import { mayBeAdvised } from '../../table/advice/AdviceTool';
import type { Tale } from '../../table/log/tale';
import { MenuSheet } from '../../table/menu/MenuSheet';
import { ActsSheet } from '../../table/dock/ActsSheet';
import { WhyNotSheet } from '../../table/dock/WhyNotSheet';
import { WindowsSheet } from '../../table/dock/WindowsSheet';
import { STAYS, useDock, type Sheet } from '../../base/shared/dock-store';
import { KeyboardComesBack } from '../../base/shared/KeyboardComesBack';
import { KeyboardGoesIn } from '../../base/shared/KeyboardGoesIn';
import { usePage } from './game-page';
import type { SheetsOfGame } from './sheets-of-game';
import { PileSheet } from '../../table/field/PileSheet';

const TimelineSheet = fetched(() => import('../../table/timeline/TimelineSheet').then((module) => module.TimelineSheet));
const UndoneSheet = fetched(() => import('../../table/review/UndoneSheet').then((module) => module.UndoneSheet));
const RulesSheet = fetched(() => import('../rules/RulesSheet').then((module) => module.RulesSheet));
const HelpSheet = fetched(() => import('../../table/keyboard/HelpSheet').then((module) => module.HelpSheet));
const AdviceSheet = fetched(() => import('../../table/advice/AdviceSheet').then((module) => module.AdviceSheet));
const RunningExportSheet = fetched(() => import('../export/ExportSheet').then((module) => module.RunningExportSheet));

/** What may stand beside the field of any game: fetched once one has begun, so that no lost connection takes it away. */
export const tableSheets = [HelpSheet, RulesSheet, TimelineSheet, UndoneSheet, RunningExportSheet] as const;

interface BesideProps {
  readonly table: Table;
  readonly tale: Tale;
  readonly game: SheetsOfGame;
}

function Advised({ table: { game, seats } }: Pick<BesideProps, 'table'>) {
  return <AdviceSheet say={usePage(game).useSayStep([seats[0].name, seats[1].name])} />;
}

const Help = ({ game }: Pick<BesideProps, 'game'>) => <HelpSheet {...game.useHelp()} />;

function sheetOf(sheet: Sheet | null, { table, tale, game }: BesideProps): ReactNode {
  const { open, close } = useDock.getState();
  switch (sheet?.kind) {
    case 'menu':
      return <MenuSheet table={table} />;
    case 'keys':
      return <Help game={game} />;
    case 'whyNot':
      return <WhyNotSheet place={sheet.place} />;
    case 'rules':
      return (
        <KeyboardComesBack>
          <RulesSheet rule={sheet.rule} of={table.profile} onClose={close} />
        </KeyboardComesBack>
      );
    case 'save':
      return <RunningExportSheet onClose={() => open(null)} />;
    case 'timeline':
      return (
        <KeyboardComesBack>
          <TimelineSheet table={table} tale={tale} />
        </KeyboardComesBack>
      );
    case 'stops':
      return (
        game.Stops && (
          <KeyboardComesBack>
            <game.Stops />
          </KeyboardComesBack>
        )
      );
    case 'acts':
      return table.question?.decision.options && table.question.form !== 'window' && <ActsSheet />;
    case 'advice':
      return mayBeAdvised(table) && <Advised table={table} />;
    case 'windows':
      return <WindowsSheet table={table} tale={tale} seat={sheet.seat} />;
    case 'pile':
      return (
        <KeyboardGoesIn key={`${sheet.pile} ${sheet.seat}`}>
          <PileSheet zone={sheet.pile} seat={sheet.seat} onClose={() => open(null)} />
        </KeyboardGoesIn>
      );
    case undefined:
      break;
  }
  if (table.review?.kind === 'preview') return <UndoneSheet table={table} review={table.review} tale={tale} />;
  const asked = game.asked(table);
  return asked && table.question && <KeyboardGoesIn key={table.question.id}>{asked}</KeyboardGoesIn>;
}

/** What stands beside the field of any game, if anything does; behind the curtain nothing. */
export function useTableSheet({ table, tale, game }: BesideProps): ReactNode {
  const { ahead } = game;
  useEffect(() => fetchWhileIdle([...tableSheets, ...ahead]), [ahead]);
  const sheet = useDock((dock) => dock.sheet);
  const beside = table.curtain === null && sheetOf(sheet, { table, tale, game });
  return (
    beside && (
      <SheetBoundary of={[table, sheet]} onClose={sheet ? () => useDock.getState().close() : undefined}>
        <Suspense fallback={<Fetching />}>{beside}</Suspense>
      </SheetBoundary>
    )
  );
}

/** For whom the sheet stands there, face to face: what is about the table lies before the near seat. */
export function sheetSeatOf(sheet: Sheet | null, near: Seat, asked: Seat | null): Seat {
  if (sheet !== null && STAYS.includes(sheet.kind)) return near;
  return sheet?.kind === 'windows' ? sheet.seat : (asked ?? near);
}
