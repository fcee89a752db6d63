import type { LastingView, Phase, Player, RuleId, VisionView } from '../../../engine/vision';
import type { TurnLine, TurnTold } from '../../../ui/table/inspector/turn-told';
import { fillSlots, type Piece } from '../../../ui/table/log/piece';
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
type Told =
  Exclude<LastingView, { readonly kind: 'stats' }> | { readonly kind: 'added'; readonly player: Player; readonly phase: Phase };

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

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How the running turn stands: cards drawn, what may be done once in it, who has attacked. */
function deedLines({ soFar = [], log, turn, turnPlayer }: VisionView, { texts }: Words): readonly TurnLine[] {
  const { soFar: t } = texts.lasting;
  const own = log.filter((event) => event.turn === turn && event.player === turnPlayer);
  const drawn = own.filter(({ verb }) => verb === 'draw').length;
  const attackers = own.flatMap(({ verb, passcode }) => (verb === 'attack' && passcode !== undefined ? [passcode] : []));
  const cards = attackers.flatMap((passcode, i): readonly Piece[] => [
    ...(i === 0 ? [] : [{ kind: 'text', text: texts.card.comma } as const]),
    { kind: 'card', passcode },
  ]);
  return [
    ...(drawn > 0
      ? [
          {
            key: 'draw',
            isOpen: false,
            says: fillSlots(t.draw[drawn === 1 ? 0 : 1], () => [{ kind: 'strong', text: `${drawn}` }]),
          },
        ]
      : []),
    ...soFar.map(({ kind, isOpen }) => ({ key: kind, isOpen, says: fillSlots(t[kind][isOpen ? 0 : 1], () => []) })),
    ...(cards.length > 0 ? [{ key: 'attack', isOpen: false, says: fillSlots(t.attack, () => cards) }] : []),
  ];
}

/** How the running turn stands, and what lasts: what concerns both is told once. */
export function turnTold(view: VisionView, words: Words): TurnTold {
  const { lasts = [] } = view;
  const { lasting: t } = words.texts;
  const ofBoth = ([0, 1] as const).flatMap((seat) => lastingOf(view, seat, words).map((one) => ({ ...one, seat })));
  return {
    soFar: deedLines(view, words),
    lasts: [
      ...ofBoth
        .filter(({ says }, i) => ofBoth.findIndex((other) => other.says === says) === i)
        .map(({ key, seat, says, rule }) => ({ key, seat, rule, says: [{ kind: 'text', text: says } as const] })),
      ...lasts.flatMap((one, i): readonly TurnLine[] =>
        one.kind === 'stats'
          ? [
              {
                key: `stats ${i}`,
                seat: one.player,
                note: t.thisTurn,
                says: fillSlots(t.stats(signed(one.attack), signed(one.toughness)), () => [
                  { kind: 'card', passcode: one.passcode },
                ]),
              },
            ]
          : [],
      ),
    ],
  };
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
    // What changes values the cards show.
    ...lasts.filter((one) => one.kind !== 'stats'),
  ];
  return told
    .filter((one) => one.player === player)
    .map((one) => inWords(one, words))
    .map((one, i) => ({ key: `${player} ${i}`, ...one }));
}
