import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RuleMark } from './RuleMark';

test('the sign § is not read out: what is heard is the rule, after the numbers that stand beside the sign', () => {
  const mark = renderToStaticMarkup(<RuleMark rule="attack-once" numbers={['R154', 'R155']} />);
  expect(mark).toContain('<span aria-hidden="true">§</span> R154, R155');
  expect(mark).toMatch(/aria-label="R154, R155 Rule: [^"§]+"/);
  expect(renderToStaticMarkup(<RuleMark rule="attack-once" />)).toMatch(/aria-label="Rule: [^"§]+"/);
});
