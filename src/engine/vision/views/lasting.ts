import type { Phase, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import type { LastingView } from './view';

const PLAYERS: readonly Player[] = [0, 1];

/** What lasts beside the cards, player by player: who looks at the table need not remember what was played. */
export function lastingViews(vision: Vision): readonly LastingView[] {
  const { lasting, skips, delayed } = vision.state;
  const isDark = lasting.some(({ kind }) => kind === 'darkSide');
  return PLAYERS.flatMap((player): LastingView[] => {
    const count = lasting.filter((one) => one.kind === 'barrier' && one.player === player).length;
    // Several skips of one name are used up together (S8).
    const skipped = new Set(skips.filter((skip) => skip.player === player).map(({ what }) => what as Phase | 'turn'));
    return [
      ...(count > 0 ? [{ kind: 'barrier', player, count } as const] : []),
      ...(isDark ? [{ kind: 'darkSide', player } as const] : []),
      ...lasting.flatMap((one): readonly LastingView[] => {
        if (one.kind !== 'stats') return [];
        const { zone, stay, controller, passcode } = vision.card(one.card);
        const { attack, toughness } = one;
        return zone === 'field' && stay === one.stay && controller === player
          ? [{ kind: 'stats', player, passcode, attack, toughness }]
          : [];
      }),
      ...[...skipped].map((what) => ({ kind: 'skip', player, what }) as const),
      ...delayed
        .filter((one) => one.player === player)
        .map(({ timing, card: id }) => {
          const { zone, passcode } = vision.card(id);
          const isOpen = zone !== 'hand' && zone !== 'deck' && zone !== 'node';
          return { kind: 'delayed', player, timing, ...(isOpen && { passcode }) } as const;
        }),
    ];
  });
}
