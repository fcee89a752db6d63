import { memo } from 'react';
import { drawn } from './drawn';
import { KAMON_VIEW_BOX, kamonOf, type KamonFacts } from './kamon';

interface KamonProps {
  readonly facts: KamonFacts;
  /** Any CSS length; left out, the crest fills what holds it. */
  readonly size?: string | number;
}

/** The crest of a card. Decoration: whoever shows it also says the card's name in text. */
export const Kamon = memo(
  function Kamon({ facts, size }: KamonProps) {
    return (
      <svg
        className="kamon"
        viewBox={KAMON_VIEW_BOX}
        width={size}
        height={size}
        aria-hidden="true"
        focusable="false"
        dangerouslySetInnerHTML={drawn(kamonOf(facts).markup)}
      />
    );
  },
  (before, after) => before.size === after.size && kamonOf(before.facts) === kamonOf(after.facts),
);
