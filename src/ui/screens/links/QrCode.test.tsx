import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linkTexts } from '../../../i18n/link-texts';
import { codePath, LONGEST_CODE } from './code-path';
import { QrCode } from './QrCode';

const drawn = (signs: number): string => renderToStaticMarkup(<QrCode link={'a'.repeat(signs)} />);

test('dark modules that lie side by side in a row are one bar', () => {
  expect(
    codePath([
      [true, true, false],
      [false, true, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1H0zM1 1h1v1H1zM0 2h1v1H0zM2 2h1v1H2z');
});

test('a link is drawn as a code with its text, without styles of its own', () => {
  const html = drawn(900);
  expect(html).toContain('data-code="drawn"');
  expect(html).toContain(`value="${'a'.repeat(900)}"`);
  expect(html).not.toContain('style=');
});

test('the longest link that fits is drawn, and one that is a sign longer says that it is too long', () => {
  expect(drawn(LONGEST_CODE)).toContain('<path');
  const html = drawn(LONGEST_CODE + 1);
  expect(html).not.toContain('<svg');
  expect(html).toContain(linkTexts.en.code.tooLong('2,954', '2,953'));
});
