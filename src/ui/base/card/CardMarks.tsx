import { seatClass } from '../art/seat-crests';
import { useCardWords } from './card-words';
import type { FaceMarks } from './face-card';

/** Classes of the card itself: lifted, negated, dimmed. */
export function markClasses(marks: FaceMarks | undefined): string {
  if (!marks) return '';
  return [marks.canAct && ' card--can', marks.negated && ' card--negated', marks.dim && ' card--dim'].filter(Boolean).join('');
}

/** Rings, flags and link numbers. They may lie on a crest, never on a name or a number. */
export function CardMarks({ marks }: { readonly marks: FaceMarks | undefined }) {
  const words = useCardWords();
  if (!marks) return null;
  return (
    <>
      {marks.source && <span className="halo halo--source" />}
      {marks.target && <span className="halo halo--target" />}
      {marks.selectable && !marks.selected && <span className="halo halo--selectable" />}
      {marks.selected && <span className="halo halo--select" />}
      {marks.canAct && <span className="can-dot" />}
      {marks.counters ? <span className="counter-stack" data-writing={marks.counters} /> : null}
      {marks.chainLink !== undefined && (
        <span className="linknos">
          <span
            className={`linkno ${seatClass(marks.chainOwner ?? 0)}${marks.chainBroken ? ' linkno--broken' : ''}`}
            data-writing={marks.chainLink}
          />
        </span>
      )}
      {(marks.negated || marks.attacked) && (
        <span className="flags">
          {marks.negated && <span className="flag flag--negated" data-writing={words.negated} />}
          {marks.attacked && <span className="flag flag--quiet" data-writing={words.attacked} />}
        </span>
      )}
    </>
  );
}
