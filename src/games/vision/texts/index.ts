import { useLanguage, type Language } from '../../../i18n/language';
import { visionCardWords, type VisionCardWords } from './card-words';
import { lastingWords, type LastingWords } from './lasting-words';
import { visionLessonWords, type VisionLessonWords } from './lesson-words';
import { visionLogWords, type VisionLogWords } from './log-words';
import { visionPromptWords, type VisionPromptWords } from './prompt-words';
import { stoneWords, type StoneWords } from './stone-words';
import { visionTableWords, type VisionTableWords } from './table-words';

export { visionSceneTexts } from './table-words';

/** Everything that the page says of VISION. */
export interface VisionTexts {
  readonly card: VisionCardWords;
  readonly table: VisionTableWords;
  readonly stone: StoneWords;
  readonly prompt: VisionPromptWords;
  readonly log: VisionLogWords;
  readonly lasting: LastingWords;
  readonly lesson: VisionLessonWords;
}

const of = (language: Language): VisionTexts => ({
  card: visionCardWords[language],
  table: visionTableWords[language],
  stone: stoneWords[language],
  prompt: visionPromptWords[language],
  log: visionLogWords[language],
  lasting: lastingWords[language],
  lesson: visionLessonWords[language],
});

export const visionTexts: Readonly<Record<Language, VisionTexts>> = { en: of('en'), ja: of('ja') };

export const useVisionTexts = (): VisionTexts => visionTexts[useLanguage()];
