import { useLayoutEffect, useMemo } from 'react';
import { callExtraDeck } from '../../../i18n/extra-deck';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { useTableTexts } from '../../../i18n/table-texts';
import type { PublicDuel as Duel } from '../table';
import { hasPendulum } from '../../../store/rule-set';
import { useCardInfo } from '../../../ui/base/card/card-info';
import { useCardTexts, useClauseWords } from '../../../ui/base/card/card-texts';
import { useChainStory } from './chain/use-chain-story';
import { faceOf } from './face/duel-face';
import { aimOf, DuelViewProvider } from './face/duel-view';
import { stepName } from './face/duel-words';
import { duelTale } from './log/duel-tale';
import { MatchScore } from '../../../ui/screens/match/MatchScore';
import { questionSentence, type Speech } from './prompt/sentences';
import { cardsOfDuel } from './cards-of-duel';
import { endedDuel } from '../../../ui/screens/result/ended';
import { ResultScreen } from '../../../ui/screens/result/ResultScreen';
import { useBecause } from '../../../ui/base/shared/reasons';
import { AudienceTable } from '../../../ui/screens/public/AudienceTable';
import { chainLinks } from '../../../ui/screens/public/big-links';
import { lineFrom } from '../../../ui/screens/public/line-from';
import { useNearByKey } from '../../../ui/screens/public/use-near-by-key';

const ignore = (): void => undefined;

/** What is asked, as everybody may hear it. */
function askedIn({ view, prompt }: Speech, speech: Speech): { readonly seat: 0 | 1 | null; readonly say: string } {
  const { decision } = view;
  if (!decision) return { seat: null, say: prompt.over };
  const { player } = decision;
  const question = { id: '', player, form: 'window', decision, canGoBack: false, isReopened: false } as const;
  return { seat: player, say: questionSentence(question, speech) };
}

/** A duel for an audience. */
export function PublicDuel({ duel }: { readonly duel: Duel }) {
  const { view, names, profile, match } = duel;
  const table = useTableTexts();
  const rules = useRuleSetTexts();
  const speech: Speech = {
    view,
    names,
    prompt: usePromptTexts(),
    table,
    info: useCardInfo(),
    texts: useCardTexts(),
    says: useClauseWords(),
    because: useBecause(profile),
  };
  useLayoutEffect(() => callExtraDeck(hasPendulum(profile) ? 'extra' : 'fusion'), [profile]);
  const near = useNearByKey();
  const story = useChainStory(view, '');
  const aim = useMemo(() => aimOf(view), [view]);
  const ended = endedDuel(duel, speech, useAroundTexts());
  const isOpen = story.stage === 'building' || story.stage === 'resolving';
  const score = match && <MatchScore match={match} names={names} />;
  return (
    <DuelViewProvider value={view}>
      <AudienceTable
        view={view}
        face={faceOf(view)}
        aim={aim}
        names={names}
        bottomSeat={near}
        standing={[
          table.rail.turn(view.turn),
          ...(view.turn > 0 ? [table.phaseName[view.phase]] : []),
          stepName(view, table) ?? '',
        ]
          .filter(Boolean)
          .join(' · ')}
        stack={{
          title: table.chain.of(story.links.length),
          links: isOpen ? chainLinks(story, { t: table, names: speech.info }) : [],
        }}
        asked={askedIn(speech, speech)}
        told={duelTale({ names, table, info: speech.info }, view.log).since(lineFrom(view.log)).told}
        where={score ?? rules.nameOf(profile)}
      >
        {ended && (
          <ResultScreen
            ended={ended}
            played={rules.nameOf(profile)}
            cards={cardsOfDuel(speech.info)}
            isForAudience
            match={score ? { score, next: '', onNext: ignore } : undefined}
          />
        )}
      </AudienceTable>
    </DuelViewProvider>
  );
}
