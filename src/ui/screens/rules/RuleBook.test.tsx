import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../../../games/testing/on-this-page';
import { usualGame } from '../../../store/game';
import { RuleBook } from './RuleBook';
import { fetchRules } from './use-book';

const book = (of: 'expert' | 'modern'): string =>
  renderToStaticMarkup(<RuleBook at="battle-equal-attack" of={of} onClose={() => undefined} />);

test('beside a duel the rules are read as its rule set says them', async () => {
  await fetchRules(usualGame());
  expect(book('expert')).toContain('also at 0 against 0');
  expect(book('expert')).not.toContain('at 0 against 0 neither');
  expect(book('modern')).toContain('at 0 against 0 neither');
  expect(book('modern')).not.toContain('also at 0 against 0');
});
