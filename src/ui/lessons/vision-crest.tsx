/** The crests of cards of VISION by their English names. Fetched with the game. */
import type { ComponentType } from 'react';
import { fetchVision } from '../../store/game';
import { VisionCardCrest } from '../vision/VisionCardCrest';

export async function visionCrests(): Promise<ComponentType<{ readonly name: string }>> {
  const { pool } = await fetchVision();
  const byName = new Map(pool.playable.map((facts) => [facts.en, facts]));
  return function CrestOfName({ name }) {
    const facts = byName.get(name);
    return facts ? <VisionCardCrest facts={facts} className="lesson__ground" /> : null;
  };
}
