import type { ViewCard } from '../../../../engine/duel';
import { useAttackTexts } from '../../../../i18n/attack-texts';
import { useLanguage } from '../../../../i18n/language';
import { useTableTexts } from '../../../../i18n/table-texts';
import { SeatShape } from '../../../../ui/base/art';
import { printedSpeed } from '../chain/link-words';
import { CardBack, faceCard, LargeCard, useCardWords } from '../../../../ui/base/card';
import { useCardInfo, type PrintedCard } from '../../../../ui/base/card/card-info';
import { lieOf } from '../face/duel-words';
import { zoneName } from '../../../../ui/table/field/place-label';
import { useTableGround } from '../../../../ui/table/field/table-context';
import { usePanelName } from '../../../../ui/table/field/panel-of';
import { sumWords } from './sum-words';
import { WhatItDoes } from './WhatItDoes';
import type { Thought } from '../../../../ui/table/dock/thought';
import { AtThisMoment } from '../../../../ui/table/inspector/AtThisMoment';
import '../../../../ui/table/inspector/inspector.css';

interface InspectorProps {
  /** The card on the table, if one was pointed at. */
  readonly card: ViewCard | undefined;
  /** A card pointed at by name, in the log or the chain. */
  readonly passcode: number | undefined;
  readonly acts: readonly Thought[] | undefined;
  /** What the attack on the card that is about to be declared comes to. */
  readonly attack?: string | undefined;
  /** The lines of its words that are asked about, or wait on the chain. */
  readonly asked?: readonly number[];
}
const NONE: readonly number[] = [];

function Where({ card }: { readonly card: ViewCard }) {
  const { names } = useTableGround();
  const t = useTableTexts();
  const words = [zoneName(card.place, t), ...lieOf(card, t)];
  if (card.counters) words.push(t.card.counters(card.counters));
  if (card.leaving) words.push(t.mark.leaving);
  return (
    <p className="insp__where">
      <SeatShape seat={card.controller} />
      {[names[card.controller], ...words].join(' · ')}
    </p>
  );
}

function Foreseen({ words }: { readonly words: string }) {
  const { heading } = useAttackTexts();
  return (
    <div className="moment" data-attack-end>
      <h3>{heading}</h3>
      <p>{words}</p>
    </div>
  );
}

/** ATK and DEF as sums: what is printed, and what each effect adds or sets. */
function Sums({ card, printed }: { readonly card: ViewCard; readonly printed: PrintedCard }) {
  const t = useTableTexts();
  const info = useCardInfo();
  return (['atk', 'def'] as const).map((of) => {
    const sum = sumWords(of, card, printed.facts, { t, info });
    return (
      sum !== undefined && (
        <p key={of} className="font-text text-note/[1.35] font-medium text-writing-2 tabular-nums" data-sum={of}>
          {sum}
        </p>
      )
    );
  });
}

function Changes({ card, printed }: { readonly card: ViewCard; readonly printed: PrintedCard }) {
  const t = useTableTexts();
  const words = useCardWords();
  const changes = (
    [
      ['ATK', card.atk, printed.facts.atk],
      ['DEF', card.def, printed.facts.def],
      [t.inspector.level, card.level, printed.facts.level],
      [words.scale, card.scale, printed.facts.scale],
    ] as const
  ).filter(([, now, was]) => now !== undefined && was !== undefined && now !== was);
  if (changes.length === 0 && !card.negated) return null;
  return (
    <p className="insp__now">
      {t.inspector.now}
      {changes.map(([what, now = 0, was = 0]) => (
        <span key={what}>
          {what} <b className={now > was ? 'up' : 'down'}>{now > was ? `▲+${now - was}` : `▼−${was - now}`}</b>
        </span>
      ))}
      {card.negated && <span className="insp__negated">{t.inspector.negated}</span>}
    </p>
  );
}

/**
 * The card that is pointed at, large: what it is, what it does in numbered parts, what it is now, and what can be done with it.
 */
export function Inspector({ card, passcode, acts, attack, asked = NONE }: InspectorProps) {
  const t = useTableTexts();
  const panelName = usePanelName(t.panel.card);
  const info = useCardInfo();
  const language = useLanguage();
  const known = card ? (card.known ? card.passcode : undefined) : passcode;
  if (known === undefined) {
    return (
      <section className="insp tray" aria-label={panelName}>
        <div className="insp__none">
          {card && <CardBack seat={card.owner} />}
          <p>{card ? t.inspector.hidden : t.inspector.nothing}</p>
        </div>
        {card && (
          <div className="insp__body">
            <Where card={card} />
            {attack !== undefined && <Foreseen words={attack} />}
            {acts && <AtThisMoment acts={acts} />}
          </div>
        )}
      </section>
    );
  }
  const printed = info(known);
  const { facts } = printed;
  const now = card?.place.includes(':monster:') ? { atk: card.atk, def: card.def, level: card.level } : {};
  return (
    <section className="insp tray" aria-label={panelName}>
      <LargeCard
        card={faceCard(facts, language, now)}
        note={facts.kind === 'monster' ? undefined : t.chain.speed(printedSpeed(printed))}
      />
      <div className="insp__body" tabIndex={0} role="group" aria-label={printed.name}>
        {card && <Where card={card} />}
        {attack !== undefined && <Foreseen words={attack} />}
        <WhatItDoes passcode={known} facts={facts} asked={asked} />
        {card && <Changes card={card} printed={printed} />}
        {card && <Sums card={card} printed={printed} />}
        {acts && <AtThisMoment acts={acts} />}
      </div>
    </section>
  );
}
