import { AnimatePresence, m } from 'framer-motion';
import { useEffect, useState, type ReactNode } from 'react';
import type { ShownCard } from '../../engine/table';
import { useTableGround } from './table-context';

interface CardArrivalProps {
  readonly card: ShownCard | null;
  readonly children: ReactNode;
}

/** False on the first drawing: what was there from the start does not arrive. */
function useHasStood(): boolean {
  const [stood, setStood] = useState(false);
  useEffect(() => setStood(true), []);
  return stood;
}

/** What makes it another card, or the same card turned over. */
const identity = (card: ShownCard): string => `${card.key ?? 'hidden'} ${card.faceUp ? 'up' : 'down'}`;

/**
 * A card slides in; where one has left, a blank sheet fades. The sheet carries no face: a card that is gone
 * may be a secret already.
 */
export function CardArrival({ card, children }: CardArrivalProps) {
  // What another viewer saw never lingers.
  const { epoch, viewer } = useTableGround();
  return (
    <Lying key={`${viewer} ${epoch}`} card={card}>
      {children}
    </Lying>
  );
}

function Lying({ card, children }: CardArrivalProps) {
  const stood = useHasStood();
  const { face } = useTableGround();
  return (
    <span className="arrival">
      <AnimatePresence initial={false}>
        {card && (
          <m.span
            key={identity(card)}
            className={`arrival__sheet${face.liesAcross(card) ? ' arrival__sheet--wide' : ''}`}
            initial={{ opacity: 0 }}
            animate={{ opacity: 0 }}
            exit={{ opacity: [0.45, 0] }}
          />
        )}
      </AnimatePresence>
      {card && (
        <m.span
          key={identity(card)}
          className="arrival__card"
          initial={stood ? { y: -14, opacity: 0.25 } : false}
          animate={{ y: 0, opacity: 1 }}
        >
          {children}
        </m.span>
      )}
    </span>
  );
}
