import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardFacts } from '../../cards/printed';
import type { DuelSession, ProfileId, WishView } from '../../../../engine/duel';
import { desk, useTable } from '../../../../store/desk/table-store';
import '../../../testing/on-this-page';
import { duelTable } from '../../testing/on-table';
import { quickShelf } from '../../../../store/testing/quick-shelf';
import { CardInfoProvider, type CardInfo } from '../../../../ui/base/card/card-info';
import { useDock, type Refusal } from '../../../../ui/base/shared/dock-store';
import { duelPage } from '..';
import { SceneProvider } from '../../../../ui/table/dock/scene';
import { useThoughts } from '../../../../ui/table/dock/thoughts';
import { useDrop } from '../../../../ui/table/dock/drop';
import { beginPendulumSummon } from './PendulumSummon';
import { usePhaseActions } from './use-phase-actions';
import { useDuelScene } from './use-speech';

quickShelf();

const info: CardInfo = (passcode) => ({ name: `#${passcode}`, facts: cardFacts(passcode)! });
const store = useTable.getState();

beforeEach(() => {
  vi.restoreAllMocks();
  store.leave();
});

/** Ren is asked for an act; whatever he wishes is refused by these rules. */
function refusing(profile: ProfileId, ...rules: readonly WishView['reasons'][number]['rule'][]): void {
  store.start({
    profile,
    seats: [
      { name: 'Ren', deck: 'bench-a' },
      { name: 'Aya', deck: 'bench-b' },
    ],
    modes: ['strict', 'strict'],
    lifePoints: 8000,
    seed: 'what is said of it',
    first: 0,
    secrecy: 'open',
  });
  while (duelTable().question?.decision.kind === 'respond') store.pass();
  const reasons = rules.map((rule) => ({ rule }));
  const wish: WishView = { do: 'activate', card: '0:hand:0', to: 'battle', options: [], reasons, isUsual: true };
  const session = desk.open!.running.session as DuelSession;
  vi.spyOn(session, 'wishesAt').mockReturnValue([wish]);
  vi.spyOn(session, 'wishesTo').mockReturnValue(wish);
  vi.spyOn(session, 'announcements').mockReturnValue([wish]);
  vi.spyOn(session, 'pendulumSummon').mockReturnValue({ reasons } as never);
}

/** What is said to it where the card is read, on the rail, and where it is dropped or summoned. */
function said(): readonly (readonly string[])[] {
  const heard: string[][] = [];
  const textsOf = (lines: Refusal): string[] => lines.map((line) => (typeof line === 'string' ? line : line.text));
  const table = duelTable();
  function Hears() {
    const { speech } = useDuelScene();
    const { drop } = useDrop();
    heard.push(useThoughts('0:hand:0').flatMap(({ reasons }) => textsOf(reasons)));
    const { battle } = usePhaseActions(table);
    heard.push([battle?.reason ?? '']);
    drop('0:hand:0', '0:monster:0');
    heard.push(textsOf(useDock.getState().refusal));
    beginPendulumSummon(table, speech);
    heard.push(textsOf(useDock.getState().refusal));
    return null;
  }
  renderToStaticMarkup(
    <CardInfoProvider value={info}>
      <SceneProvider value={{ table, acts: useTable.getState(), near: 0, game: duelPage }}>
        <Hears />
      </SceneProvider>
    </CardInfoProvider>,
  );
  return heard;
}

const EVERYWHERE = 4;

test.each([
  [
    'expert',
    'ignition-timing',
    'An ignition effect is activated in your own Main Phase, when you have priority, never as a response.',
  ],
  [
    'modern',
    'ignition-timing',
    'An ignition effect is activated in your own Main Phase while nothing is in progress, never as a response.',
  ],
  [
    'expert',
    'attack-once',
    'It has declared its attack already: one in each Battle Phase, and an attack that was stopped counts.',
  ],
  ['modern', 'attack-once', 'It has declared its attack already: one in a turn, and an attack that was stopped counts.'],
] as const)('in a duel by the rule set %s the reason %s is told as that rule set says it', (profile, rule, line) => {
  refusing(profile, rule);
  expect(said()).toEqual(Array.from({ length: EVERYWHERE }, () => [line]));
});
