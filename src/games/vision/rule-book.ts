import { CHAPTERS, type ChapterName } from '../../engine/vision/register/index';
import { chaptersOf, type RuleChapter } from '../../store/rule-book';

/** The register of VISION. Whoever reads it fetches this with it: the duel's book knows nothing of it. */
export const visionRuleChapters = (): readonly RuleChapter<ChapterName>[] => chaptersOf(CHAPTERS);
