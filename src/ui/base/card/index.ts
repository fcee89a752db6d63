export { CardBack } from './CardBack';
export { CardFace } from './CardFace';
export { useCardWords, type CardWords } from './card-words';
export { faceCard } from './face-card';
export { LargeCard } from './LargeCard';
export { Pips } from './Pips';
