import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useLinkTexts, type LinkTexts } from '../../../i18n/link-texts';
import { useTroubleTexts, type TroubleTexts } from '../../../i18n/trouble-texts';
import { openGameLink, type LinkProblem } from '../../../store/links/game-link';
import type { PackFault } from '../../../store/links/packed';
import { leaveDoor } from '../../base/doors/route';
import { ScreenFrame } from '../../base/doors/ScreenFrame';
import { Button } from '../../base/shared/Button';

function faultWords(fault: PackFault, t: LinkTexts, signs: (n: number) => string): string {
  switch (fault.why) {
    case 'noForm':
      return t.faults.noForm(fault.got);
    case 'newer':
      return t.faults.newer(fault.version, fault.expected);
    case 'cut':
    case 'changed':
      return t.faults[fault.why](signs(fault.got), signs(fault.expected));
  }
}

function words(problem: LinkProblem, t: LinkTexts, trouble: TroubleTexts, signs: (n: number) => string): readonly string[] {
  switch (problem.kind) {
    case 'pack':
      return [faultWords(problem.fault, t, signs)];
    case 'notFetched':
      return [t.notFetched];
    case 'duel':
      return [trouble.cannotOpen[problem.problem.why], `${trouble.detail}: ${problem.problem.detail}`];
  }
}

/** A link that somebody has sent: its position is opened to be looked at, or it says what is wrong with it. */
export function LinkScreen({ detail }: { readonly detail: string }) {
  const t = useLinkTexts();
  const trouble = useTroubleTexts();
  const language = useLanguage();
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    const opened = (found: LinkProblem | null): void => {
      if (!isHere) return;
      setProblem(found);
      if (!found) leaveDoor();
    };
    void openGameLink(detail).then(opened);
    return () => {
      isHere = false;
    };
  }, [detail, tries]);
  return (
    <ScreenFrame title={t.title}>
      <div className="w-[min(760px,100%)] mx-auto px-[clamp(14px,3vw,32px)] pt-6 pb-12 grid content-start gap-3">
        {problem ? (
          <div
            className="grid gap-2.5 px-5 py-4.5 rounded-tray bg-urushi-2 shadow-tile"
            role="alert"
            data-link-problem={problem.kind}
          >
            <p className="text-say/even font-display">{t.problem}</p>
            {words(problem, t, trouble, (n) => n.toLocaleString(language)).map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
            <p className="text-writing-2 text-note">{t.kept}</p>
            <div className="flex gap-2">
              {problem.kind === 'notFetched' && (
                <Button tone="main" onClick={() => setTries((n) => n + 1)}>
                  {t.retry}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <p className="text-writing-2 text-note" role="status">
            {t.opening}
          </p>
        )}
      </div>
    </ScreenFrame>
  );
}
