import { useMemo } from 'react';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import type { PublicGame } from '../../../store/desk/public-window';
import { usePage, type GamePage } from '../game/game-page';
import { SceneOf } from '../game/LaidTable';
import { shownOnly } from '../game/shown-only';
import { useEnd } from '../game/use-end';
import { MatchScore } from '../match/MatchScore';
import { ResultScreen } from '../result/ResultScreen';
import { AudienceTable } from './AudienceTable';
import { lineFrom } from './line-from';
import { useNearByKey } from './use-near-by-key';

const ignore = (): void => undefined;

/** A game for an audience. What waits for the page of the game has no state of its own: its wait begins it anew. */
export function PublicTable({ game }: { readonly game: PublicGame }) {
  return <OnPage page={usePage(game.view.game)} game={game} />;
}

function OnPage({ page, game }: Omit<ToAllProps, 'near'>) {
  const near = useNearByKey();
  const scene = useMemo(() => shownOnly(page, game, near), [game, page, near]);
  return (
    <SceneOf page={page} scene={scene}>
      <ToAll key={page.game} page={page} game={game} near={near} />
    </SceneOf>
  );
}

interface ToAllProps {
  readonly page: GamePage;
  readonly game: PublicGame;
  readonly near: 0 | 1;
}

function ToAll({ page, game, near }: ToAllProps) {
  const { view, names, profile, match } = game;
  const { nameOf } = useRuleSetTexts();
  const standing = page.useStanding(game);
  const stack = page.useStack(view, names, '', undefined);
  const { decision } = view;
  const say = page.useSentence(decision && { decision, player: decision.player });
  const tale = page.useTale(names, view.log);
  const { ended, cards } = useEnd(page, game, names);
  const aim = useMemo(() => page.aimOf(view), [page, view]);
  const played = nameOf(profile);
  const score = match && <MatchScore match={match} names={names} />;
  return (
    <AudienceTable
      standing={standing}
      stack={stack}
      turn={page.useTurn(view, names)}
      view={view}
      face={page.useFace(view)}
      aim={aim}
      names={names}
      bottomSeat={near}
      asked={{ seat: decision?.player ?? null, say }}
      told={tale.since(lineFrom(view.log)).told}
      where={score ?? played}
    >
      {ended && (
        <ResultScreen
          ended={ended}
          played={played}
          cards={cards}
          isForAudience
          match={score ? { score, next: '', onNext: ignore } : undefined}
        />
      )}
    </AudienceTable>
  );
}
