/** A deck that is legal, and one that is not: word, sign and colour. */
export const YES = "text-st-gain before:content-['✓_']";
export const NO = "text-st-loss before:content-['✕_']";

/** What is wrong with a deck, as a list that scrolls. */
export const CAUSES = 'min-h-0 overflow-auto text-note/[1.35] stacked:max-h-[40dvh]';

/** A cause against a deck, in a list of them. */
export const CAUSE =
  "relative border-(--line) not-first:border-t pt-0.75 pb-0.75 pl-5.5 leading-[1.35] wrap-anywhere before:absolute before:left-0.5 before:content-['✕'] before:text-st-loss";
