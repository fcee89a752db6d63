import { useCardNames } from '../../base/card/card-info';
import { useTableGround } from '../field/table-context';
import type { Piece } from './piece';

/** A sentence in its pieces; every card it names can be pointed at. The log walks between them with the arrow keys. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const cardName = useCardNames();
  const { names, onInspectCard } = useTableGround();
  return (
    <span className="sentence">
      {pieces.map((piece, i) => {
        switch (piece.kind) {
          case 'text':
            return <span key={i}>{piece.text}</span>;
          case 'seat':
            return <b key={i}>{names[piece.seat]}</b>;
          case 'strong':
            return <b key={i}>{piece.text}</b>;
          case 'card': {
            const inspect = (): void => onInspectCard(piece.passcode);
            return (
              <button
                key={i}
                type="button"
                tabIndex={-1}
                className="named"
                onFocus={inspect}
                onPointerEnter={inspect}
                onClick={inspect}
              >
                {cardName(piece.passcode).name}
              </button>
            );
          }
        }
      })}
    </span>
  );
}
