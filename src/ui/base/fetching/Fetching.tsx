import { useFaultTexts } from '../../../i18n/fault-texts';
import './fetching.css';

/** Stands where a part of the page is still being fetched. Only a wait that is felt is told. */
export function Fetching() {
  const t = useFaultTexts();
  return (
    <p className="px-4.5 py-6 text-center text-writing-2 font-text text-body/calm font-medium animate-told" role="status">
      {t.fetching}
    </p>
  );
}

/** The same where it is all that the page shows. */
export const FetchingPage = () => (
  <main>
    <Fetching />
  </main>
);
