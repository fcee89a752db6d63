import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { CardCrest } from '../../../../ui/base/card/CardCrest';
import { Button } from '../../../../ui/base/shared/Button';
import { Choice } from '../../../../ui/base/shared/Choice';
import { Field, SelectField } from '../../../../ui/base/shared/Field';
import { Note } from '../../../../ui/base/shared/Note';
import { cardAt, laidCards, type LaidCard, type Spot } from '../../workshop/laid-position';
import { Amount, Check } from './Check';
import { namesIn, spotName } from './spot-words';
import { useWorkshop } from './workshop-store';

const FLAGS = ['summonedThisTurn', 'attackedThisTurn', 'positionChangedThisTurn'] as const;

/** The card that is spoken of: how it lies, and what it has done. */
export function CardPanel() {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const { position, chosen, hold, remove } = useWorkshop();
  const laid = chosen && cardAt(position, chosen);
  if (!chosen || !laid) return <Note>{t.card.none}</Note>;
  const { name, facts } = info(laid.card);
  return (
    <div className="grid gap-2.5" data-card-panel={facts.en}>
      <div className="flex items-center gap-3">
        <CardCrest facts={facts} className="size-12" />
        <p className="min-w-0">
          <b className="block font-semibold">{name}</b>
          <small className="text-note text-writing-2">{spotName(chosen, t, table)}</small>
        </p>
      </div>
      <How laid={laid} spot={chosen} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" data-act="move" onClick={() => hold({ from: 'table', spot: chosen })}>
          {t.card.move}
        </Button>
        <Button size="small" data-act="remove" onClick={() => remove(chosen)}>
          {t.card.remove}
        </Button>
      </div>
    </div>
  );
}

interface HowProps {
  readonly laid: LaidCard;
  readonly spot: Spot;
}

function How({ laid, spot }: HowProps) {
  switch (spot.zone) {
    case 'monster':
      return <MonsterLies laid={laid} spot={spot} />;
    case 'spellTrap':
    case 'field':
      return <BackRowLies laid={laid} spot={spot} />;
    case 'graveyard':
    case 'banished':
      return <ProperlySummoned laid={laid} spot={spot} />;
    default:
      return null;
  }
}

function ProperlySummoned({ laid, spot }: HowProps) {
  const t = useWorkshopTexts();
  const { alter } = useWorkshop.getState();
  return (
    <Check
      label={t.card.properlySummoned}
      is={laid.properlySummoned !== false}
      onChange={(is) => alter(spot, { properlySummoned: is ? undefined : false })}
    />
  );
}

function Counters({ laid, spot }: HowProps) {
  const t = useWorkshopTexts();
  const { alter } = useWorkshop.getState();
  return (
    <Amount
      label={t.card.counters}
      value={laid.counters ?? 0}
      most={99}
      onChange={(counters) => alter(spot, { counters: counters || undefined })}
    />
  );
}

/** ATK and DEF as they are laid: what is printed, or what was said instead. */
function Values({ laid, spot }: HowProps) {
  const t = useWorkshopTexts();
  const info = useCardInfo();
  const { alter } = useWorkshop.getState();
  const { facts } = info(laid.card);
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['atk', 'def'] as const).map((of) => {
        const printed = facts[of] ?? 0;
        return (
          <Amount
            key={of}
            label={t.card[of]}
            value={laid[of] ?? printed}
            onChange={(value) => alter(spot, { [of]: value === printed ? undefined : value })}
          />
        );
      })}
      <div className="col-span-2">
        <Note>{t.card.values}</Note>
      </div>
    </div>
  );
}

function Owner({ laid, spot }: HowProps) {
  const t = useWorkshopTexts();
  const { alter } = useWorkshop.getState();
  const names = namesIn(t);
  return (
    <Choice
      size="tiny"
      label={t.card.owner}
      options={([0, 1] as const).map((value) => ({ value, label: names[value] }))}
      value={laid.owner ?? spot.seat}
      onChange={(owner) => alter(spot, { owner: owner === spot.seat ? undefined : owner })}
    />
  );
}

function MonsterLies({ laid, spot }: HowProps) {
  const t = useWorkshopTexts();
  const { alter } = useWorkshop.getState();
  return (
    <>
      <Choice
        size="tiny"
        label={t.card.position}
        options={(['attack', 'defense', 'set'] as const).map((value) => ({ value, label: t.card.positions[value] }))}
        value={laid.position ?? 'attack'}
        onChange={(position) => alter(spot, { position: position === 'attack' ? undefined : position })}
      />
      <Values laid={laid} spot={spot} />
      <Counters laid={laid} spot={spot} />
      <div className="grid">
        {FLAGS.map((flag) => (
          <Check
            key={flag}
            label={t.card[flag]}
            is={laid[flag] ?? false}
            onChange={(is) => alter(spot, { [flag]: is || undefined })}
          />
        ))}
        <ProperlySummoned laid={laid} spot={spot} />
      </div>
      <Owner laid={laid} spot={spot} />
    </>
  );
}

function BackRowLies({ laid, spot }: HowProps) {
  const t = useWorkshopTexts();
  const { alter } = useWorkshop.getState();
  const usual = spot.zone === 'field' ? 'up' : 'set';
  return (
    <>
      <Choice
        size="tiny"
        label={t.card.face}
        options={(['up', 'set'] as const).map((value) => ({ value, label: t.card.faces[value] }))}
        value={laid.face ?? usual}
        onChange={(face) => alter(spot, { face: face === usual ? undefined : face })}
      />
      {spot.zone === 'spellTrap' && (
        <>
          <Tied laid={laid} spot={spot} to="equippedTo" />
          <Tied laid={laid} spot={spot} to="linkedTo" />
        </>
      )}
      <Counters laid={laid} spot={spot} />
      <Amount
        label={t.card.turnCount}
        value={laid.turnCount ?? 0}
        most={99}
        onChange={(turnCount) => alter(spot, { turnCount: turnCount || undefined })}
      />
      <Check
        label={t.card.setThisTurn}
        is={laid.setThisTurn ?? false}
        onChange={(is) => alter(spot, { setThisTurn: is || undefined })}
      />
      <Owner laid={laid} spot={spot} />
    </>
  );
}

/** Which monster of either side it is tied to. */
function Tied({ laid, spot, to }: HowProps & { readonly to: 'equippedTo' | 'linkedTo' }) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const position = useWorkshop((store) => store.position);
  const { alter } = useWorkshop.getState();
  const monsters = [...laidCards(position)].filter((one) => one.spot.zone === 'monster');
  const nameOf = ({ seat, index }: Spot): string => `${seat}:${index}`;
  const tied = laid[to];
  return (
    <Field label={t.card[to]}>
      <SelectField
        value={tied ? nameOf(tied) : ''}
        onChange={(event) => {
          const chosen = monsters.find((one) => nameOf(one.spot) === event.target.value);
          // A card that equips or stays beside a monster lies face-up.
          alter(spot, chosen ? { [to]: chosen.spot, face: 'up' } : { [to]: undefined });
        }}
      >
        <option value="">{t.card.nothing}</option>
        {monsters.map((one) => (
          <option key={nameOf(one.spot)} value={nameOf(one.spot)}>
            {info(one.laid.card).name} ({spotName(one.spot, t, table)})
          </option>
        ))}
      </SelectField>
    </Field>
  );
}
