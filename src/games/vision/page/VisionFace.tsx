import { memo } from 'react';
import type { CardFacts } from '../../../engine/vision';
import type { Language } from '../../../i18n/language';
import { visionTexts } from '../texts';
import { Icon, seatClass, type GlyphName } from '../../../ui/base/art';
import { CardArt } from '../../../ui/base/card/CardArt';
import { CardName } from '../../../ui/base/card/CardName';
import { sameFields } from '../../../ui/base/card/face-card';
import { crestOf, lookOf } from './card-looks';
import { kindWord } from './vision-words';
import '../../../ui/base/card/cards.css';
import '../../../ui/base/card/marks.css';
import '../../../ui/base/card/pigments.css';
import './faces.css';

/** What is different about a card now; what is left out is as printed. */
export interface NowOfCard {
  readonly attack?: number | undefined;
  readonly toughness?: number | undefined;
  readonly damage?: number | undefined;
  readonly cost?: number | undefined;
}

interface VisionFaceProps {
  readonly facts: CardFacts;
  readonly language: Language;
  /** Asleep: the face is laid out again, not turned, and carries a moon. */
  readonly wide?: boolean;
  readonly now?: NowOfCard;
  /** Whose card it is, where another player controls it. */
  readonly seat?: 0 | 1 | undefined;
}

const change = (now: number | undefined, printed: number | undefined): string =>
  now === undefined || printed === undefined || now === printed ? '' : now > printed ? ' vstat--up' : ' vstat--down';

function Figure({ sign, now, printed, less }: { sign: GlyphName; now: number; printed: number | undefined; less?: number }) {
  return (
    <span className={`vstat${change(now, printed)}`}>
      <Icon name={sign} />
      <b data-writing={now} />
      {less !== undefined && less > 0 && <i data-writing={`−${less}`} />}
    </span>
  );
}

/** Attack and toughness at the foot, the damage behind what it is taken from. */
function Power({ facts, now }: { readonly facts: CardFacts; readonly now: NowOfCard }) {
  const { attack, toughness } = facts;
  return (
    <span className="vstats">
      <Figure sign="sword" now={now.attack ?? attack ?? 0} printed={attack} />
      <Figure sign="shield" now={now.toughness ?? toughness ?? 0} printed={toughness} less={now.damage ?? 0} />
    </span>
  );
}

/** Nodes that must lie there (an open hexagon) and cost (a full one). */
function Needs({ facts, now }: { readonly facts: CardFacts; readonly now: NowOfCard }) {
  const cost = now.cost ?? facts.cost;
  return (
    <span className="vneeds">
      <span>
        <Icon name="node" />
        <b data-writing={facts.node ?? '–'} />
      </span>
      <span className={change(cost ?? undefined, facts.cost ?? undefined).trim()}>
        <Icon name="cost" />
        <b data-writing={cost ?? '–'} />
      </span>
    </span>
  );
}

const Graze = ({ graze }: { readonly graze: number }) => (
  <span className="vgraze">
    <Icon name="graze" />
    <b data-writing={graze} />
  </span>
);

/** The small face of a card of VISION. Its size follows --card-h, or --cell where that is not set. */
export const VisionFace = memo(
  function VisionFace({ facts, language, wide = false, now = {}, seat }: VisionFaceProps) {
    const hasPower = facts.attack !== undefined;
    const needs = <Needs facts={facts} now={now} />;
    const graze = facts.graze !== undefined && <Graze graze={facts.graze} />;
    return (
      <span
        className={`card ${wide ? 'card--wide' : 'card--tall'} ${lookOf(facts)}${hasPower ? ' vcard--power' : ''}${seat === undefined ? '' : ` card--owned ${seatClass(seat)}`}`}
      >
        <span className="card__face">
          <span className="card__stripe" />
          <CardName name={facts[language]} />
          <span className="card__art">
            <CardArt card={facts.id} facts={crestOf(facts)} />
            {wide && (
              <span className="vmoon">
                <Icon name="asleep" />
              </span>
            )}
          </span>
          {wide ? (
            <span className="vside">
              {needs}
              {graze}
            </span>
          ) : (
            <>
              {graze}
              {needs}
            </>
          )}
          {hasPower ? (
            <Power facts={facts} now={now} />
          ) : (
            <span className="vkind" data-writing={kindWord(facts, visionTexts[language].card)} />
          )}
        </span>
      </span>
    );
  },
  (before, after) =>
    before.facts === after.facts &&
    before.language === after.language &&
    before.wide === after.wide &&
    before.seat === after.seat &&
    sameFields(before.now, after.now),
);
