import { expect, test } from 'vitest';
import { RULES } from '../../../engine/duel';
import { RULES as VISION_RULES } from '../../../engine/vision';
import { hintTexts } from '../../../i18n/hint-texts';
import { HINTS, OCCASIONS } from '../../../games/duel/hints';
import { visionHintWords } from '../../../games/vision/texts/hint-words';
import { VISION_HINTS, VISION_OCCASIONS } from '../../../games/vision/hints';

test.each(['en', 'ja'] as const)('each hint has its words (%s)', (language) => {
  expect(Object.keys(hintTexts[language].hints).sort()).toEqual([...HINTS].sort());
  expect(Object.keys(visionHintWords[language]).sort()).toEqual([...VISION_HINTS].sort());
});

test.each(HINTS)('the hint %s names a rule of the register', (hint) => expect(RULES).toHaveProperty(OCCASIONS[hint].rule));

test.each(VISION_HINTS)('the hint %s names a rule of the register', (hint) =>
  expect(VISION_RULES).toHaveProperty(VISION_OCCASIONS[hint].rule),
);
