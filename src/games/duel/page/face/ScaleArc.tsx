import type { DuelView, Player } from '../../../../engine/duel';
import { levelsBetween, scalesOf } from './pendulum';
import './pendulum.css';

/** The thread from scale to scale, along the gutter behind the monsters: a bead for every Level that may come. */
export function ScaleArc({ view, seat }: { readonly view: Pick<DuelView, 'seats'>; readonly seat: Player }) {
  const scales = scalesOf(view, seat);
  if (!scales) return null;
  return (
    <span className="scale-arc" key={scales.join(' ')} aria-hidden="true">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">
        <path className="scale-arc__case" d="M0 0V1Q50 13 100 1V0" />
        <path className="scale-arc__line" d="M0 0V1Q50 13 100 1V0" />
      </svg>
      <span className="scale-arc__beads">
        {levelsBetween(scales).map((level) => (
          <i key={level} />
        ))}
      </span>
    </span>
  );
}
