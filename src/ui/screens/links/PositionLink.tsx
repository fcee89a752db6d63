import { useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useLinkTexts } from '../../../i18n/link-texts';
import { gameLink, LONGEST_LINK } from '../../../store/links/game-link';
import type { PlayedBack } from '../../../store/recordings/played-back';
import { linkTo } from '../../base/doors/route';
import { Button } from '../../base/shared/Button';
import { copiedText } from '../../base/shared/clipboard';
import { Note } from '../../base/shared/Note';
import { LONGEST_CODE } from './code-path';
import { LinkCode } from './LinkCode';

interface PositionLinkProps {
  readonly duel: PlayedBack;
  readonly position: number;
}

type Made =
  | { readonly kind: 'failed' }
  | { readonly kind: 'copied' | 'notCopied' | 'tooLong' | 'coded'; readonly link: string; readonly hasHands: boolean };

/** For a code: where the whole way to the position is too long for one, what everybody saw there. */
async function coded({ duel, position }: PositionLinkProps): Promise<Made> {
  const as = async (isPublic: boolean): Promise<Extract<Made, { readonly link: string }>> => {
    const { detail, hasHands } = await gameLink(duel, position, isPublic);
    return { kind: 'coded', link: linkTo({ door: 'duel', detail }), hasHands };
  };
  const whole = await as(false);
  return whole.hasHands && whole.link.length > LONGEST_CODE ? as(true) : whole;
}

async function made({ duel, position }: PositionLinkProps): Promise<Made> {
  const { detail, hasHands } = await gameLink(duel, position);
  const link = linkTo({ door: 'duel', detail });
  if (link.length > LONGEST_LINK) return { kind: 'tooLong', link, hasHands };
  return { kind: (await copiedText(link)) ? 'copied' : 'notCopied', link, hasHands };
}

/** A position as a link: all of it stands in the address, and nothing is sent anywhere. */
export function PositionLink(position: PositionLinkProps) {
  const t = useLinkTexts();
  const language = useLanguage();
  const [is, setMade] = useState<Made | null>(null);
  const make = (how: (position: PositionLinkProps) => Promise<Made>) => (): void =>
    void how(position).then(setMade, () => setMade({ kind: 'failed' }));
  const signs = (n: number): string => n.toLocaleString(language);
  const says = (): string => {
    if (!is) return '';
    if (is.kind === 'failed') return t.failed;
    if (is.kind === 'coded') return '';
    const length = signs(is.link.length);
    return is.kind === 'tooLong' ? t.tooLong(length, signs(LONGEST_LINK)) : t[is.kind](length);
  };
  return (
    <>
      <Button data-act="copy-link" onClick={make(made)}>
        {t.make}
      </Button>
      <Button data-act="link-code" onClick={make(coded)}>
        {t.code.make}
      </Button>
      <Note role="status" data-link={is?.kind}>
        {says()} {is && is.kind !== 'failed' && is.kind !== 'tooLong' && (is.hasHands ? t.ofWhole : t.ofPublic)}
      </Note>
      {is?.kind === 'coded' && <LinkCode link={is.link} />}
      {is?.kind === 'notCopied' && (
        <input
          className="min-h-tap px-2.5 bg-well border-rim border-gold-3 rounded text-writing-1 font-mono text-note"
          readOnly
          value={is.link}
          aria-label={t.make}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
