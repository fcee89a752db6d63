import { useMemo } from 'react';
import { encode } from 'uqr';
import { useLanguage } from '../../../i18n/language';
import { useLinkTexts } from '../../../i18n/link-texts';
import { Note } from '../../base/shared/Note';
import { codePath, LONGEST_CODE } from './code-path';

/** Light modules around the code, without which readers do not find it. */
const BORDER = 4;

/** A link as a QR code, for a camera held before the screen, with its text beneath; or that it is too long for one. */
export function QrCode({ link }: { readonly link: string }) {
  const t = useLinkTexts();
  const language = useLanguage();
  const code = useMemo(() => (link.length > LONGEST_CODE ? null : encode(link, { ecc: 'L', border: BORDER })), [link]);
  const signs = (n: number): string => n.toLocaleString(language);
  return (
    <div className="grid gap-2" data-code={code ? 'drawn' : 'tooLong'}>
      {code ? (
        <svg
          className="block w-[min(100%,460px)] aspect-square rounded forced-color-adjust-none"
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t.code.name}
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={codePath(code.data)} fill="#000" />
        </svg>
      ) : (
        <Note isWarning>{t.code.tooLong(signs(link.length), signs(LONGEST_CODE))}</Note>
      )}
      <LinkField link={link} name={t.code.link} />
    </div>
  );
}

/** The text of a link, to be copied by hand. */
function LinkField({ link, name }: { readonly link: string; readonly name: string }) {
  return (
    <input
      className="min-h-tap px-2.5 bg-well border-rim border-gold-3 rounded text-writing-1 font-mono text-note"
      readOnly
      value={link}
      aria-label={name}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
