import { useEffect, useState } from 'react';
import { useFaultTexts, type FaultTexts } from '../../../i18n/fault-texts';
import { whyMissing, type WhyMissing } from '../fetching/why-missing';
import type { Fault } from './Boundary';

/** What stands in the way, in words. Never what the fault itself says: that may name cards. */
export function FaultWords({ fault, what }: { readonly fault: Fault; readonly what: keyof FaultTexts['what'] }) {
  const t = useFaultTexts();
  return fault === 'notFetched' ? <MissingWords /> : <p className="max-w-[44em]">{t.what[what]}</p>;
}

function MissingWords() {
  const t = useFaultTexts().notFetched;
  const [why, setWhy] = useState<WhyMissing | 'asking'>('asking');
  useEffect(() => {
    let isShown = true;
    void whyMissing().then((found) => isShown && setWhy(found));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <p className="max-w-[44em]" data-missing={why}>
      {t[why]}
    </p>
  );
}
