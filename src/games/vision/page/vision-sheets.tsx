import type { VisionTable } from '../table';
import { useVisionTexts } from '../texts';
import type { SheetsOfGame } from '../../../ui/screens/game/sheets-of-game';
import { CardSheet } from '../../../ui/table/field/CardSheet';
import { picksInSheet } from './picking';
import { useVision } from './vision-context';
import { useVisionHelp } from './use-vision-help';

/** Candidates that do not lie open on the table. */
function PickSheet() {
  const { question } = useVision().table;
  return <CardSheet title={useVisionTexts().prompt.order} cards={question?.decision.pick?.from ?? []} />;
}

/** What VISION lays beside its field itself. */
export const visionSheets: SheetsOfGame<VisionTable> = {
  ahead: [],
  useHelp: useVisionHelp,
  asked: ({ question }) => question && picksInSheet(question) && <PickSheet />,
};
