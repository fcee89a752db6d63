import type { ViewCard } from '../../../engine/vision';
import { LANGUAGES, useLanguage } from '../../../i18n/language';
import { useTableTexts } from '../../../i18n/table-texts';
import { useVisionTexts } from '../texts';
import { SeatShape } from '../../../ui/base/art';
import { CardBack } from '../../../ui/base/card/CardBack';
import { useCardNames } from '../../../ui/base/card/card-info';
import { useOwnThoughts } from '../../../ui/table/dock/thoughts';
import { AtThisMoment } from '../../../ui/table/inspector/AtThisMoment';
import { zoneName } from '../../../ui/table/field/place-label';
import { useSceneTexts, useTableGround } from '../../../ui/table/field/table-context';
import { LargeVisionCard } from './LargeVisionCard';
import { useVisionBook } from './vision-context';
import type { VisionPrint } from './vision-props';
import { keywordLines } from './vision-words';
import '../../../ui/table/inspector/inspector.css';
import { usePanelName } from '../../../ui/table/field/panel-of';

function Where({ card }: { readonly card: ViewCard }) {
  const { names } = useTableGround();
  const t = useSceneTexts();
  const texts = useVisionTexts();
  const cardName = useCardNames();
  const carried = (card.carried ?? []).flatMap(({ passcode }) => (passcode === undefined ? [] : [cardName(passcode).name]));
  const words = [
    zoneName(card.place, t),
    ...(card.isCharacter === undefined ? [] : [card.asleep ? texts.card.asleep : texts.card.awake]),
    ...(card.damage ? [texts.table.damage(card.damage)] : []),
    ...(card.arrivedThisTurn ? [texts.table.played] : []),
    ...(carried.length > 0 ? [texts.card.carries(carried.join(texts.card.comma))] : []),
  ];
  return (
    <p className="insp__where">
      <SeatShape seat={card.controller} />
      {[names[card.controller], ...words].join(texts.card.dots)}
    </p>
  );
}

/** Keywords with what they mean, then what is printed, in the language of the table and small in the other one. */
function Texts({ print }: { readonly print: VisionPrint }) {
  const t = useVisionTexts().card;
  const language = useLanguage();
  const other = LANGUAGES.find((one) => one !== language) ?? language;
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

/** What can be done with it at this moment, and why the rest cannot. */
function ThoughtsOf({ card }: { readonly card: ViewCard }) {
  const thoughts = useOwnThoughts(card.place);
  return thoughts.length > 0 && <AtThisMoment acts={thoughts} />;
}

interface VisionInspectorProps {
  readonly card: ViewCard | undefined;
  /** A card pointed at by name. */
  readonly passcode: number | undefined;
}

/** The card that is pointed at, large: its numbers, its text, what it is now, and what can be done with it. */
export function VisionInspector({ card, passcode }: VisionInspectorProps) {
  const usual = useTableTexts();
  const panelName = usePanelName(usual.panel.card);
  const book = useVisionBook();
  const known = card ? (card.known ? card.passcode : undefined) : passcode;
  const print = known === undefined ? undefined : book.card(known);
  if (!print)
    return (
      <section className="insp tray" aria-label={panelName}>
        <div className="insp__none">
          {card && <CardBack seat={card.owner} />}
          <p>{card ? usual.inspector.hidden : usual.inspector.nothing}</p>
        </div>
        {card && (
          <div className="insp__body">
            <Where card={card} />
            <ThoughtsOf card={card} />
          </div>
        )}
      </section>
    );
  const { attack, toughness, damage, cost } = card ?? {};
  return (
    <section className="insp tray" aria-label={panelName}>
      <LargeVisionCard facts={print.facts} now={{ attack, toughness, damage, cost }} />
      <div className="insp__body" tabIndex={0} role="group" aria-label={print.facts.en}>
        {card && <Where card={card} />}
        <Texts print={print} />
        {card && <ThoughtsOf card={card} />}
      </div>
    </section>
  );
}
