import type { AttackEnd, DuelSession, PendulumSummonView, WishView } from '../../engine/duel';
import type { Place, Viewer } from '../../engine/table';
import { useTable } from '../../store/desk/table-store';

/** Asks the duel on the table, as far as the screen shows whose cards they are. */
const asked = <Found>(about: (duel: DuelSession, viewer: Viewer) => Found): Found | undefined =>
  useTable.getState().think((session, viewer) => about(session as DuelSession, viewer));

/** What could be thought of for a place: each wish offered, or why not. */
export const wishesAt = (place: Place): readonly WishView[] => asked((duel, viewer) => duel.wishesAt(viewer, place)) ?? [];

/** What dropping the card at `from` on `to` would do; see `DuelSession.wishesTo`. */
export const wishesTo = (from: Place, to: Place): Pick<WishView, 'options' | 'reasons'> =>
  asked((duel, viewer) => (viewer === 'public' ? undefined : duel.wishesTo(viewer, from, to))) ?? { options: [], reasons: [] };

/** What the attack of this option comes to if nobody responds, from what everybody knows; undefined where it is none. */
export const attackEnd = (option: number): AttackEnd | undefined => asked((duel) => duel.attackEnd(option));

/** What the seat that is asked could think of for a Pendulum Summon; null where its cards are not shown, or there is none. */
export const pendulumSummon = (): PendulumSummonView | null =>
  asked((duel, viewer) => (viewer === 'public' ? undefined : duel.pendulumSummon(viewer))) ?? null;

/** What can be announced, and why the rest cannot. */
export const announcements = (): readonly WishView[] => asked((duel, viewer) => duel.announcements(viewer)) ?? [];
