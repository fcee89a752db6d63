import { useMatchTexts } from '../../../i18n/match-texts';
import { usePaperTexts } from '../../../i18n/paper-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { useCardInfo } from '../../base/card/card-info';
import { Paper } from '../../base/paper/Paper';
import { whyItEnded } from '../../../games/duel/page/why-it-ended';
import type { MatchProps } from './match-props';

/** The slip that both players sign: how each duel of the match ended, and who won it. */
export function MatchPaper({ match, names, title }: MatchProps & { readonly title: string }) {
  const paper = usePaperTexts();
  const { result: t } = useMatchTexts();
  const around = useAroundTexts();
  const info = useCardInfo();
  return (
    <Paper
      title={title}
      note={`${paper.matchSlip} · ${names.join(' – ')}`}
      head={[paper.event, paper.date]}
      foot={[...names.map(paper.signature), paper.judge]}
    >
      {match.duels.map((duel, i) => (
        <section key={i}>
          <h2>{`${t.duel(i + 1)} · ${duel.winner === 'draw' ? t.drawn : t.winner(names[duel.winner])}`}</h2>
          <p>
            {whyItEnded(duel, names, around, info)} {t.turns(duel.turns)}
          </p>
          <p>{([0, 1] as const).map((seat) => `${names[seat]}: ${duel.lifePoints[seat]} ${around.curtain.lp}`).join(' · ')}</p>
        </section>
      ))}
    </Paper>
  );
}
