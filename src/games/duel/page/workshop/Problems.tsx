import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { isRow } from '../../workshop/laid-position';
import { isImpossible, type LaidProblem } from '../../workshop/problems';
import { problemWords } from './problem-words';
import { spotName } from './spot-words';
import { useWorkshop } from './workshop-store';

/** What is wrong in the position, each at its place: a press leads there. */
export function Problems({ problems }: { readonly problems: readonly LaidProblem[] }) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const impossible = problems.filter(isImpossible);
  const unusual = problems.filter((problem) => !isImpossible(problem));
  const goTo = (problem: LaidProblem): void => {
    if (!('spot' in problem) || !problem.spot) return;
    const { spot } = problem;
    useWorkshop.setState({ held: null, chosen: spot, pile: isRow(spot.zone) ? null : spot });
  };
  const listed = (some: readonly LaidProblem[]) => (
    <ul className="grid gap-1">
      {some.map((problem) => {
        const says = problemWords(problem, t, info);
        const spot = 'spot' in problem ? problem.spot : undefined;
        return (
          <li key={`${problem.kind} ${says} ${spot?.seat} ${spot?.zone} ${spot?.index}`} data-problem={problem.kind}>
            {spot ? (
              <button
                type="button"
                className="min-h-tap text-start cursor-pointer hover:text-gold-1"
                onClick={() => goTo(problem)}
              >
                <b className="font-semibold">{spotName(spot, t, table)}</b> – {says}
              </button>
            ) : (
              <p className="py-1.5 wrap-anywhere">{says}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="grid gap-1 text-note" aria-label={t.wrong.title} role="status" data-impossible={impossible.length}>
      {impossible.length === 0 ? (
        <p className="text-writing-2">{t.wrong.fine}</p>
      ) : (
        <>
          <h2 className="font-semibold text-st-loss">{t.wrong.impossible(impossible.length)}</h2>
          {listed(impossible)}
        </>
      )}
      {unusual.length > 0 && (
        <>
          <h2 className="text-writing-2">{t.wrong.unusual}</h2>
          {listed(unusual)}
        </>
      )}
    </section>
  );
}
