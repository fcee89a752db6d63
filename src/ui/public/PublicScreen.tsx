import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { callExtraDeck } from '../../i18n/extra-deck';
import { usePromptTexts } from '../../i18n/prompt-texts';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import { useTableTexts } from '../../i18n/table-texts';
import { isPublicVision, publicChannel, watchPublicly, type PublicDuel, type PublicGame } from '../../store/desk/public-window';
import { hasPendulum } from '../../store/rule-set';
import { fetchVision } from '../../store/game';
import { ChainCircle, KusariMark } from '../art';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import { MatchScore } from '../match/MatchScore';
import { Dock } from '../prompt/Dock';
import { questionSentence, type Speech } from '../prompt/sentences';
import { endedDuel } from '../result/ended';
import { ResultScreen } from '../result/ResultScreen';
import { useCardTexts } from '../card/card-texts';
import { useCardInfo } from '../card/card-info';
import { cardsOfDuel } from '../result/cards-of-duel';
import { DuelTable } from '../duel/DuelTable';
import { FullScreenTool } from './FullScreenTool';
import { useNearByKey } from './use-near-by-key';
import './public.css';

// What only VISION needs is fetched with a game of it.
const PublicVision = fetched(async () => {
  const [{ PublicVision: screen }] = await Promise.all([import('./PublicVision'), fetchVision()]);
  return screen;
});

/** The game on the table of the other window; null while there is none. */
function usePublicGame(): PublicGame | null {
  const [duel, setDuel] = useState<PublicGame | null>(null);
  useEffect(() => {
    const channel = publicChannel();
    return channel ? watchPublicly(channel, setDuel) : undefined;
  }, []);
  return duel;
}

const ignore = (): void => undefined;

/** What is asked, as everybody may hear it. */
function PublicDock({ duel: { view }, speech }: { readonly duel: PublicDuel; readonly speech: Speech }) {
  const { decision } = view;
  if (!decision) return <Dock seat={null} question="over" kind="none" say={speech.prompt.over} />;
  const { player } = decision;
  const question = { id: '', player, form: 'window', decision, canGoBack: false, isReopened: false } as const;
  return (
    <Dock
      seat={player}
      question={`${player} ${decision.kind} ${view.log.length}`}
      kind={decision.kind}
      say={questionSentence(question, speech)}
    />
  );
}

function PublicTable({ duel }: { readonly duel: PublicDuel }) {
  const t = useSecrecyTexts();
  const speech: Speech = {
    view: duel.view,
    names: duel.names,
    prompt: usePromptTexts(),
    table: useTableTexts(),
    info: useCardInfo(),
    texts: useCardTexts(),
  };
  useLayoutEffect(() => callExtraDeck(hasPendulum(duel.profile) ? 'extra' : 'fusion'), [duel.profile]);
  const { names: ruleSets } = useRuleSetTexts();
  const near = useNearByKey();
  const newest = duel.view.log.findLast((event) => event.passcode !== undefined)?.passcode;
  const ended = endedDuel(duel, speech, useShellTexts());
  return (
    <>
      <DuelTable
        view={duel.view}
        bottomSeat={near}
        fullEdges
        names={duel.names}
        dock={<PublicDock duel={duel} speech={speech} />}
        where={duel.match ? <MatchScore match={duel.match} names={duel.names} /> : t.publicTitle}
        tools={<FullScreenTool />}
        inspected={newest === undefined ? null : { passcode: newest }}
        onPlace={ignore}
        onInspect={ignore}
        onInspectCard={ignore}
        onPile={ignore}
      />
      {ended && (
        <ResultScreen
          ended={ended}
          played={ruleSets[duel.profile]}
          cards={cardsOfDuel(speech.info)}
          isForAudience
          match={
            duel.match ? { score: <MatchScore match={duel.match} names={duel.names} />, next: '', onNext: ignore } : undefined
          }
        />
      )}
    </>
  );
}

/**
 * The window for a projector: the duel of the table in the other window, as everybody may see it. Nothing can be pressed in it.
 */
export function PublicScreen() {
  const t = useSecrecyTexts();
  const game = usePublicGame();
  if (game)
    return (
      <div className="audience" data-public="duel">
        {isPublicVision(game) ? (
          <Suspense fallback={<Fetching />}>
            <PublicVision game={game} />
          </Suspense>
        ) : (
          <PublicTable duel={game} />
        )}
      </div>
    );
  return (
    <main
      className="audience--lit min-h-dvh grid place-content-center justify-items-center gap-6.5 p-6 text-center text-writing-2 font-text text-[24px]/calm font-medium"
      data-public="waiting"
    >
      <ChainCircle size={180} colour="var(--color-gold-2)" ground="var(--color-urushi-1)" />
      <h1 className="flex items-center gap-4.5 font-display text-[54px]/tight font-normal text-gold-1">
        <KusariMark className="size-13" />
        {t.publicWaiting}
      </h1>
      <p className="max-w-[34em]">{t.publicWaitingNote}</p>
    </main>
  );
}
