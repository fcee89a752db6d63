import type { DuelTable } from '../../games/duel/table';
import { useLanguage } from '../../i18n/language';
import { useMatchTexts, type MatchTexts } from '../../i18n/match-texts';
import type { MatchView } from '../../match';
import { kiosk } from '../../store/kiosk';
import { useTable } from '../../store/desk/table-store';
import { useMatch } from '../../store/match/match-store';
import { MatchScore } from '../match/MatchScore';
import { saveRecording, watchAgain } from '../menu/recording-file';
import { cardsOfDuel } from '../result/cards-of-duel';
import { go } from '../doors/route';
import { useDock } from '../shared/dock-store';
import type { Speech } from '../prompt/sentences';
import { newSeed } from '../shared/new-seed';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { endedDuel } from '../result/ended';
import { lookAtMoment } from '../result/look-at-moment';
import { PictureButton } from '../picture/PictureButton';
import { ResultScreen } from '../result/ResultScreen';

/** What follows a duel of a match. */
function nextStep({ verdict, counts, number }: MatchView, { ending }: MatchTexts): string {
  if (verdict) return ending.toResult;
  return counts.some(({ side }) => side > 0) ? ending.toExchange : ending.toNext(number + 1);
}

/** What follows the end of a duel: another one, or a last look at the table. */
export function Ending({ table, speech }: { readonly table: DuelTable; readonly speech: Speech }) {
  const t = useMatchTexts();
  const { start, leave } = useTable.getState();
  const ended = endedDuel(table, speech, useShellTexts());
  const { names: ruleSets } = useRuleSetTexts();
  const { match, profile, seats, modes, lifePoints, secrecy } = table;
  const language = useLanguage();
  if (!ended) return null;
  const makes = async () => (await import('../picture/duel-picture')).duelPicture(table, ended, { ...speech, language });
  return (
    <ResultScreen
      ended={ended}
      played={match ? `${ruleSets[profile]} · ${t.result.duel(match.number)}` : ruleSets[profile]}
      cards={cardsOfDuel(speech.info)}
      onRematch={() => start({ profile, seats, modes, lifePoints, secrecy, seed: newSeed() })}
      onNewDuel={leave}
      onMoment={lookAtMoment}
      {...(!kiosk && {
        onSave: () => saveRecording(table),
        onWatch: () => void watchAgain(),
        ...(!match && {
          onPast: () => {
            leave();
            go({ door: 'library', detail: '' });
          },
        }),
      })}
      picture={!kiosk && <PictureButton makes={makes} names={speech.names} turn={ended.turn} secrecy={secrecy} />}
      match={
        match
          ? {
              score: <MatchScore match={match} names={speech.names} />,
              next: nextStep(match, t),
              onNext: () => useMatch.getState().conclude(),
            }
          : undefined
      }
      onLook={() => useDock.getState().lookAtTable(true)}
    />
  );
}
