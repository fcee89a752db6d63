import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useVisionTexts } from '../texts';
import type { PublicVision as Game } from '../table';
import { bookOfVision } from '../book';
import { CardNamesProvider } from '../../../ui/base/card/card-info';
import { ResultScreen } from '../../../ui/screens/result/ResultScreen';
import { askedOpenly } from './asked';
import { cardsOfVision } from './cards-of-game';
import { visionEnded } from './ended';
import { VisionBookProvider } from './vision-context';
import { aimOf, visionFace } from './vision-face';
import { visionTale } from './vision-tale';
import { phaseNow } from './vision-words';
import { AudienceTable } from '../../../ui/screens/public/AudienceTable';
import { lineFrom } from '../../../ui/screens/public/line-from';
import { stoneLinks } from './stone-links';
import { useNearByKey } from '../../../ui/screens/public/use-near-by-key';

/** A game of VISION for an audience. */
export function PublicVision({ game }: { readonly game: Game }) {
  const texts = useVisionTexts();
  const rules = useRuleSetTexts();
  const language = useLanguage();
  const near = useNearByKey();
  const { view, names, lifePoints } = game;
  const book = bookOfVision();
  const face = useMemo(() => visionFace(book), [book]);
  const aim = useMemo(() => aimOf(view), [view]);
  const { cardName, cardNames } = useMemo(() => {
    const name = (passcode: number): string => book.card(passcode)?.facts[language] ?? texts.log.aCard;
    return { cardName: name, cardNames: (passcode: number) => ({ name: name(passcode) }) };
  }, [book, language, texts]);
  const ended = visionEnded(view, names, lifePoints, texts.log);
  const waits = view.stack.some(({ state }) => state !== 'resolved');
  return (
    <VisionBookProvider value={book}>
      <CardNamesProvider value={cardNames}>
        <AudienceTable
          view={view}
          face={face}
          aim={aim}
          names={names}
          bottomSeat={near}
          standing={[texts.log.turn(view.turn), ...(view.turn > 0 ? [phaseNow(view, texts.table)] : [])].join(' · ')}
          stack={{
            title: `${texts.stone.title} · ${texts.stone.count(view.stack.length)}`,
            links: waits ? stoneLinks(view, { texts, players: names, cardName }) : [],
          }}
          asked={{ seat: view.decision?.player ?? null, say: askedOpenly(view, { names, texts, cardName }) }}
          told={visionTale({ names, texts, cardName }, view.log).since(lineFrom(view.log)).told}
          where={rules.nameOf('vision')}
        >
          {ended && <ResultScreen ended={ended} played={rules.nameOf('vision')} cards={cardsOfVision(language)} isForAudience />}
        </AudienceTable>
      </CardNamesProvider>
    </VisionBookProvider>
  );
}
