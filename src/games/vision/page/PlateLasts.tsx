import type { Player, VisionView } from '../../../engine/vision';
import { useVisionTexts } from '../texts';
import { useCardNames } from '../../../ui/base/card/card-info';
import { useTableGround } from '../../../ui/table/field/table-context';
import { lastingOf } from './lasting';

/** So many tags have room on a plate; all are told in full beside the interference. */
const ROOM = 2;

/** What lasts for a player, in a word each at the foot of the plate: it lies over what is free there and moves nothing. */
export function PlateLasts({ view, seat }: { readonly view: VisionView; readonly seat: Player }) {
  const { names } = useTableGround();
  const texts = useVisionTexts();
  const cardNames = useCardNames();
  const all = lastingOf(view, seat, { names, texts, cardName: (passcode) => cardNames(passcode).name });
  if (all.length === 0) return null;
  const [shown, rest] = [all.slice(0, ROOM), all.slice(ROOM)];
  return (
    <ul className="lasts" aria-label={texts.lasting.of(names[seat])}>
      {shown.map(({ key, tag, says }) => (
        <li key={key} title={says}>
          {tag}
        </li>
      ))}
      {rest.length > 0 && <li title={rest.map(({ says }) => says).join(' ')}>{texts.lasting.more(rest.length)}</li>}
    </ul>
  );
}
