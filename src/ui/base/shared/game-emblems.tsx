import { ruleSetOf } from '../../../games/played';
import { ChainCircle, Drawing, KusariMark } from '../art';

/** A chain closed around the mark: the rules that the house began with. */
const Chain = () => (
  <span className="relative grid size-full place-items-center">
    <ChainCircle className="size-full" colour="var(--color-gold-2)" ground="var(--color-urushi-2)" />
    <KusariMark className="absolute size-[42%] -translate-y-[4%]" />
  </span>
);

/** The emblem of a rule set. Decoration: its name stands beside it. */
export function GameEmblem({ played }: { readonly played: string }) {
  const { emblem } = ruleSetOf(played);
  return emblem ? <Drawing className="size-full" viewBox="-62 -62 124 124" markup={emblem} /> : <Chain />;
}
