import type { DeedView, DuelView, LastingView } from '../../../engine/duel';
import type { TableTexts } from '../../../i18n/table-texts';
import type { TurnTexts } from '../../../i18n/turn-texts';
import type { TurnLine, TurnTold } from '../../../ui/table/inspector/turn-told';
import { fillSlots, type Piece } from '../../../ui/table/log/piece';

interface Words {
  readonly names: readonly [string, string];
  readonly t: TurnTexts;
  readonly table: TableTexts;
}

const strong = (text: string): Piece => ({ kind: 'strong', text });
const cardOr = (passcode: number | undefined, otherwise: string): Piece =>
  passcode === undefined ? strong(otherwise) : { kind: 'card', passcode };

const listed = (passcodes: readonly number[], { t }: Words): readonly Piece[] =>
  passcodes.flatMap((passcode, i): readonly Piece[] => [
    ...(i === 0 ? [] : [{ kind: 'text', text: i === passcodes.length - 1 ? t.and : t.comma } as const]),
    { kind: 'card', passcode },
  ]);

function templateOf({ kind, isOpen, amount = 0, passcodes }: DeedView, { t: { duel: t } }: Words): string {
  switch (kind) {
    case 'mayAttack':
    case 'mayTurn':
      return t[kind][amount === 1 ? 0 : 1];
    case 'normalSummon':
      return isOpen ? t.normalSummonOpen : passcodes ? t.normalSummon : t.normalSummonUsed;
    case 'pendulumSummon':
      return isOpen ? t.pendulumSummonOpen : t.pendulumSummon;
    case 'normalSet':
    case 'attack':
      return t[kind];
  }
}

function deedLine(deed: DeedView, words: Words): TurnLine {
  const { passcodes = [], amount } = deed;
  const says = fillSlots(templateOf(deed, words), (slot) => (slot === 'n' ? [strong(`${amount}`)] : listed(passcodes, words)));
  return { key: deed.kind, says, isOpen: deed.isOpen };
}

function lastingWords(one: LastingView, { names, t, table }: Words): Pick<TurnLine, 'says' | 'note'> {
  const { duel } = t;
  switch (one.kind) {
    case 'turns': {
      const { passcode, turns, whose } = one;
      return { says: [cardOr(passcode, '')], note: whose === undefined ? duel.turns(turns) : duel.turnsOf(turns, names[whose]) };
    }
    case 'stays':
      return { says: [cardOr(one.passcode, '')], note: duel.stays };
    case 'effect': {
      const { passcode, about, turns, until } = one;
      const by = cardOr(passcode, duel.anEffect);
      const says = about ? fillSlots(duel.about, (slot) => (slot === 'card' ? [by] : listed(about, { names, t, table }))) : [by];
      return { says, note: turns > 0 ? duel.turns(turns + 1) : duel.until[until] };
    }
    case 'control':
      return {
        says: fillSlots(duel.control, (slot) =>
          slot === 'who' ? [{ kind: 'seat', seat: one.player }] : [cardOr(one.passcode, duel.aMonster)],
        ),
        note: duel.until[one.until],
      };
    case 'skip':
      return { says: [strong(duel.skip(one.what === 'turn' ? duel.nextTurn : table.phaseName[one.what]))], note: duel.next };
  }
}

/** How many cards the turn player has drawn in this turn. */
const drawnIn = ({ log, turn, turnPlayer }: DuelView): number =>
  log.filter((event) => event.verb === 'draw' && event.turn === turn && event.player === turnPlayer).length;

function drawLines(drawn: number, { t }: Words): readonly TurnLine[] {
  const says = fillSlots(t.duel.draw[drawn === 1 ? 0 : 1], () => [strong(`${drawn}`)]);
  return drawn === 0 ? [] : [{ key: 'draw', isOpen: false, says }];
}

/** How the running turn of a duel stands, in words. */
export const turnTold = (view: DuelView, words: Words): TurnTold => ({
  soFar: [...drawLines(drawnIn(view), words), ...(view.soFar ?? []).map((deed) => deedLine(deed, words))],
  lasts: (view.lasts ?? []).map((one, i) => ({ key: `${i}`, seat: one.player, ...lastingWords(one, words) })),
});
