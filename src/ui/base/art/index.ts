export { ChainCircle, Crack, Drawing, KusariMark, PriorityCoin, SeatCrest, SeatEmblem, SeatShape } from './Emblems';
export { isGlyph, type GlyphName } from './glyphs';
export { Icon } from './Icon';
export { Kamon } from './KamonCrest';
export { seatClass } from './seat-crests';
