import { useMemo } from 'react';
import type { ShownCard } from '../../../engine/table';
import { useTableTexts } from '../../../i18n/table-texts';
import { useTurnTexts } from '../../../i18n/turn-texts';
import { Icon, SeatShape } from '../../base/art';
import { CardBack } from '../../base/card/CardBack';
import { useCardNames } from '../../base/card/card-info';
import { PanelBoundary } from '../../base/faults/PartFault';
import { useScene } from '../../table/dock/scene';
import { useOwnThoughts } from '../../table/dock/thoughts';
import { zoneName } from '../../table/field/place-label';
import { useSceneTexts, useTableGround } from '../../table/field/table-context';
import { AtThisMoment } from '../../table/inspector/AtThisMoment';
import { ReadCard } from '../../table/inspector/ReadCard';
import { askedAbout, useRead, type AskedAbout, type Inspected } from '../../table/inspector/reading';
import { TurnPanel } from '../../table/inspector/TurnPanel';
import type { GamePage } from './game-page';

interface RoomProps {
  readonly page: GamePage;
}

interface OfCard extends RoomProps {
  readonly card: ShownCard | undefined;
  readonly passcode: number | undefined;
  /** What the question is about, if it is this card. */
  readonly asked: AskedAbout | undefined;
}

/** Why the card is read, whose it is and where it lies. */
function Why({ page, card, asked }: OfCard) {
  const t = useTurnTexts();
  const texts = useSceneTexts();
  const { names } = useTableGround();
  const lie = page.reading.useLie(card);
  const why = asked && [t.why[asked.why], ...(asked.number === undefined ? [] : [asked.number])].join(' ');
  const where = card && [names[card.controller], zoneName(card.place, texts), ...lie].join(' · ');
  if (why === undefined && where === undefined) return null;
  return (
    <p className="insp__where">
      {why !== undefined && <Icon name="eye" />}
      {why !== undefined && <b>{why}</b>}
      {card && <SeatShape seat={card.controller} />}
      {where !== undefined && <span title={where}>{where}</span>}
    </p>
  );
}

/** What can be done with it at this moment, and why the rest cannot. */
function ThoughtsOf({ card }: { readonly card: ShownCard }) {
  const thoughts = useOwnThoughts(card.place);
  return thoughts.length > 0 && <AtThisMoment acts={thoughts} />;
}

/** What whoever sits here has seen of a card that lies hidden now. */
function Seen({ card }: { readonly card: ShownCard }) {
  const { acts } = useScene();
  const { seen } = useTableTexts().inspector;
  const names = useCardNames();
  const passcode = acts.seenCardAt(card.place);
  return (
    passcode !== undefined && (
      <p className="insp__text" data-seen>
        {seen(names(passcode).name)}
      </p>
    )
  );
}

function CardRead(props: OfCard) {
  const { page, card, passcode } = props;
  const { hidden } = useTableTexts().inspector;
  const names = useCardNames();
  const { Face, Does, Foreseen } = page.reading;
  const foreseen = card && Foreseen && <Foreseen place={card.place} />;
  const thoughts = card && <ThoughtsOf card={card} />;
  if (passcode === undefined)
    return (
      <ReadCard
        why={<Why {...props} />}
        face={
          <div className="insp__none">
            {card && <CardBack seat={card.owner} />}
            <p>{hidden}</p>
          </div>
        }
        name={hidden}
      >
        {card && <Seen card={card} />}
        {foreseen}
        {thoughts}
      </ReadCard>
    );
  return (
    <ReadCard why={<Why {...props} />} face={<Face card={card} passcode={passcode} />} name={names(passcode).name}>
      {foreseen}
      <Does card={card} passcode={passcode} />
      {thoughts}
    </ReadCard>
  );
}

/** Whether a card is read, and which: what is pointed at, or what the question is about, as far as this view shows it. */
function cardRead(page: GamePage, view: ReturnType<typeof useScene>['table']['view'], pointed: Inspected | null): OfCard | null {
  const asked = askedAbout(view, page.aimOf(view));
  const { place, passcode } = pointed ?? asked ?? {};
  const card = place === undefined ? undefined : page.cardAt(view, place);
  const named = passcode !== undefined && page.reading.shows(view, passcode) ? passcode : undefined;
  if (!card && named === undefined) return null;
  const known = card ? card.passcode : named;
  return { page, card, passcode: known, asked: known !== undefined && known === asked?.of ? asked : undefined };
}

/** What a view has to read: the card that is pointed at, else the one that the question is about; and how the turn stands. */
export function Read({ page, pointed }: RoomProps & { readonly pointed: Inspected | null }) {
  const { view } = useScene().table;
  const told = page.useTurn(view, useTableGround().names);
  const read = cardRead(page, view, pointed);
  return (
    <div className="reading" data-reads={read ? 'card' : 'turn'}>
      {read && <CardRead {...read} />}
      <TurnPanel told={told} />
    </div>
  );
}

/** What is read beside the field. It always says something. */
export function ReadingRoom({ page, sight }: RoomProps & { readonly sight: string }) {
  const { view } = useScene().table;
  const pointed = useRead(sight);
  // What is pointed at is drawn later: until then nothing is drawn again.
  const read = useMemo(() => <Read page={page} pointed={pointed} />, [page, pointed]);
  return <PanelBoundary of={[view, pointed]}>{read}</PanelBoundary>;
}
