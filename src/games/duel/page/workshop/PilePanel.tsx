import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { Icon } from '../../../../ui/base/art';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { CardCrest } from '../../../../ui/base/card/CardCrest';
import { Button } from '../../../../ui/base/shared/Button';
import { Note } from '../../../../ui/base/shared/Note';
import { isSameSpot, type Spot } from '../../workshop/laid-position';
import { changeSeat, lay } from '../../workshop/laying';
import { spotName } from './spot-words';
import { useWorkshop } from './workshop-store';

/** The cards of the pile or the hand that was picked, the top one first. */
export function PilePanel({ pile }: { readonly pile: Spot }) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const { position, chosen, choose, remove, change } = useWorkshop();
  const seat = position.seats[pile.seat];
  const cards = seat.zones[pile.zone];
  const info = useCardInfo();
  const at = (index: number): Spot => ({ ...pile, index });
  const shift = (index: number, by: 1 | -1): void => {
    const to = at(index + by);
    change(lay(position, { from: 'table', spot: at(index) }, to));
    choose(to);
  };
  const standIns = (hasStandIns: boolean): void => change(changeSeat(position, pile.seat, { hasStandIns }));
  return (
    <div className="grid gap-2" data-pile-panel={`${pile.seat}:${pile.zone}`}>
      <h2 className="font-display text-head/close font-normal text-gold-1">{spotName(pile, t, table)}</h2>
      {cards.length === 0 && <Note>{pile.zone === 'deck' && seat.hasStandIns ? t.pile.standIns : t.pile.empty}</Note>}
      {pile.zone === 'deck' && cards.length === 0 && (
        <Button size="small" data-act="stand-ins" onClick={() => standIns(!seat.hasStandIns)}>
          {seat.hasStandIns ? t.pile.noStandIns : t.pile.useStandIns}
        </Button>
      )}
      {cards.length > 1 && pile.zone !== 'hand' && <Note>{t.pile.top}</Note>}
      <ul className="grid gap-1">
        {cards.map((laid, index) => {
          if (!laid) return null;
          const { name, facts } = info(laid.card);
          const isChosen = isSameSpot(chosen, at(index));
          return (
            <li key={`${index} ${laid.card}`} className="flex flex-wrap items-center justify-end gap-1 rounded bg-control">
              <button
                type="button"
                className="flex flex-1 min-w-0 items-center gap-2 min-h-tap px-1.5 text-start text-note cursor-pointer aria-pressed:text-gold-1"
                aria-pressed={isChosen}
                onClick={() => choose(isChosen ? null : at(index))}
              >
                <CardCrest facts={facts} className="size-7" />
                <span className="min-w-0">{name}</span>
              </button>
              {index > 0 && (
                <button
                  type="button"
                  className="grid place-items-center size-tap cursor-pointer"
                  aria-label={`${t.card.up}: ${name}`}
                  onClick={() => shift(index, -1)}
                >
                  <Icon name="up" />
                </button>
              )}
              <button
                type="button"
                className="grid place-items-center size-tap cursor-pointer"
                aria-label={`${t.card.remove}: ${name}`}
                onClick={() => remove(at(index))}
              >
                <Icon name="cross" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
