import type { VisionTable } from '../../games/vision/table';
import { Suspense, type ReactNode } from 'react';
import { SheetBoundary } from '../faults/PartFault';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import type { Tale } from '../log/tale';
import { MenuSheet } from '../menu/MenuSheet';
import { WindowsSheet } from '../prompt/WindowsSheet';
import { visionRules } from '../rules/vision-chapters';
import { useDock, type Sheet } from '../shared/dock-store';
import { KeyboardComesBack } from '../shared/KeyboardComesBack';
import { VisionActList } from './VisionActList';
import { VisionHelp } from './VisionHelp';
import { VisionWhyNot } from './VisionWhyNot';

const TimelineSheet = fetched(() => import('../timeline/TimelineSheet').then((module) => module.TimelineSheet));
const RunningExportSheet = fetched(() => import('../export/ExportSheet').then((module) => module.RunningExportSheet));
const UndoneSheet = fetched(() => import('../review/UndoneSheet').then((module) => module.UndoneSheet));

const RulesSheet = fetched(() => import('../rules/RulesSheet').then((module) => module.RulesSheet));

/** What may stand beside the field: fetched once the game has begun, so that no lost connection takes it away. */
export const visionSheets = [RulesSheet, visionRules, TimelineSheet, UndoneSheet] as const;

interface VisionSheetProps {
  readonly table: VisionTable;
  readonly tale: Tale;
}

function sheetOf(sheet: Sheet | null, { table, tale }: VisionSheetProps): ReactNode {
  switch (sheet?.kind) {
    case 'menu':
      return <MenuSheet table={table} />;
    case 'windows':
      return <WindowsSheet table={table} tale={tale} seat={sheet.seat} />;
    case 'save':
      return <RunningExportSheet onClose={() => useDock.getState().open(null)} />;
    case 'timeline':
      return <TimelineSheet table={table} tale={tale} />;
    case 'keys':
      return <VisionHelp />;
    case 'rules':
      return (
        <KeyboardComesBack>
          <RulesSheet rule={sheet.rule} of="vision" onClose={() => useDock.getState().close()} />
        </KeyboardComesBack>
      );
    case 'whyNot':
      return <VisionWhyNot place={sheet.place} />;
    case 'acts':
      return table.question?.form === 'choice' && <VisionActList question={table.question} />;
    default:
      return table.review?.kind === 'preview' && <UndoneSheet table={table} review={table.review} tale={tale} />;
  }
}

/** What stands beside the field; undefined when nothing that belongs to the table around the game does. */
export function visionSheet(sheet: Sheet | null, { table, tale }: VisionSheetProps): ReactNode {
  const beside = sheetOf(sheet, { table, tale });
  return (
    beside && (
      <SheetBoundary of={[table, sheet]} onClose={sheet ? () => useDock.getState().close() : undefined}>
        <Suspense fallback={<Fetching />}>{beside}</Suspense>
      </SheetBoundary>
    )
  );
}
