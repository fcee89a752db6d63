import { useMatchTexts, type MatchTexts } from '../../../i18n/match-texts';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import type { MatchView } from '../../../match';
import { signOf } from '../../../games/played';
import { kiosk } from '../../../store/kiosk';
import type { Table } from '../../../store/desk/table';
import { useTable } from '../../../store/desk/table-store';
import { useMatch } from '../../../store/match/match-store';
import { MatchScore } from '../match/MatchScore';
import { saveRecording, watchAgain } from '../../table/menu/recording-file';
import { TroubleNote } from '../../table/menu/TroubleNote';
import { go } from '../../base/doors/route';
import { useDock } from '../../base/shared/dock-store';
import { newSeed } from '../../base/shared/new-seed';
import { useOnTable } from '../../base/shared/on-table';
import type { Ended } from '../result/ended';
import type { CardOfGame } from '../result/KeyMoments';
import { lookAtMoment } from '../result/look-at-moment';
import { PictureButton } from '../picture/PictureButton';
import type { PictureSheetProps } from '../picture/PictureSheet';
import { ResultScreen } from '../result/ResultScreen';

interface EndingProps {
  readonly table: Table;
  /** How the game ended, in its own words. */
  readonly ended: Ended | null;
  readonly cards: CardOfGame;
  /** Makes a picture of it. */
  readonly makes: (ended: Ended) => ReturnType<PictureSheetProps['makes']>;
}

/** What follows a duel of a match. */
function nextStep({ verdict, counts, number }: MatchView, { ending }: MatchTexts): string {
  if (verdict) return ending.toResult;
  return counts.some(({ side }) => side > 0) ? ending.toExchange : ending.toNext(number + 1);
}

/** What follows the end of any game: another one, or a last look at the table. What is wrong with its file is told beside it. */
export function Ending({ table, ended, cards, makes }: EndingProps) {
  const t = useMatchTexts();
  const { start, leave } = useTable.getState();
  const { nameOf } = useRuleSetTexts();
  const trouble = useOnTable((store) => store.trouble);
  const { match, game, profile, seats, modes, lifePoints, secrecy, sitters } = table;
  if (!ended) return null;
  const played = nameOf(profile);
  return (
    <>
      <ResultScreen
        ended={ended}
        played={match ? `${played} · ${t.result.duel(match.number)}` : played}
        cards={cards}
        onRematch={() => start({ game, profile, seats, modes, lifePoints, secrecy, sitters, seed: newSeed() })}
        onNewDuel={leave}
        onMoment={lookAtMoment}
        {...(!kiosk && {
          onSave: () => saveRecording(table),
          onWatch: () => void watchAgain(),
          ...(signOf(game).hasPartner && { onJudge: () => void watchAgain(true) }),
          ...(!match && {
            onPast: () => {
              leave();
              go({ door: 'library', detail: '' });
            },
          }),
        })}
        picture={!kiosk && <PictureButton makes={() => makes(ended)} names={ended.names} turn={ended.turn} secrecy={secrecy} />}
        match={
          match
            ? {
                score: <MatchScore match={match} names={ended.names} />,
                next: nextStep(match, t),
                onNext: () => useMatch.getState().conclude(),
              }
            : undefined
        }
        onLook={() => useDock.getState().lookAtTable(true)}
      />
      {trouble && (
        <div className="fixed top-4 right-4 z-30 w-[min(420px,94%)]">
          <TroubleNote trouble={trouble} />
        </div>
      )}
    </>
  );
}
