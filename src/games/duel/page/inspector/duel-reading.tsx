import type { ViewCard } from '../../../../engine/duel';
import { useAttackTexts } from '../../../../i18n/attack-texts';
import { useLanguage } from '../../../../i18n/language';
import { useTableTexts } from '../../../../i18n/table-texts';
import { faceCard, LargeCard } from '../../../../ui/base/card';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import type { CardRead, ReadingOfGame } from '../../../../ui/screens/game/game-page';
import { useScene } from '../../../../ui/table/dock/scene';
import { ReadCard } from '../../../../ui/table/inspector/ReadCard';
import type { DuelTable } from '../../table';
import { printedSpeed } from '../chain/link-words';
import { lieOf } from '../face/duel-words';
import { showsCard } from '../face/shows-card';
import { useAttackWords } from '../prompt/use-attack-words';
import { useDuelScene } from '../prompt/use-speech';
import { linesNow } from './asked-about';
import { Changes, Sums } from './Changes';
import { WhatItDoes } from './WhatItDoes';

const NONE: readonly number[] = [];

function Face({ card, passcode }: CardRead<ViewCard>) {
  const t = useTableTexts();
  const language = useLanguage();
  const printed = useCardInfo()(passcode);
  const { facts } = printed;
  const now = card?.place.includes(':monster:') ? { atk: card.atk, def: card.def, level: card.level } : {};
  const note = facts.kind === 'monster' ? undefined : t.chain.speed(printedSpeed(printed));
  return <LargeCard card={faceCard(facts, language, now)} note={note} />;
}

/** The words of a card, with the lines that stand for what is asked, or waits on the chain. */
function Does({ card, passcode }: CardRead<ViewCard>) {
  const { view } = useScene<DuelTable>().table;
  const printed = useCardInfo()(passcode);
  return (
    <>
      <WhatItDoes passcode={passcode} facts={printed.facts} asked={linesNow(view, passcode) ?? NONE} />
      {card && <Changes card={card} printed={printed} />}
      {card && <Sums card={card} printed={printed} />}
    </>
  );
}

/** What the attack on the card that is about to be declared comes to. */
function AttackOn({ place }: { readonly place: ViewCard['place'] }) {
  const { table, speech } = useDuelScene();
  const { heading } = useAttackTexts();
  const foreseen = useAttackWords(table, speech);
  if (foreseen === undefined || foreseen.target !== place) return null;
  return (
    <div className="moment" data-attack-end>
      <h3>{heading}</h3>
      <p>{foreseen.words}</p>
    </div>
  );
}

/** How a duel has its cards read. */
export const duelReading: ReadingOfGame<DuelTable> = {
  shows: showsCard,
  useLie: (card: ViewCard | undefined) => {
    const t = useTableTexts();
    if (!card) return [];
    const counters = card.counters ? [t.card.counters(card.counters)] : [];
    return [...lieOf(card, t), ...counters, ...(card.leaving ? [t.mark.leaving] : [])];
  },
  Face,
  Does,
  Foreseen: AttackOn,
};

/** A card that lies on no table. */
export function PrintedCard({ passcode }: { readonly passcode: number }) {
  const { name, facts } = useCardInfo()(passcode);
  return (
    <ReadCard face={<Face card={undefined} passcode={passcode} />} name={name}>
      <WhatItDoes passcode={passcode} facts={facts} asked={NONE} />
    </ReadCard>
  );
}
