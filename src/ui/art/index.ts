export { BackArt, ChainCircle, Crack, KusariMark, PriorityCoin, SeatCrest, SeatEmblem, SeatShape } from './Emblems';
export { enclosureOf, isNegative, type Enclosure } from './enclosures';
export { isGlyph, type GlyphName } from './glyphs';
export { Icon } from './Icon';
export { Kamon } from './KamonCrest';
export { kamonOf, type KamonFacts } from './kamon';
export { seatClass, seatShape, type Seat } from './seat-crests';
