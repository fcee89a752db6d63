import { Fragment, type CSSProperties } from 'react';
import { fitName } from './name-fit';

/** A name with the places where it may break; the browser picks among them. */
export function BreakableName({ name }: { readonly name: string }) {
  const { pieces, cuts } = fitName(name);
  return pieces.map((piece, k) => (
    <Fragment key={k}>
      {piece}
      {k < pieces.length - 1 && !piece.endsWith(' ') && <wbr className={cuts.has(k) ? 'cut' : undefined} />}
    </Fragment>
  ));
}

/** The name on a small face: up to three lines, four on the smallest; set smaller rather than cut. */
export function CardName({ name }: { readonly name: string }) {
  const { two, three, four } = fitName(name);
  const style: CSSProperties & Record<`--n${number}`, number> = { '--n2': two, '--n3': three, '--n4': four };
  return (
    <span className="card__name" style={style}>
      <BreakableName name={name} />
    </span>
  );
}
