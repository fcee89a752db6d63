import { useJudgingTexts, type JudgingTexts } from '../../../i18n/judging-texts';
import { BEYOND, type Better, type Judged } from '../../../store/judging/judged';
import type { SaidAnswer } from '../../../store/judging/said-answer';
import { SeatShape, seatClass } from '../../base/art';
import { ListRow } from '../../base/shared/ListRow';

/** Less than this is not worth a word, by name; elsewhere half of one. */
const LEAST: Readonly<Record<string, number>> = { lifePoints: 300 };
const MOST_REASONS = 3;

/** What one would have more of, most telling first. */
function reasons(ahead: Better['ahead'], t: JudgingTexts): readonly string[] {
  const words: Readonly<Record<string, (by: number) => string>> = t.ahead;
  return Object.entries(ahead)
    .map(([name, by]) => ({ name, by, weight: Math.abs(by) / (LEAST[name] ?? 0.4) }))
    .filter(({ name, weight }) => weight >= 1 && Object.hasOwn(words, name))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_REASONS)
    .map(({ name, by }) => words[name]!(by));
}

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
  const why = reasons(better.ahead, t);
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
        {why.length > 0 && <span className="text-writing-2">{t.why(why.join(t.comma))}</span>}
      </ListRow>
    </li>
  );
}
