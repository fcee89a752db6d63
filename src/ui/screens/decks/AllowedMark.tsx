const NONE =
  'border-st-loss bg-[linear-gradient(45deg,transparent_44%,var(--color-st-loss)_44%_56%,transparent_56%)] bg-urushi-0 text-transparent';

interface AllowedMarkProps {
  readonly most: number;
}

/** How many copies are allowed, where it is not three; a ring that is struck out where none is. Its words stand elsewhere. */
export const AllowedMark = ({ most }: AllowedMarkProps) =>
  most !== 3 && (
    <span
      className={`absolute -left-1 -top-0.75 grid place-items-center size-5.5 border-2 rounded-[50%] font-text text-[13px]/none font-semibold ${most === 0 ? NONE : 'border-gold-2 bg-urushi-0 text-gold-1'}`}
      aria-hidden="true"
    >
      {most}
    </span>
  );
