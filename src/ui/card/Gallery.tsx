import { useState } from 'react';
import { chooseLanguage, LANGUAGES, useLanguage, type Language } from '../../i18n/language';
import { ChainCircle, Icon, KusariMark, PriorityCoin, SeatCrest } from '../art';
import { GLYPHS, type GlyphName } from '../art/glyphs';
import { CardBack } from './CardBack';
import { CardFace } from './CardFace';
import type { FaceCard, FaceMarks } from './face-card';
import { LargeCard } from './LargeCard';

const MARKS: readonly FaceMarks[] = [
  { canAct: true }, { selectable: true }, { selected: true }, { source: true }, { target: true }, { chainLink: 1, chainOwner: 0 }, { chainLink: 2, chainOwner: 1, chainBroken: true },
  { negated: true }, { attacked: true }, { counters: 3 }, { dim: true }, { target: true, selectable: true }, { negated: true, attacked: true, chainLink: 3, chainOwner: 1 },
];
const SIZES = [150, 112, 90] as const;
const THEMES = ['urushi', 'shiraki', 'contrast'] as const;

interface GalleryProps {
  /** The cards to show, in a language. */
  readonly cards: (language: Language) => readonly FaceCard[];
}

/** For developers: every face, mark and sign on one page. Not part of the game. */
export function Gallery({ cards }: GalleryProps) {
  const language = useLanguage();
  const [size, setSize] = useState<number>(SIZES[0]);
  const shown = cards(language);
  const first = shown[0];
  const changed = first && { ...first, atk: (first.atk ?? 0) + 400, printedAtk: first.atk, def: 0, printedDef: first.def, level: 4, printedLevel: first.level };
  return (
    <div className="gallery" style={{ '--card-h': `${size}px`, background: 'var(--urushi-1)', color: 'var(--text-1)', padding: 16, minHeight: '100vh', display: 'grid', gap: 16 } as React.CSSProperties}>
      <header style={{ display: 'flex', gap: 8, alignItems: 'center', font: '22px var(--font-display)' }}>
        <KusariMark size={36} /> Kamon {shown.length}
        {SIZES.map((s) => <button key={s} onClick={() => setSize(s)}>{s}</button>)}
        {LANGUAGES.map((l) => <button key={l} onClick={() => { document.documentElement.lang = l; chooseLanguage(l); }}>{l}</button>)}
        {THEMES.map((theme) => <button key={theme} onClick={() => { document.documentElement.dataset['theme'] = theme; }}>{theme}</button>)}
        <SeatCrest seat={0} size={44} /><SeatCrest seat={1} size={44} /><PriorityCoin seat={0} /><PriorityCoin seat={1} />
        <ChainCircle size={60} /><ChainCircle size={60} open /><ChainCircle size={60} around={0} colour="var(--gold-1)" />
      </header>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, fontSize: 22 }}>{Object.keys(GLYPHS).map((name) => <span key={name} title={name}><Icon name={name as GlyphName} /></span>)}</div>
      {first && changed && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 18 }}>
          {MARKS.map((marks, k) => <CardFace key={k} card={first} marks={marks} />)}
          {MARKS.slice(0, 9).map((marks, k) => <CardFace key={k} card={first} marks={marks} wide />)}
          <CardFace card={changed} /><CardFace card={changed} wide /><CardFace card={first} seat={0} /><CardBack seat={0} /><CardBack seat={1} wide marks={{ target: true }} />
        </div>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>{shown.map((card) => <CardFace key={card.id} card={card} />)}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>{shown.filter((card) => card.kind === 'monster').map((card) => <CardFace key={card.id} card={card} wide />)}</div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 340px)', gap: 16, alignItems: 'start' }}>{[changed, ...shown.slice(0, 8)].map((card, k) => card && <LargeCard key={k} card={card} note="Spell Speed 2" />)}</div>
    </div>
  );
}
