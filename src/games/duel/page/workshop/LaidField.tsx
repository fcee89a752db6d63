import type { ReactNode } from 'react';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { seatClass } from '../../../../ui/base/art/seat-crests';
import { cardAt, CELLS, hasZone, isSameSpot, type Spot, type ZoneName } from '../../workshop/laid-position';
import type { LaidProblem } from '../../workshop/problems';
import { LaidFace } from './LaidFace';
import { lieWords, namesIn, spotName, zoneName } from './spot-words';
import { useWorkshop } from './workshop-store';

type Seat = 0 | 1;

interface FieldProps {
  readonly problems: readonly LaidProblem[];
}

const wrongAt = (problems: readonly LaidProblem[], spot: Spot): boolean =>
  problems.some((problem) => 'spot' in problem && isSameSpot(problem.spot, spot));

const wrongIn = (problems: readonly LaidProblem[], { seat, zone }: Spot): boolean =>
  problems.some((problem) => 'spot' in problem && problem.spot?.seat === seat && problem.spot.zone === zone);

/** What can be dropped there or picked: for mouse, finger and keyboard alike. */
function Place({
  spot,
  isWrong,
  label,
  className,
  children,
}: {
  readonly spot: Spot;
  readonly isWrong: boolean;
  /** Null: it is called by what stands in it. */
  readonly label: string | null;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { position, held, chosen, pile, pick, hold } = useWorkshop();
  const laid = cardAt(position, spot);
  const isChosen = isSameSpot(chosen, spot) || (pile?.seat === spot.seat && pile.zone === spot.zone);
  const isHeld = held?.from === 'table' && isSameSpot(held.spot, spot);
  const canDrag = laid !== null && spot.zone in CELLS;
  return (
    <button
      type="button"
      className={`laid-place ${className}`}
      data-spot={`${spot.seat}:${spot.zone}:${spot.index}`}
      data-awaits={held !== null || undefined}
      data-held={isHeld || undefined}
      data-wrong={isWrong || undefined}
      aria-pressed={isChosen}
      aria-label={label ?? undefined}
      title={label ?? undefined}
      draggable={canDrag}
      onClick={() => pick(spot)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', label ?? '');
        hold({ from: 'table', spot });
      }}
      onDragEnd={() => hold(null)}
      onDragOver={(event) => {
        if (held) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (held) pick(spot);
      }}
      onKeyDown={(event) => {
        if ((event.key !== 'Delete' && event.key !== 'Backspace') || !laid || !(spot.zone in CELLS)) return;
        event.preventDefault();
        useWorkshop.getState().remove(spot);
      }}
    >
      {children}
    </button>
  );
}

function Cell({ spot, problems }: { readonly spot: Spot } & FieldProps) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const laid = useWorkshop(({ position }) => cardAt(position, spot));
  const where = spotName(spot, t, table);
  const what = laid ? [info(laid.card).name, ...lieWords(laid, spot.zone, t)].join(', ') : table.card.empty;
  return (
    <Place spot={spot} isWrong={wrongAt(problems, spot)} label={t.field.holds(where, what)} className="laid-cell">
      {laid ? (
        <LaidFace laid={laid} spot={spot} />
      ) : (
        <span className="laid-cell__empty">
          {spot.zone === 'field' || spot.zone === 'pendulum' ? table.zones[spot.zone].short : ''}
        </span>
      )}
    </Place>
  );
}

function Pile({
  seat,
  zone,
  problems,
}: { readonly seat: Seat; readonly zone: 'deck' | 'fusionDeck' | 'graveyard' | 'banished' } & FieldProps) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const { zones, hasStandIns } = useWorkshop(({ position }) => position.seats[seat]);
  const cards = zones[zone];
  const spot: Spot = { seat, zone, index: 0 };
  const isStoodIn = zone === 'deck' && hasStandIns;
  const size = isStoodIn ? '20' : String(cards.length);
  // The names that are seen are a part of the name that is heard.
  const shown = zone === 'graveyard' || zone === 'banished' ? cards[0] : undefined;
  return (
    <Place
      spot={spot}
      isWrong={wrongIn(problems, spot)}
      label={t.field.holds(
        spotName(spot, t, table),
        [table.card.cards(isStoodIn ? 20 : cards.length), ...(shown ? [info(shown.card).name] : [])].join(', '),
      )}
      className="laid-pile"
    >
      {shown && <LaidFace laid={shown} spot={spot} />}
      <span
        className="laid-pile__name"
        data-stand-ins={isStoodIn || undefined}
        data-writing={`${size} ${table.zones[zone].short}`}
      />
    </Place>
  );
}

function Hand({ seat, problems }: { readonly seat: Seat } & FieldProps) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const cards = useWorkshop(({ position }) => position.seats[seat].zones.hand);
  const spot: Spot = { seat, zone: 'hand', index: 0 };
  const name = t.field.handOf(namesIn(t)[seat]);
  const names = cards.flatMap((laid) => (laid ? [info(laid.card).name] : []));
  return (
    <Place spot={spot} isWrong={wrongIn(problems, spot)} label={null} className="laid-hand">
      <span className="sr-only">{t.field.holds(name, [table.card.cards(cards.length), ...names].join(', '))}</span>
      <span className="laid-hand__name" data-writing={`${zoneName('hand', 0, table)} ${cards.length}`} />
      {cards.map((laid, index) => laid && <LaidFace key={`${index} ${laid.card}`} laid={laid} spot={{ ...spot, index }} />)}
    </Place>
  );
}

const NUMBERS = [0, 1, 2, 3, 4] as const;

/** One half as its player reads it; the far one is turned round by style, and read in the order of its player. */
function Half({ seat, problems }: { readonly seat: Seat } & FieldProps) {
  const hasPendulum = useWorkshop(({ position }) => hasZone(position, 'pendulum'));
  const cell = (zone: ZoneName, index: number) => (
    <Cell key={`${zone}${index}`} spot={{ seat, zone, index }} problems={problems} />
  );
  return (
    <div className={`laid-half ${seatClass(seat)}`} data-far={seat === 1 || undefined}>
      <div className="laid-row" data-pendulum={hasPendulum || undefined}>
        {cell('field', 0)}
        {hasPendulum && cell('pendulum', 0)}
        {NUMBERS.map((index) => cell('monster', index))}
        {hasPendulum && cell('pendulum', 1)}
        <Pile seat={seat} zone="graveyard" problems={problems} />
      </div>
      <div className="laid-row" data-pendulum={hasPendulum || undefined}>
        <Pile seat={seat} zone="fusionDeck" problems={problems} />
        {hasPendulum && <span />}
        {NUMBERS.map((index) => cell('spellTrap', index))}
        {hasPendulum && <span />}
        <Pile seat={seat} zone="deck" problems={problems} />
      </div>
      <div className="laid-row laid-row--hand">
        <Hand seat={seat} problems={problems} />
        <Pile seat={seat} zone="banished" problems={problems} />
      </div>
    </div>
  );
}

/** Both halves of the position, each place a button: pick a card, pick a place. */
export function LaidField({ problems }: FieldProps) {
  const t = useWorkshopTexts();
  return (
    <section className="laid-field" aria-label={t.field.name}>
      <Half seat={1} problems={problems} />
      <Half seat={0} problems={problems} />
    </section>
  );
}
