/** The crests of cards of VISION by their English names. Fetched with the game. */
import type { ComponentType } from 'react';
import { visionGame } from '../book';
import { VisionCardCrest } from './VisionCardCrest';

export function visionCrests(): ComponentType<{ readonly name: string }> {
  const byName = new Map(visionGame.pool.playable.map((facts) => [facts.en, facts]));
  return function CrestOfName({ name }) {
    const facts = byName.get(name);
    return facts ? <VisionCardCrest facts={facts} className="lesson__ground" /> : null;
  };
}
