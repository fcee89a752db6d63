import type { ViewCard } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { CardArt } from '../../../ui/base/card/CardArt';
import { CardBack } from '../../../ui/base/card/CardBack';
import { crestOf, lookOf } from './card-looks';
import { useVisionBook } from './vision-context';
import { VisionFace } from './VisionFace';

/** A card as this view may show it: its face, or its back. */
export function VisionCard({ card, wide }: { readonly card: ViewCard; readonly wide: boolean }) {
  const book = useVisionBook();
  const language = useLanguage();
  const print = card.known && card.passcode !== undefined ? book.card(card.passcode) : undefined;
  if (!print) return <CardBack wide={wide} seat={card.owner} />;
  const { attack, toughness, damage, cost } = card;
  return (
    <VisionFace
      facts={print.facts}
      language={language}
      wide={wide}
      now={{ attack, toughness, damage, cost }}
      seat={card.owner === card.controller ? undefined : card.owner}
    />
  );
}

/** Its crest alone, on the ground of its kind. */
export function VisionCrest({ passcode }: { readonly passcode: number | undefined }) {
  const book = useVisionBook();
  const print = passcode === undefined ? undefined : book.card(passcode);
  if (!print) return null;
  return (
    <span className={`vcrest ${lookOf(print.facts)}`}>
      <CardArt card={print.facts.id} facts={crestOf(print.facts)} />
    </span>
  );
}
