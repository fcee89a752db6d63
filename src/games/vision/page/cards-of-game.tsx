import type { Language } from '../../../i18n/language';
import { bookOfVision } from '../book';
import type { CardOfGame } from '../../../ui/screens/result/KeyMoments';
import { VisionCardCrest } from './VisionCardCrest';

const Crest: CardOfGame['Crest'] = ({ passcode, className }) => {
  const facts = bookOfVision().card(passcode)?.facts;
  return facts && <VisionCardCrest facts={facts} className={className} />;
};

/** The cards of VISION for the end of a game. */
export const cardsOfVision = (language: Language): CardOfGame => ({
  nameOf: (passcode) => bookOfVision().card(passcode)?.facts[language] ?? '',
  Crest,
});
