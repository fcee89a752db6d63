import type { LastingView, Phase, Player, RuleId, VisionView } from '../../../engine/vision';
import type { VisionTexts } from '../texts';

/** What lasts for a player: `tag` on the plate, `says` in full, the rule that explains it. */
export interface Lasting {
  readonly key: string;
  readonly tag: string;
  readonly says: string;
  readonly rule: RuleId;
}

interface Words {
  readonly names: readonly [string, string];
  readonly texts: VisionTexts;
  readonly cardName: (passcode: number) => string;
}

/** An additional phase is its turn player's, and is told with the rest. */
type Told = LastingView | { readonly kind: 'added'; readonly player: Player; readonly phase: Phase };

function inWords(one: Told, { names, texts, cardName }: Words): Omit<Lasting, 'key'> {
  const { lasting: t, table } = texts;
  const who = names[one.player];
  switch (one.kind) {
    case 'barrier':
      return { tag: t.barrier(one.count), says: t.says.barrier(who), rule: 'protection-ends' };
    case 'darkSide':
      return { tag: t.darkSide, says: t.says.darkSide, rule: 'replacement-ends-before-draw' };
    case 'added': {
      const phase = table.phases[one.phase];
      return { tag: t.added(phase), says: t.says.added(who, phase), rule: 'additional-phase-next' };
    }
    case 'skip': {
      if (one.what === 'turn') return { tag: t.skipTurn, says: t.says.skipTurn(who), rule: 'skipped-turn' };
      const phase = table.phases[one.what];
      return { tag: t.skipPhase(phase), says: t.says.skipPhase(who, phase), rule: 'skipped-phase' };
    }
    case 'delayed': {
      const { passcode, timing } = one;
      const card = passcode === undefined ? t.someEffect : cardName(passcode);
      const says = timing === 'turnEnd' ? t.says.atTurnEnd(who, card) : t.says.later(who, card);
      return { tag: card, says, rule: 'effects-of-one-timing' };
    }
  }
}

/** All that lasts for one player, as everybody has seen it. */
export function lastingOf(
  view: Pick<VisionView, 'lasts' | 'added' | 'turnPlayer'>,
  player: Player,
  words: Words,
): readonly Lasting[] {
  const { lasts = [], added, turnPlayer } = view;
  const told: readonly Told[] = [
    ...(added !== undefined ? [{ kind: 'added', player: turnPlayer, phase: added } as const] : []),
    ...lasts,
  ];
  return told
    .filter((one) => one.player === player)
    .map((one) => inWords(one, words))
    .map((one, i) => ({ key: `${player} ${i}`, ...one }));
}
