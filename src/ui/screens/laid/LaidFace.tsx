import { cardIn, type LaidWords } from '../../../games/laid-words';
import type { Language } from '../../../i18n/language';
import { CardArt } from '../../base/card/CardArt';
import { faceClasses } from '../../base/card/CardFace';
import { BreakableName, CardName } from '../../base/card/CardName';
import type { FaceCard } from '../../base/card/face-card';
import '../../base/card/cards.css';
import '../../base/card/marks.css';
import '../../base/card/pigments.css';

/** How a card looks, besides its name: the ground and crest of that kind, and what stands at its foot. */
export interface LaidLook extends Omit<FaceCard, 'id' | 'name'> {
  readonly foot: string;
}
export type LookOf = (passcode: number) => LaidLook;

export const faceCardOf = (passcode: number, words: LaidWords, language: Language, look: LookOf): FaceCard => ({
  id: passcode,
  name: cardIn(words, passcode, language),
  ...look(passcode),
});

/** The small face of a card. Its size follows --card-h, or --cell where that is not set. */
export const LaidFace = ({ card, foot }: { readonly card: FaceCard; readonly foot: string }) => (
  <span className={`card card--tall ${faceClasses(card)}`}>
    <span className="card__face">
      <span className="card__stripe" />
      <CardName name={card.name} />
      <span className="card__art">
        <CardArt card={card.id} facts={card} />
      </span>
      <span className="card__kind" data-writing={foot} />
    </span>
  </span>
);

/** The same, large, to be read. */
export const LaidLarge = ({ card, foot }: { readonly card: FaceCard; readonly foot: string }) => (
  <div className={`large ${faceClasses(card)}`}>
    <span className="card__stripe" />
    <h2 className="large__name">
      <BreakableName name={card.name} />
    </h2>
    <p className="large__kind">{foot}</p>
    <div className="large__art">
      <CardArt card={card.id} facts={card} />
    </div>
  </div>
);
