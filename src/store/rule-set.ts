import { create } from 'zustand';
import { PROFILE_IDS, PROFILES, type ProfileId } from '../engine/duel';
import { readShelf, writeShelf } from './storage/shelf';

export { PROFILE_IDS } from '../engine/duel';

const RULE_SET = 'kusari.rule-set';

interface RuleSetStore {
  /** The rule set that the next duel is played by, and that decks are held to. */
  readonly profile: ProfileId;
  readonly choose: (profile: ProfileId) => void;
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
    choose: (profile) => {
      isChosen = true;
      set({ profile });
      writeShelf(RULE_SET, profile);
    },
    preset: (profile) => {
      if (!isChosen) set({ profile });
    },
  };
});

/** Whether a rule set knows Pendulum Zones, and with them the face-up part of what it calls the extra deck. */
export const hasPendulum = (profile: ProfileId): boolean => PROFILES[profile].pendulum;
