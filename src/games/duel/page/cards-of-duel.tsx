import { CardCrest } from '../../../ui/base/card/CardCrest';
import { useCardInfo, type CardInfo } from '../../../ui/base/card/card-info';
import type { CardOfGame } from '../../../ui/screens/result/KeyMoments';

const Crest: CardOfGame['Crest'] = ({ passcode, className }) => (
  <CardCrest facts={useCardInfo()(passcode).facts} className={className} />
);

/** The cards of the duel for its end. */
export const cardsOfDuel = (info: CardInfo): CardOfGame => ({ nameOf: (passcode) => info(passcode).name, Crest });
