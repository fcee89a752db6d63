import { beforeEach, describe, expect, test } from 'vitest';
import { desk, useTable } from '../../store/desk/table-store';
import type { VisionTable } from './table';
import { visionTable as table } from './testing/on-table';
import { fetchGame } from '../../store/game';
import { quickShelf } from '../../store/testing/quick-shelf';
import { fittingOf } from '../../store/hints/occasion';
import { visionHints } from './hints';

quickShelf();
const { start, openCurtain, answer, leave, review } = useTable.getState();
const fittingVisionHints = (at: Parameters<(typeof visionHints)[number]['fits']>[0]) => fittingOf(visionHints, at);
const fitting = () => fittingVisionHints(table());

function act(what: string): void {
  const option = table().question?.decision.options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  expect(answer({ kind: 'option', index: option.index })).toEqual({ ok: true });
}

/** Both keep their hands, and the first player sees its cards in the first Main Phase. */
function toMainPhase(): void {
  for (let i = 0; i < 2; i += 1) {
    openCurtain();
    answer({ kind: 'value', value: false });
  }
  openCurtain();
}

beforeEach(async () => {
  leave();
  await desk.diary.settled();
  const seats = [
    { name: 'Ren', deck: 'lantern-procession' },
    { name: 'Aya', deck: 'long-water' },
  ] as const;
  await fetchGame('vision');
  start({ game: 'vision', seats, modes: ['smooth', 'smooth'], seed: 'hints', first: 0, secrecy: 'curtain' });
});

describe('hints in VISION', () => {
  test('are not shown behind the curtain', () => expect(fitting()).toEqual([]));

  test('begin with the node, and once it is set tell what a card needs', () => {
    toMainPhase();
    expect(fitting()).toEqual(['vision-node']);
    act('node');
    expect(fitting()).toEqual(['vision-play']);
  });

  test('depend on nothing that only one player knows', () => {
    toMainPhase();
    act('node');
    const { view, question } = table();
    const seats = view.seats.map((seat) => ({ ...seat, zones: { ...seat.zones, hand: { ...seat.zones.hand, cards: [] } } }));
    const blind = {
      ...table(),
      view: { ...view, seats: seats as unknown as typeof view.seats },
      question: { ...question!, decision: { ...question!.decision, options: [] } },
    };
    expect(fittingVisionHints(blind)).toEqual(fitting());
  });

  test('about own choices stand only where the own view does, and none where an earlier position is looked at', () => {
    toMainPhase();
    act('node');
    expect(fittingVisionHints({ ...table(), viewer: 'public' })).toEqual([]);
    review(0);
    expect(fitting()).toEqual([]);
  });

  test('tell of the interference, and to the one who is attacked of the defence', () => {
    toMainPhase();
    const { view } = table();
    const laid = (kind: 'attack' | 'play') => ({
      ...table(),
      view: { ...view, stack: [{ kind, player: 0 }] as unknown as VisionTable['view']['stack'] },
    });
    expect(fittingVisionHints(laid('play'))).toContain('vision-interference');
    expect(fittingVisionHints(laid('play'))).not.toContain('vision-defend');
    expect(fittingVisionHints(laid('attack'))[0]).not.toBe('vision-interference');
    expect(fittingVisionHints(laid('attack'))).toContain('vision-defend');
  });
});
