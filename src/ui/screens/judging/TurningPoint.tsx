import { useJudgingTexts } from '../../../i18n/judging-texts';
import { BEYOND, type Better, type Judged } from '../../../store/judging/judged';
import type { SaidAnswer } from '../../../store/judging/said-answer';
import { SeatShape, seatClass } from '../../base/art';
import { ListRow } from '../../base/shared/ListRow';
import { Why } from '../../base/shared/Why';

export const percent = (chance: number): number => Math.round(chance * 100);

interface TurningPointProps {
  readonly judged: Judged & { readonly better: Better };
  /** Turn and player. */
  readonly where: string;
  readonly isHere: boolean;
  readonly say: (answer: SaidAnswer) => string;
  readonly onGo: () => void;
}

/** A decision at which something else would have been better: what, by how much and why. Leads there. */
export function TurningPoint({ judged, where, isHere, say, onGo }: TurningPointProps) {
  const t = useJudgingTexts();
  const { seat, best, given, better, position } = judged;
  const said = (answer: SaidAnswer | null): string => (answer ? say(answer) : t.noWords);
  const error = percent(BEYOND * Math.hypot(best.error, given.error));
  return (
    <li className={seatClass(seat)} data-turning={position}>
      <ListRow className="grid gap-0.5 px-1 py-1.5 text-start font-text text-note/snug" aria-current={isHere} onClick={onGo}>
        <span className="flex items-center gap-2 font-semibold text-gold-1 [&_.shape]:text-[12px]">
          <SeatShape seat={seat} />
          {where}
          <span className="ms-auto normal-nums">{t.chances(percent(given.chance), percent(best.chance), error)}</span>
        </span>
        <span className="text-writing-1">{t.better(said(better.answer))}</span>
        <span className="text-writing-2">{t.played(said(better.instead))}</span>
        <Why ahead={better.ahead} line={better.line} say={say} />
      </ListRow>
    </li>
  );
}
