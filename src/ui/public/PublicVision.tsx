import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import { useVisionTexts } from '../../i18n/vision-texts';
import type { PublicVision as Game } from '../../store/desk/public-window';
import { bookOfVision } from '../../store/game';
import { Dock } from '../prompt/Dock';
import { ResultScreen } from '../result/ResultScreen';
import { askedOpenly } from '../vision/asked';
import { cardsOfVision } from '../vision/cards-of-game';
import { visionEnded } from '../vision/ended';
import { ShownVision } from '../vision/ShownVision';
import { FullScreenTool } from './FullScreenTool';
import { useNearByKey } from './use-near-by-key';

/** A game of VISION for an audience. */
export function PublicVision({ game }: { readonly game: Game }) {
  const { publicTitle } = useSecrecyTexts();
  const texts = useVisionTexts();
  const { names: ruleSets } = useRuleSetTexts();
  const language = useLanguage();
  const near = useNearByKey();
  const { view, names, lifePoints } = game;
  const book = bookOfVision();
  const cardName = (passcode: number): string => book.card(passcode)?.facts[language] ?? texts.log.aCard;
  const ended = visionEnded(view, names, lifePoints, texts.log);
  return (
    <>
      <ShownVision
        view={view}
        viewer="public"
        names={names}
        book={book}
        bottomSeat={near}
        fullEdges
        reads={view.log.findLast(({ passcode }) => passcode !== undefined)?.passcode ?? null}
        where={publicTitle}
        tools={<FullScreenTool />}
        dock={
          <Dock
            seat={view.decision?.player ?? null}
            question={`${view.decision?.player} ${view.decision?.kind} ${view.log.length}`}
            kind={view.decision?.kind ?? 'none'}
            say={askedOpenly(view, { names, texts, cardName })}
          />
        }
      />
      {ended && <ResultScreen ended={ended} played={ruleSets.vision} cards={cardsOfVision(language)} isForAudience />}
    </>
  );
}
