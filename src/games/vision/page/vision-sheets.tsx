import type { VisionTable } from '../table';
import type { VisionTexts } from '../texts';
import type { SheetsOfGame } from '../../../ui/screens/game/table-sheet';
import { CardSheet } from '../../../ui/table/field/CardSheet';
import { picksInSheet } from './picking';
import { VisionActList } from './VisionActList';
import { VisionHelp } from './VisionHelp';
import { VisionWhyNot } from './VisionWhyNot';

/** What VISION lays beside its field itself. */
export const sheetsOfVision = ({ question }: VisionTable, { prompt }: VisionTexts): SheetsOfGame => ({
  ahead: [],
  help: <VisionHelp />,
  rules: 'vision',
  whyNot: (place) => <VisionWhyNot place={place} />,
  acts: question && <VisionActList question={question} />,
  asked: question && picksInSheet(question) && <CardSheet title={prompt.order} cards={question.decision.pick?.from ?? []} />,
});
