import { memo, useLayoutEffect, useRef, useState } from 'react';
import { adorn, tableIsDrawn } from '../drawn/drawn';
import { drawn } from './drawn';
import { KAMON_VIEW_BOX, kamonOf, type KamonFacts } from './kamon';

interface KamonProps {
  readonly facts: KamonFacts;
  /** Any CSS length; left out, the crest fills what holds it. */
  readonly size?: string | number;
}

/**
 * The crest of a card. Decoration: whoever shows it also says the card's name in text. It is half of what the browser lays out
 * of a card; on one that comes with an answer it is drawn with the picture after the table's, where that card is not seen yet
 * because it flies in.
 */
export const Kamon = memo(
  function Kamon({ facts, size }: KamonProps) {
    const crest = useRef<SVGSVGElement>(null);
    const [isLate] = useState(tableIsDrawn);
    const drawing = drawn(kamonOf(facts).markup);
    useLayoutEffect(() => {
      const svg = crest.current;
      if (!isLate || !svg) return undefined;
      // No card has the crest of another, not for one picture.
      svg.replaceChildren();
      let isOver = false;
      adorn(() => {
        if (!isOver) svg.innerHTML = drawing.__html as string;
      });
      return () => {
        isOver = true;
      };
    }, [isLate, drawing]);
    return (
      <svg
        ref={crest}
        className="kamon"
        viewBox={KAMON_VIEW_BOX}
        width={size}
        height={size}
        aria-hidden="true"
        focusable="false"
        {...(!isLate && { dangerouslySetInnerHTML: drawing })}
      />
    );
  },
  (before, after) => before.size === after.size && kamonOf(before.facts) === kamonOf(after.facts),
);
