import type { ReactNode } from 'react';
import type { CardFacts } from '../../../engine/vision';
import { LANGUAGES, useLanguage } from '../../../i18n/language';
import { useVisionTexts } from '../texts';
import { Icon, type GlyphName } from '../../../ui/base/art';
import { CardArt } from '../../../ui/base/card/CardArt';
import { BreakableName } from '../../../ui/base/card/CardName';
import { crestOf, lookOf } from './card-looks';
import type { NowOfCard } from './VisionFace';
import { kindLine } from './vision-words';
import '../../../ui/base/card/cards.css';
import '../../../ui/base/card/pigments.css';
import './faces.css';

interface ValueProps {
  readonly sign: GlyphName;
  readonly label: string;
  readonly now: number | null | undefined;
  readonly printed: number | null | undefined;
  readonly more?: ReactNode;
}

function Value({ sign, label, now, printed, more }: ValueProps) {
  const change = typeof now === 'number' && typeof printed === 'number' ? now - printed : 0;
  return (
    <div>
      <dt>
        <Icon name={sign} />
        {label}
      </dt>
      <dd className={change > 0 ? 'up' : change < 0 ? 'down' : undefined}>
        {change !== 0 && <small>{printed} →</small>}
        {now ?? printed ?? '–'}
        {more}
      </dd>
    </div>
  );
}

/** The big face at the head of the inspector: crest, name in both languages, and its numbers in words. */
export function LargeVisionCard({ facts, now = {} }: { readonly facts: CardFacts; readonly now?: NowOfCard }) {
  const t = useVisionTexts().card;
  const language = useLanguage();
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const { damage } = now;
  return (
    <div className={`large ${lookOf(facts)}`}>
      <span className="card__stripe" />
      <h2 className="large__name">
        <BreakableName name={facts[language]} />
      </h2>
      <p className="vlarge__other" lang={other}>
        {facts[other]}
      </p>
      <p className="large__kind">{kindLine(facts, t)}</p>
      <div className="large__art">
        <CardArt card={facts.id} facts={crestOf(facts)} />
      </div>
      <dl className="vlarge__values">
        <Value sign="node" label={t.node} now={facts.node} printed={facts.node} />
        <Value sign="cost" label={t.cost} now={now.cost} printed={facts.cost} />
        {facts.graze !== undefined && <Value sign="graze" label={t.graze} now={facts.graze} printed={facts.graze} />}
        {facts.attack !== undefined && <Value sign="sword" label={t.attack} now={now.attack} printed={facts.attack} />}
        {facts.toughness !== undefined && (
          <Value
            sign="shield"
            label={t.toughness}
            now={now.toughness}
            printed={facts.toughness}
            more={damage !== undefined && damage > 0 && <em className="down"> −{damage}</em>}
          />
        )}
      </dl>
    </div>
  );
}
