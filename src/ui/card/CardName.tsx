import { Fragment, type CSSProperties } from 'react';
import { fitName } from './name-fit';

/** The name on a small face: up to three lines, four on the smallest; set smaller rather than cut. */
export function CardName({ name }: { readonly name: string }) {
  const { pieces, two, three, four } = fitName(name);
  const style: CSSProperties & Record<`--n${number}`, number> = { '--n2': two, '--n3': three, '--n4': four };
  return (
    <span className="card__name" style={style}>
      {pieces.map((piece, k) => (
        <Fragment key={k}>{k > 0 && !pieces[k - 1]?.endsWith(' ') && <wbr />}{piece}</Fragment>
      ))}
    </span>
  );
}
