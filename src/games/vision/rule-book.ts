import { CHAPTERS } from '../../engine/vision/register/index';
import { chaptersOf, type RuleBook } from '../rule-book';
import { visionRuleWords } from './texts/rule-words';

/** The rules of VISION, to be read. */
export const visionRules: RuleBook = {
  chapters: () => chaptersOf(CHAPTERS),
  titles: visionRuleWords,
  differences: () => [],
};
