import { expect, test } from 'vitest';
import { RULES } from '../../engine/duel';
import { hintTexts } from '../../i18n/hint-texts';
import { OCCASIONS } from '../../store/hints/fitting';
import { HINTS } from '../../store/hints/hints';

test.each(['en', 'ja'] as const)('each hint has its words (%s)', (language) =>
  expect(Object.keys(hintTexts[language].hints).sort()).toEqual([...HINTS].sort()),
);

test.each(HINTS)('the hint %s names a rule of the register', (hint) => expect(RULES).toHaveProperty(OCCASIONS[hint].rule));
