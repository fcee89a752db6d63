/** A crest of a card on the ground of its kind, in the size that `className` gives it. */
export interface CrestProps {
  readonly passcode: number;
  readonly className: string;
}

/** A crest that fills its place. */
export const WHOLE = 'size-full shadow-[inset_0_0_0_1.5px_var(--c-edge)] [&_.kamon]:size-[86%]';
