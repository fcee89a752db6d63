import { useLanguage } from '../../../../i18n/language';
import { factsOf } from '../../../../store/decks/deck-book';
import { CardCrest } from '../../../../ui/base/card/CardCrest';
import { CardBack, CardFace, faceCard } from '../../../../ui/base/card';
import type { LaidCard, Spot } from '../../workshop/laid-position';

/** Whether a card lies with its back up. */
export const isFaceDown = ({ position, face }: LaidCard, { zone }: Pick<Spot, 'zone'>): boolean =>
  (zone === 'monster' && position === 'set') || (zone === 'spellTrap' && face !== 'up') || (zone === 'field' && face === 'set');

/** A card as it was laid: whoever lays it knows it, so that a face-down one has its name on its back. */
export function LaidFace({ laid, spot }: { readonly laid: LaidCard; readonly spot: Spot }) {
  const language = useLanguage();
  const facts = factsOf(laid.card);
  if (!facts) return null;
  const isWide = spot.zone === 'monster' && laid.position !== undefined && laid.position !== 'attack';
  const owner = laid.owner !== undefined && laid.owner !== spot.seat ? laid.owner : undefined;
  if (isFaceDown(laid, spot))
    return (
      <>
        <CardBack wide={isWide} seat={laid.owner ?? spot.seat} />
        <span className="laid-name" aria-hidden="true">
          {facts[language]}
        </span>
        <CardCrest facts={facts} className="laid-crest" />
      </>
    );
  return (
    <CardFace
      card={faceCard(facts, language, spot.zone === 'monster' ? { atk: laid.atk, def: laid.def } : {})}
      wide={isWide}
      seat={owner}
      marks={{ ...(laid.counters && { counters: laid.counters }), ...(laid.attackedThisTurn && { attacked: true }) }}
    />
  );
}
