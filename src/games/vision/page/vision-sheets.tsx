import type { VisionTable } from '../table';
import { useVisionTexts } from '../texts';
import type { SheetsOfGame } from '../../../ui/screens/game/table-sheet';
import { CardSheet } from '../../../ui/table/field/CardSheet';
import { picksInSheet } from './picking';
import { useVision } from './vision-context';
import { VisionHelp } from './VisionHelp';

/** Candidates that do not lie open on the table. */
function PickSheet() {
  const { question } = useVision().table;
  return <CardSheet title={useVisionTexts().prompt.order} cards={question?.decision.pick?.from ?? []} />;
}

/** What VISION lays beside its field itself. */
export const visionSheets: SheetsOfGame<VisionTable> = {
  ahead: [],
  Help: VisionHelp,
  asked: ({ question }) => question && picksInSheet(question) && <PickSheet />,
};
