import type { DuelQuestion, DuelTable } from '../../table';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFacts } from '../../cards/printed';
import type { DecisionView, DuelSession } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { cardTexts } from '../../../../store/cards/card-texts';
import { duelTable as table } from '../../testing/on-table';
import { desk, useTable } from '../../../../store/desk/table-store';
import type { DuelPlan } from '../../../../store/keeping/open-game';
import { quickShelf } from '../../../../store/testing/quick-shelf';
import '../../../testing/on-this-page';
import '../../../testing/texts-are-there';
import { CardInfoProvider, type CardInfo } from '../../../../ui/base/card/card-info';
import { Read } from '../../../../ui/screens/game/ReadingRoom';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { LaidTable, SceneOf } from '../../../../ui/screens/game/LaidTable';
import { Prompt } from '../../../../ui/table/dock/Prompt';
import { useOwnThoughts } from '../../../../ui/table/dock/thoughts';
import { duelPage } from '..';

quickShelf();

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['strict', 'strict'],
  lifePoints: 2000,
  seed: 'what the prompt says',
  first: 0,
};

const { start, leave, pass } = useTable.getState();

const info: CardInfo = (passcode) => ({ name: `#${passcode}`, facts: cardFacts(passcode)! });
/** A part of the table, in the place of the dock. */
function read(part: ReactNode, now = table()): string {
  const html = renderToStaticMarkup(
    <CardInfoProvider value={info}>
      <SceneOf page={duelPage} scene={{ table: now, acts: useTable.getState(), near: 0, game: duelPage }}>
        <LaidTable page={duelPage} dock={<data>{part}</data>} />
      </SceneOf>
    </CardInfoProvider>,
  );
  return /<data>(.*)<\/data>/s.exec(html)![1]!;
}
const dock = (now = table()): string => read(<Prompt hasResult />, now);
/** The buttons of the prompt that are golden. */
const golden = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*btn--main[^>]*>.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]*>/g, ''));

function Acts({ at }: { readonly at: Place }) {
  return useOwnThoughts(at).map(({ label }) => label);
}
const readAt = (place: Place, now: DuelTable): string => read(<Acts at={place} />, now);

/** The same question with fewer acts. */
const leaving = (keep: (act: string) => boolean): DuelTable => {
  const now = table();
  const question = now.question!;
  const options = question.decision.options!.filter((option) => keep(option.do));
  return { ...now, question: { ...question, decision: { ...question.decision, options } } };
};

beforeEach(() => leave());

describe('gold', () => {
  test('the end of a phase is golden only when no card can be used any more', () => {
    start({ ...PLAN, secrecy: 'open' });
    while (table().question?.decision.kind === 'respond') pass();
    expect(dock()).toContain('data-act="enter"');
    expect(golden(dock())).toEqual([]);
    expect(golden(dock(leaving((act) => act === 'enter')))).toHaveLength(1);
  });

  test('tells nothing on the public surface: before a look nothing is golden', () => {
    start({ ...PLAN, secrecy: 'peek' });
    while (table().question?.decision.kind === 'respond') pass();
    expect(table().question?.form).toBe('look');
    expect(dock()).toContain('data-act="enter"');
    expect(golden(dock())).toEqual([]);
  });
});

test('that a question is always asked is said in the first turn of each player, and then no more', () => {
  start({ ...PLAN, secrecy: 'open' });
  const now = table();
  const asked = (turn: number): string => {
    const { question, view } = now;
    const decision = { ...question!.decision, kind: 'respond', window: 'summonSuccess' } as DecisionView;
    return dock({ ...now, view: { ...view, turn }, question: { ...question!, form: 'window', decision } as DuelQuestion });
  };
  for (const turn of [1, 2]) expect(asked(turn)).toContain('Always asked');
  expect(asked(3)).not.toContain('Always asked');
  expect(asked(3)).toContain('No response');
});

test('that cards are tapped to act is said in the first turn of each player, and then no more', () => {
  start({ ...PLAN, secrecy: 'open' });
  while (table().question?.decision.kind === 'respond') pass();
  const now = table();
  const inTurn = (turn: number): string => dock({ ...now, view: { ...now.view, turn } });
  for (const turn of [1, 2]) expect(inTurn(turn)).toContain('Tap a card to see its actions.');
  expect(inTurn(3)).not.toContain('Tap a card');
  expect(inTurn(3)).toContain('data-act="enter"');
});

describe('the effect that asks', () => {
  const AXE_OF_DESPAIR = 40619825;
  const ENEMY_CONTROLLER = 98045062;
  /** The table with another question of the same player. */
  const asking = (asked: Partial<DecisionView>): DuelTable => {
    start({ ...PLAN, secrecy: 'open' });
    const now = table();
    const question = now.question!;
    const decision = { player: question.player, showsHidden: false, ...asked } as DecisionView;
    return { ...now, view: { ...now.view, decision }, question: { ...question, form: 'choice', decision } as DuelQuestion };
  };
  const trigger = {
    kind: 'trigger',
    prompt: 'optionalTrigger',
    asker: { passcode: AXE_OF_DESPAIR, place: '0:graveyard:0', clause: '1' },
    values: [true, false],
  } as const;
  const mode = {
    kind: 'answer',
    prompt: 'mode',
    asker: { passcode: ENEMY_CONTROLLER, place: '0:spellTrap:0', clause: '0' },
    values: [0, 1],
  } as const;

  test('asks with its own words, and not with those of another effect of the card', () => {
    const html = dock(asking(trigger));
    expect(html).toContain(cardTexts(AXE_OF_DESPAIR)!.en[1]);
    expect(html).not.toContain('1000 more');
  });

  test('is marked in the words of the card, which is read while nothing else is', () => {
    const html = read(<Read page={duelPage} pointed={null} />, asking(trigger));
    const marked = [...html.matchAll(/<p[^>]*aria-current="true"[^>]*>(.*?)<\/p>/g)].map(([, text]) =>
      text!.replace(/<[^>]*>/g, ''),
    );
    const { en } = cardTexts(AXE_OF_DESPAIR)!;
    expect(marked).toEqual([`This one is meant②${en[1]}`, `③${en[2]}`]);
  });

  test('offers its alternatives as buttons with keys, each in its own words without a bullet', () => {
    const html = dock(asking(mode));
    const buttons = [...html.matchAll(/<button[^>]*btn--mode[^>]*data-value="(\d)"[^>]*>(.*?)<\/button>/g)];
    expect(
      buttons.map(([, value, inner]) => [value, inner!.replace(/<kbd[^>]*>(.*?)<\/kbd>/, ' [$1]').replace(/<[^>]*>/g, '')]),
    ).toEqual(
      cardTexts(ENEMY_CONTROLLER)!
        .en.slice(1)
        .map((line, i) => [`${i}`, `${line.replace('• ', '')} [${i + 1}]`]),
    );
    const words = read(<Read page={duelPage} pointed={null} />, asking(mode));
    expect(words).toContain('>• Target');
    expect(words).not.toContain('②');
  });
});

describe('a window in private', () => {
  test('speaks of marked cards only where there are some', () => {
    start({ ...PLAN, secrecy: 'open' });
    expect(table().question?.decision.kind).toBe('respond');
    expect(dock(leaving((act) => act === 'pass'))).toContain('No card can respond.');
    const option = { index: 9, do: 'activate', card: '0:hand:0' } as const;
    const now = leaving(() => true);
    const question = now.question!;
    const some = { ...question, decision: { ...question.decision, options: [...question.decision.options!, option] } };
    expect(dock({ ...now, question: some })).toContain('Tap a card with a gold dot');
  });
});

describe('what a card can do at this moment', () => {
  test('is read in the view of its player, and nowhere on the public surface', () => {
    start({ ...PLAN, secrecy: 'open' });
    while (table().question?.decision.kind === 'respond') pass();
    const now = table();
    const question = now.question!;
    expect(readAt('0:hand:0', now)).not.toBe('');
    expect(readAt('0:hand:0', { ...now, viewer: 0 })).not.toBe('');
    expect(readAt('0:hand:0', { ...now, viewer: 1 })).toBe('');
    expect(readAt('0:hand:0', { ...now, viewer: 'public', question: { ...question, form: 'look' } })).toBe('');
    expect(readAt('0:hand:0', { ...now, viewer: 'public' })).toBe('');
  });
});

describe('while the page is drawn', () => {
  test('nothing is played on aside: what a pick announces and what an attack comes to is asked afterwards', () => {
    start({ ...PLAN, secrecy: 'open' });
    while (table().question?.decision.kind === 'respond') pass();
    const now = table();
    const question = now.question!;
    const [card] = now.view.seats[0].zones.hand.cards;
    const act = { index: 0, do: 'normalSummon', card: card!.place, passcode: card!.passcode! } as const;
    const asks = [vi.spyOn(useTable.getState(), 'announces'), vi.spyOn(desk.open!.running.session as DuelSession, 'attackEnd')];
    const pick = { from: [card!], min: 0, max: 1, ordered: false };
    const decision: DecisionView = { player: 0, kind: 'choose', prompt: 'tribute', showsHidden: false, pick };
    const html = dock({ ...now, question: { ...question, form: 'choice', decision, draft: { act, chosen: [] } as never } });
    expect(html).toContain('Choose none');
    expect(html).toContain('data-act="confirm"');
    const attack = { index: 0, do: 'attack', card: '0:monster:0', target: 'direct' } as const;
    useDock.setState({ selected: '0:monster:0', isAiming: true });
    dock({
      ...now,
      question: { ...question, form: 'choice', decision: { ...question.decision, kind: 'battle', options: [attack] } },
    });
    useDock.setState({ selected: null, isAiming: false });
    for (const ask of asks) expect(ask).not.toHaveBeenCalled();
  });
});

describe('a declared attack', () => {
  test('is foreseen to whoever is asked, and the same on the public surface', () => {
    start({ ...PLAN, secrecy: 'open' });
    while (table().question?.decision.kind === 'respond') pass();
    const now = table();
    const attack = { kind: 'battle', atk: 1900, destroyed: [], damage: [0, 1900] } as const;
    const view = {
      ...now.view,
      attack: { attacker: '0:monster:0', target: 'direct' } as const,
      ifBothPass: { steps: [], attack },
    };
    const options = [{ index: 0, do: 'pass' } as const];
    const decision: DecisionView = { player: 1, kind: 'respond', window: 'attackDeclared', showsHidden: false, options };
    for (const form of ['choice', 'window'] as const)
      expect(dock({ ...now, view, question: { ...now.question!, player: 1, form, decision } })).toContain(
        'As it stands: 1900, direct attack: 1900 damage to Aya.',
      );
    // Whoever can respond is told how only where the line is free for it: both together were cut off.
    const activate = { index: 1, do: 'activate', card: '1:spellTrap:0' } as const;
    const question = {
      ...now.question!,
      player: 1,
      form: 'choice',
      decision: { ...decision, options: [...options, activate] },
    } as const;
    expect(dock({ ...now, view, question })).not.toContain('Tap a card with a gold dot');
    expect(dock({ ...now, view: { ...view, attack: null }, question })).toContain('Tap a card with a gold dot');
  });
});
