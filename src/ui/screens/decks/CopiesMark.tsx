interface CopiesMarkProps {
  readonly children: string;
  /** Something is wrong with this card. */
  readonly isWrong?: boolean;
}

const WRONG = 'border-st-negated bg-st-negated text-[#2a0d06] in-data-[theme=shiraki]:text-[#fff8e6]';

/** How many copies there are, at the corner of a crest. The words stand elsewhere. */
export const CopiesMark = ({ children, isWrong = false }: CopiesMarkProps) => (
  <b
    className={`absolute -top-0.75 -right-1.25 px-1.5 py-0.75 border-rim rounded-[10px] font-text text-[14px]/none font-semibold whitespace-nowrap ${isWrong ? WRONG : 'border-gold-2 bg-urushi-0 text-writing-1'}`}
    aria-hidden="true"
  >
    {children}
  </b>
);
