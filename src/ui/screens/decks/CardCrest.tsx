import { useDeckSubject } from './subject';

interface CardCrestProps {
  readonly passcode: number;
  readonly className: string;
}

/** The crest of a card in a list, square and small; a question mark for one that nobody knows. */
export function CardCrest({ passcode, className }: CardCrestProps) {
  const { nameOf, Crest } = useDeckSubject();
  return nameOf(passcode) === undefined ? (
    <span
      className={`grid place-items-center rounded-[8px] bg-urushi-4 font-display text-[22px]/none font-semibold text-writing-2 ${className}`}
      aria-hidden="true"
    >
      ?
    </span>
  ) : (
    <Crest passcode={passcode} className={`crest-tile [&>.kamon]:size-[86%] ${className}`} />
  );
}
