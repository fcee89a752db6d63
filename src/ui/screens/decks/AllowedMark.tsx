interface AllowedMarkProps {
  readonly most: number;
}

/** How many copies are allowed, where it is not three; a ring that is struck out where none is. Its words stand elsewhere. */
export const AllowedMark = ({ most }: AllowedMarkProps) =>
  most !== 3 && (
    <span className={`allowed ${most === 0 ? 'allowed--none' : ''}`} aria-hidden="true">
      {most}
    </span>
  );
