import { memo } from 'react';
import { drawn } from './drawn';
import { GLYPHS, type GlyphName } from './glyphs';

interface IconProps {
  readonly name: GlyphName;
  readonly className?: string;
}

/** A sign as large as the text around it, in its colour. Decoration: give the control beside it a name. */
export const Icon = memo(function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `glyph ${className}` : 'glyph'}
      viewBox="0 0 20 20"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={drawn(GLYPHS[name])}
    />
  );
});
