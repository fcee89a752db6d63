import { useState } from 'react';
import { useLanguage } from '../../../../i18n/language';
import { usePuzzleTexts } from '../../../../i18n/puzzle-texts';
import { kiosk } from '../../../../store/kiosk';
import { usePuzzleShelf } from '../../../../store/puzzles/shelf';
import { packed } from '../../../../store/links/packed';
import { hashOf, linkTo } from '../../../../ui/base/doors/route';
import { Button, ButtonLink } from '../../../../ui/base/shared/Button';
import { copiedText } from '../../../../ui/base/shared/clipboard';
import { download } from '../../../../ui/base/shared/file';
import { Slip } from '../../../../ui/screens/lessons/Slip';
import { positionText } from '../../workshop/position-text';
import { usePuzzle } from './playing';
import type { Puzzle } from './puzzle';

const textOf = ({ position, title }: Puzzle): string =>
  JSON.stringify({ ...(JSON.parse(positionText(position)) as object), title });

/** The address of a puzzle: its name where it has one on the shelf, otherwise all of it. */
async function linkOf(puzzle: Puzzle): Promise<string> {
  return linkTo({ door: 'puzzles', detail: puzzle.id ?? (await packed(textOf(puzzle))) });
}

/** Beside the table: what is asked, how far it is, hints, solution and the ways on. */
export function PuzzleSlip({ puzzle }: { readonly puzzle: Puzzle }) {
  const t = usePuzzleTexts();
  const language = useLanguage();
  const { stage, isAmong, hints, hint, show, again } = usePuzzle();
  const list = usePuzzleShelf((shelf) => shelf.list);
  const { told, title, id } = puzzle;
  const at = list?.findIndex((one) => one.id === id) ?? -1;
  const next = at < 0 ? undefined : list?.[at + 1];
  const shown = told?.hints.slice(0, hints) ?? [];
  const noHint = told === null ? t.noHints : hints >= 2 ? t.noMoreHints : undefined;
  return (
    <Slip
      className="puzzle-slip"
      title={title[language] || t.unnamed}
      beside={told && t.grade(told.grade)}
      isFree
      aria-label={t.title}
      data-stage={stage}
      acts={
        <>
          <Button data-act="hint" {...(noHint !== undefined && { reason: noHint })} onClick={hint}>
            {t.hint(Math.min(hints + 1, 2))}
          </Button>
          <Button data-act="solution" onClick={show}>
            {t.solution}
          </Button>
          <Button data-act="puzzle-again" {...(stage !== 'solved' && { tone: 'main' as const })} onClick={again}>
            {t.again}
          </Button>
          {stage === 'solved' && next && (
            <ButtonLink tone="main" href={hashOf({ door: 'puzzles', detail: next.id })}>
              {t.next}
            </ButtonLink>
          )}
        </>
      }
      foot={
        <>
          {kiosk === null && (
            <>
              <CopyLink key={id} puzzle={puzzle} />
              <button
                type="button"
                data-act="save-puzzle"
                onClick={() => download(`kusari-puzzle-${id ?? 'own'}.json`, textOf(puzzle))}
              >
                {t.file}
              </button>
            </>
          )}
          <a href={hashOf({ door: 'puzzles', detail: '' })}>{t.all}</a>
        </>
      }
    >
      <p>{t.goal}</p>
      <p role="status" className="font-semibold">
        {t.stages[stage]} {stage === 'refuted' && isAmong && t.among}
      </p>
      {shown.map((one, i) => (
        <p key={i} data-hint={i + 1}>
          <b>{t.hint(i + 1)}</b> {one[language]}
        </p>
      ))}
    </Slip>
  );
}

function CopyLink({ puzzle }: { readonly puzzle: Puzzle }) {
  const t = usePuzzleTexts();
  const [said, say] = useState<'linkCopied' | 'linkNotCopied'>();
  const copy = async (): Promise<void> => say((await copiedText(await linkOf(puzzle))) ? 'linkCopied' : 'linkNotCopied');
  return (
    <button type="button" data-act="copy-link" onClick={() => void copy()}>
      <span role="status">{t[said ?? 'link']}</span>
    </button>
  );
}
