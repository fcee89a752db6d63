import type { Seat as Player } from '../../../engine/table';
import { PROFILE_IDS, type ProfileId } from '../../../store/rule-set';
import { cutName } from '../../../store/storage/limits';
import { SECRECIES, type Secrecy } from '../../../store/running/secrecy';
import { PARTNER_LEVELS, type Sitter } from '../../../store/running/sitter';
import { MOST_LIFE_POINTS } from '../../../store/start-plan';
import { PRIORITY_MODES, type Pair, type PriorityMode } from '../../../store/seats';

/**
 * What the address of the page presets on the set-up screen:
 * `?seed=&lp=&decks=a,b&names=a,b&priority=smooth,strict&secrecy=peek&first=0&match=3&rules=modern&partner=1:steady`.
 */
export interface Preset {
  readonly profile?: ProfileId;
  readonly seed?: string;
  readonly lifePoints?: number;
  readonly decks?: Pair<string>;
  readonly names?: Pair<string>;
  readonly modes?: Pair<PriorityMode>;
  readonly secrecy?: Secrecy;
  readonly sitters?: Pair<Sitter>;
  readonly first?: Player;
  /** A match of three duels. */
  readonly isMatch?: true;
}

function pairOf(text: string | null): Pair<string> | undefined {
  const [first, second] = text?.split(',').map((part) => cutName(part.trim())) ?? [];
  return first && second ? [first, second] : undefined;
}

/** `1:steady`, or `0:gentle,1:keen`: who sits there; a person sits where nothing is said. */
function sittersOf(text: string | null): Pair<Sitter> | undefined {
  const said = text?.split(',').map((part) => /^([01]):(\w+)$/.exec(part.trim())) ?? [];
  const at = (seat: '0' | '1'): Sitter | undefined =>
    PARTNER_LEVELS.find((level) => said.some((one) => one?.[1] === seat && one[2] === level));
  const [first, second] = [at('0'), at('1')];
  return first || second ? [first ?? 'person', second ?? 'person'] : undefined;
}

const isMode = (text: string): text is PriorityMode => PRIORITY_MODES.some((mode) => mode === text);

export function presetOf(search: string): Preset {
  const query = new URLSearchParams(search);
  const seed = query.get('seed');
  const lifePoints = Number(query.get('lp'));
  const decks = pairOf(query.get('decks'));
  const names = pairOf(query.get('names'));
  const [modeA, modeB] = pairOf(query.get('priority')) ?? [];
  const secrecy = SECRECIES.find((one) => one === query.get('secrecy'));
  const profile = PROFILE_IDS.find((one) => one === query.get('rules'));
  const first = query.get('first');
  const sitters = sittersOf(query.get('partner'));
  return {
    ...(query.get('match') === '3' && { isMatch: true }),
    ...(profile && { profile }),
    ...(seed && { seed: cutName(seed) }),
    ...(Number.isInteger(lifePoints) && lifePoints >= 1 && lifePoints <= MOST_LIFE_POINTS && { lifePoints }),
    ...(decks && { decks }),
    ...(names && { names }),
    ...(modeA && modeB && isMode(modeA) && isMode(modeB) && { modes: [modeA, modeB] as const }),
    ...(secrecy && { secrecy }),
    ...(sitters && { sitters }),
    ...((first === '0' || first === '1') && { first: first === '0' ? (0 as const) : (1 as const) }),
  };
}
