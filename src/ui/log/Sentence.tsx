import { useTableTexts } from '../../i18n/table-texts';
import { useCardInfo } from '../card/card-info';
import { useTableScene } from '../table/table-context';
import { sentenceOf } from './sentence';
import type { Told } from './told';

/** An event in words; every card it names can be pointed at. The log walks between them with the arrow keys. */
export function Sentence({ event }: { readonly event: Told }) {
  const t = useTableTexts();
  const info = useCardInfo();
  const { names, onInspectCard } = useTableScene();
  return (
    <span className="sentence">
      {sentenceOf(event, t).map((piece, i) => {
        switch (piece.kind) {
          case 'text':
            return <span key={i}>{piece.text}</span>;
          case 'seat':
            return <b key={i}>{names[piece.seat]}</b>;
          case 'strong':
            return <b key={i}>{piece.text}</b>;
          case 'card':
            return (
              <button
                key={i}
                type="button"
                tabIndex={-1}
                className="named"
                onFocus={() => onInspectCard(piece.passcode)}
                onPointerEnter={() => onInspectCard(piece.passcode)}
                onClick={() => onInspectCard(piece.passcode)}
              >
                {info(piece.passcode).name}
              </button>
            );
        }
      })}
    </span>
  );
}
