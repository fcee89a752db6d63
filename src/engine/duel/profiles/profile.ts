import type { Profile, ProfileId } from '../model/profile';
import { EXPERT } from './expert';

export const PROFILES: Readonly<Record<ProfileId, Profile>> = { expert: EXPERT };
