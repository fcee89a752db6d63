export { CardBack } from './CardBack';
export { CardFace } from './CardFace';
export { useCardWords, type CardWords } from './card-words';
export { faceCard, type FaceCard, type FaceMarks } from './face-card';
export { LargeCard } from './LargeCard';
export { Pips } from './Pips';
