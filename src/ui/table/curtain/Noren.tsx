import type { CSSProperties } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { SeatEmblem } from '../../base/art';

const STRIPS = [0, 1, 2, 3, 4, 5, 6];

/** The cloth of the curtain, with the emblem of the seat that it waits for. */
export function Noren({ seat }: { readonly seat: Player }) {
  return (
    <div className="noren" aria-hidden="true">
      {STRIPS.map((strip) => (
        <i key={strip} style={{ '--strip': strip } as CSSProperties} />
      ))}
      <SeatEmblem seat={seat} />
    </div>
  );
}
