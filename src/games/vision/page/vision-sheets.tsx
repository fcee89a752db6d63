import type { VisionTable } from '../table';
import { useVisionTexts } from '../texts';
import type { SheetsOfGame } from '../../../ui/screens/game/table-sheet';
import { CardSheet } from '../../../ui/table/field/CardSheet';
import { picksInSheet } from './picking';
import { VisionActList } from './VisionActList';
import { useVision } from './vision-context';
import { VisionHelp } from './VisionHelp';
import { VisionWhyNot } from './VisionWhyNot';

/** Candidates that do not lie open on the table. */
function PickSheet() {
  const { question } = useVision().table;
  return <CardSheet title={useVisionTexts().prompt.order} cards={question?.decision.pick?.from ?? []} />;
}

/** What VISION lays beside its field itself. */
export const visionSheets: SheetsOfGame<VisionTable> = {
  ahead: [],
  Help: VisionHelp,
  WhyNot: VisionWhyNot,
  Acts: VisionActList,
  asked: ({ question }) => question && picksInSheet(question) && <PickSheet />,
};
