import { create } from 'zustand';
import { PROFILE_IDS, RULE_OPTIONS, type ProfileId } from '../engine/duel';
import type { VisionProfile } from '../engine/vision';
import { readShelf, writeShelf } from './storage/shelf';

export { PROFILE_IDS } from '../engine/duel';

const RULE_SET = 'kusari.rule-set';
const GAME = 'kusari.game';

/** What can be played here: the rule sets of the duel, and the second game. */
export const PLAYED_IDS = [...PROFILE_IDS, 'vision'] as const satisfies readonly (ProfileId | VisionProfile)[];
export type PlayedId = (typeof PLAYED_IDS)[number];

interface RuleSetStore {
  /** The rule set that the next duel is played by, and that decks are held to. */
  readonly profile: ProfileId;
  /** The next game is one of VISION. */
  readonly isVision: boolean;
  readonly choose: (played: PlayedId) => void;
  /** What the address of the page names; it counts until somebody chooses. */
  readonly preset: (profile: ProfileId) => void;
}

function kept(): ProfileId {
  const text = readShelf(RULE_SET);
  return PROFILE_IDS.find((id) => id === text) ?? PROFILE_IDS[0];
}

/** The rule set that was chosen last; it is found again at the next visit. */
export const useRuleSet = create<RuleSetStore>()((set) => {
  let isChosen = false;
  return {
    profile: kept(),
    isVision: readShelf(GAME) === 'vision',
    choose: (played) => {
      isChosen = true;
      writeShelf(GAME, played === 'vision' ? 'vision' : 'duel');
      if (played === 'vision') return set({ isVision: true });
      set({ profile: played, isVision: false });
      writeShelf(RULE_SET, played);
    },
    preset: (profile) => {
      if (!isChosen) set({ profile, isVision: false });
    },
  };
});

/** Whether a rule set knows Pendulum Zones, and with them the face-up part of what it calls the extra deck. */
export const hasPendulum = (profile: ProfileId): boolean => RULE_OPTIONS[profile].pendulum;
