import { useLanguage } from '../../../../i18n/language';
import { factsOf } from '../../../../store/decks/deck-book';
import { Icon, isGlyph } from '../../../../ui/base/art';
import { CardFace, faceCard, useCardWords } from '../../../../ui/base/card';
import { PrintedCard } from '../inspector/duel-reading';
import type { CardProps } from '../../../../ui/screens/decks/subject';

/** Level, scale, ATK and DEF of a monster; the kind of any other card. */
export function DuelValues({ passcode }: CardProps) {
  const words = useCardWords();
  const facts = factsOf(passcode);
  if (!facts) return null;
  const { kind, subtype, attribute, level = 0, scale, atk, def } = facts;
  const sign = kind === 'monster' ? attribute : subtype === 'normal' ? kind : subtype;
  const values =
    kind === 'monster'
      ? [words.level(level), ...(scale === undefined ? [] : [`${words.scale} ${scale}`]), `${atk}/${def}`].join(' · ')
      : words.kindLine(facts);
  return (
    <>
      {sign !== undefined && isGlyph(sign) && <Icon name={sign} />}
      {values}
    </>
  );
}

export function DuelFace({ passcode }: CardProps) {
  const language = useLanguage();
  const facts = factsOf(passcode);
  return facts ? <CardFace card={faceCard(facts, language)} /> : null;
}

/** The card that is read, as large as on the table. */
export function DuelLarge({ passcode }: CardProps) {
  return factsOf(passcode) ? <PrintedCard passcode={passcode} /> : null;
}
