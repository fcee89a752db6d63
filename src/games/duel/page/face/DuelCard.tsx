import { memo } from 'react';
import type { ViewCard } from '../../../../engine/duel';
import { useLanguage } from '../../../../i18n/language';
import { CardBack, CardFace, faceCard } from '../../../../ui/base/card';
import { BreakableName } from '../../../../ui/base/card/CardName';
import { ScaleFace } from '../../../../ui/base/card/ScaleFace';
import { useCardInfo } from '../../../../ui/base/card/card-info';

interface DuelCardProps {
  readonly card: ViewCard;
  /** Defense position: the face is laid out wide. */
  readonly wide: boolean;
  readonly inPlay: boolean;
}

/** A card as this view may show it: its face, its back, or its back with a slip that only its owner's view has. */
export const DuelCard = memo(function DuelCard({ card, wide, inPlay }: DuelCardProps) {
  const info = useCardInfo();
  const language = useLanguage();
  const printed = card.known && card.passcode !== undefined ? info(card.passcode) : undefined;
  if (printed && inPlay && card.scale !== undefined)
    return <ScaleFace card={faceCard(printed.facts, language)} scale={card.scale} seat={card.controller} />;
  if (printed && (card.faceUp || !inPlay)) {
    return (
      <CardFace
        card={faceCard(printed.facts, language, { atk: card.atk, def: card.def, level: card.level })}
        wide={wide}
        seat={inPlay && card.owner !== card.controller ? card.owner : undefined}
        marks={card.negated ? { negated: true } : undefined}
      />
    );
  }
  return (
    <>
      <CardBack wide={wide} seat={card.owner} />
      {printed && (
        <span className="peek">
          <BreakableName name={printed.name} />
        </span>
      )}
    </>
  );
});
