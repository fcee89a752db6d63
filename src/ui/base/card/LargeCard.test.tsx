import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardFacts } from '../../../store/cards/card-book';
import { GLYPHS } from '../art/glyphs';
import { CardFace } from './CardFace';
import { faceCard } from './face-card';
import { LargeCard } from './LargeCard';

test.each([
  [83746708, 'Mage Power', 'Equip Spell', 'equip'],
  [44095762, 'Mirror Force', 'Normal Trap', 'trap'],
  [55144522, 'Pot of Greed', 'Normal Spell', 'spell'],
] as const)('R366: the faces of card %i, %s, show its kind in words and as an icon: %s', (passcode, name, line, icon) => {
  const card = faceCard(cardFacts(passcode)!, 'en');
  expect(card.name).toBe(name);
  const large = renderToStaticMarkup(<LargeCard card={card} />);
  expect(large).toContain(line);
  expect(large).toContain(GLYPHS[icon]);
  expect(renderToStaticMarkup(<CardFace card={card} />)).toContain(GLYPHS[icon]);
});
