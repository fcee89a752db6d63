import { Mixer, type Identity } from '../../kernel/identity';
import type { VisionState } from '../model/state';

/**
 * A position by all that its state says: two that differ in something that no longer matters are two. Chance is a decision of
 * nobody where positions are compared, so the generator says nothing.
 */
export function identityOf(state: VisionState): Identity {
  const mixer = new Mixer();
  mixer.text(JSON.stringify({ ...state, random: null }));
  return mixer.identity;
}
