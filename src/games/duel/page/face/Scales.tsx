import type { DuelView, Player } from '../../../../engine/duel';
import { usePendulumTexts } from '../../../../i18n/pendulum-texts';
import { levelsBetween, scalesOf } from './pendulum';
import './pendulum.css';

/** Both scales of a player and the Levels between them, in words, at that player's edge. */
export function Scales({ view, seat }: { readonly view: Pick<DuelView, 'seats'>; readonly seat: Player }) {
  const t = usePendulumTexts();
  const scales = scalesOf(view, seat);
  if (!scales) return null;
  return (
    <p className="scales" data-scales={scales.join(' ')}>
      <span className="scales__n" aria-label={t.scaleOf(scales[0])}>
        {scales[0]}
      </span>
      <span className="scales__n" aria-label={t.scaleOf(scales[1])}>
        {scales[1]}
      </span>
      <b>{t.levels(levelsBetween(scales))}</b>
    </p>
  );
}
