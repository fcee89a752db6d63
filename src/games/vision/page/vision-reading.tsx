import type { ViewCard } from '../../../engine/vision';
import { LANGUAGES, useLanguage } from '../../../i18n/language';
import { useCardNames } from '../../../ui/base/card/card-info';
import type { CardRead, ReadingOfGame } from '../../../ui/screens/game/game-page';
import { ReadCard } from '../../../ui/table/inspector/ReadCard';
import type { VisionTable } from '../table';
import { useVisionTexts } from '../texts';
import { LargeVisionCard } from './LargeVisionCard';
import { showsPasscode } from './vision-cards';
import { useVisionBook } from './vision-context';
import { keywordLines } from './vision-words';

function Face({ card, passcode }: CardRead<ViewCard>) {
  const print = useVisionBook().card(passcode);
  const { attack, toughness, damage, cost } = card ?? {};
  return print && <LargeVisionCard facts={print.facts} now={{ attack, toughness, damage, cost }} />;
}

/** Keywords with what they mean, then what is printed, in the language of the table and small in the other one. */
function Does({ passcode }: CardRead) {
  const print = useVisionBook().card(passcode);
  const t = useVisionTexts().card;
  const language = useLanguage();
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  if (!print) return null;
  const { facts, texts } = print;
  const keywords = keywordLines(facts, t);
  return (
    <>
      {keywords.map(({ name, meaning }) => (
        <p key={name} className="insp__text">
          <b className="vkeyword">{name}</b> {meaning}
        </p>
      ))}
      {texts[language].map((text) => (
        <p key={text} className="insp__text">
          {text}
        </p>
      ))}
      {facts.caster.map((name) => (
        <p key={name} className="insp__text">
          {t.caster(name)}
        </p>
      ))}
      {keywords.length === 0 && texts[language].length === 0 && <p className="insp__text">{t.nothing}</p>}
      {texts[other].length > 0 && (
        <div className="vother" lang={other}>
          {texts[other].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** How VISION has its cards read. */
export const visionReading: ReadingOfGame<VisionTable> = {
  shows: showsPasscode,
  useLie: (card: ViewCard | undefined) => {
    const { card: t, table } = useVisionTexts();
    const cardName = useCardNames();
    if (!card) return [];
    const { isCharacter, asleep, damage, arrivedThisTurn, carried = [] } = card;
    const carries = carried.flatMap(({ passcode }) => (passcode === undefined ? [] : [cardName(passcode).name]));
    return [
      ...(isCharacter === undefined ? [] : [asleep ? t.asleep : t.awake]),
      ...(damage ? [table.damage(damage)] : []),
      ...(arrivedThisTurn ? [table.played] : []),
      ...(carries.length > 0 ? [t.carries(carries.join(t.comma))] : []),
    ];
  },
  Face,
  Does,
};

/** A card that lies on no table. */
export function PrintedVisionCard({ passcode }: { readonly passcode: number }) {
  const print = useVisionBook().card(passcode);
  const language = useLanguage();
  return (
    <ReadCard face={<Face card={undefined} passcode={passcode} />} name={print?.facts[language] ?? ''}>
      <Does card={undefined} passcode={passcode} />
    </ReadCard>
  );
}
