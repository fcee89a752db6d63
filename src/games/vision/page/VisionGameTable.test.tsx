import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  EVENTS,
  PROMPTS,
  type DecisionView,
  type EventView,
  type Place,
  type ViewCard,
  type VisionView,
  type WishView,
} from '../../../engine/vision';
import { visionTexts } from '../texts';
import { visionHelpWords } from '../texts/help-words';
import { visionHintWords } from '../texts/hint-words';
import { visionRemedies } from '../texts/remedy-words';
import type { ShownVision } from '../table';
import { visionGame } from '../cards';
import { useDock } from '../../../ui/base/shared/dock-store';
import { LaidTable, SceneOf } from '../../../ui/screens/game/LaidTable';
import type { TableActs } from '../../../ui/table/dock/scene';
import { asked, book, CHILD, combatView, noting, OGRE, question, tableOf, WIND } from './testing/fixture';
import { forecastOf } from './forecast';
import { losesDefence } from './picking';
import { actWords } from './thoughts';
import { sentenceOf, tellEvents } from './told';
import { aimOf } from './vision-face';
import { ActsSheet } from '../../../ui/table/dock/ActsSheet';
import { Prompt } from '../../../ui/table/dock/Prompt';
import { WhyNotSheet } from '../../../ui/table/dock/WhyNotSheet';
import { HelpSheet } from '../../../ui/table/keyboard/HelpSheet';
import { useVisionHelp } from './use-vision-help';
import type { VisionQuestion } from './vision-props';
import { visionPage } from './';
import { VisionBookProvider } from './vision-context';

const VisionHelp = () => <HelpSheet {...useVisionHelp()} />;

const laid = (table: ShownVision, sheet?: ReactNode, acts: TableActs = noting()): string =>
  renderToStaticMarkup(
    <VisionBookProvider value={book}>
      <SceneOf page={visionPage} scene={{ table, acts, near: 0, game: visionPage }}>
        <LaidTable page={visionPage} dock={<Prompt hasResult={false} />} sheet={sheet} />
      </SceneOf>
    </VisionBookProvider>,
  );
const page = (table: ShownVision = tableOf(combatView())): string => laid(table);
const placesIn = (html: string): string[] => [...html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place!);
/** The dock alone, without its markup. */
const dock = (html: string): string =>
  html
    .slice(html.indexOf('class="dock '))
    .split('</section>')[0]!
    .replaceAll(/<[^>]*>/g, '·');
const asking = (decision: DecisionView, form: 'window' | 'look' | 'choice' = 'choice', view: Partial<VisionView> = {}): string =>
  dock(page(tableOf(combatView({ decision, ...view }), { question: question(decision, { form }) })));

/** What stands at a card of the hand that is asked. */
function atCard(wishes: readonly WishView[]): string {
  useDock.setState({ selected: '0:hand:1' });
  const table = tableOf(combatView({ decision: asked({}) }), { question: question(asked({})) });
  const html = laid(table, undefined, { ...noting(), wishesAt: () => wishes });
  useDock.setState({ selected: null });
  const menu = html.slice(html.indexOf('role="menu"')).split('</li>')[0]!;
  return menu
    .slice(menu.indexOf('>') + 1)
    .replaceAll(/<[^>]*>/g, '·')
    .split(/·+/)
    .filter(Boolean)
    .join('·');
}

describe('the table of VISION', () => {
  test('lays both regions on one sheet, with nodes and piles beside them and set cards on their characters', () => {
    expect(placesIn(page())).toEqual([
      ...['1:hand:0', '1:node', '1:field:0', '1:set:0', '1:field:1', '1:deck', '1:underworld', '1:removed'],
      ...['0:node', '0:field:0', '0:deck', '0:underworld', '0:removed', '0:hand:0', '0:hand:1'],
    ]);
    expect(page().match(/class="common"/g)).toHaveLength(1);
  });

  test('says how a card lies, what it is worth now, what hangs on it and which stones are about it', () => {
    const html = page();
    expect(html).toContain(
      'aria-label="River Child, Field, card 1, asleep, attack 2, toughness 4, 1 damage, carries Borrowed Coat, stone 2, attack target"',
    );
    expect(html).toContain('aria-label="Nodes, 7 cards, 4 awake, 3 asleep"');
    expect(html).toContain('>defending<');
    expect(html).toContain('>attacking<');
  });

  test('lays a sleeping character out sideways under a moon, and gives no hidden card a name', () => {
    const html = page();
    expect(html.match(/lying--wide/g)).toHaveLength(2);
    expect(html.match(/class="vmoon"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Hand, card 1, face-down card"');
  });

  test('shows its phases on the rail and marks an additional one', () => {
    const phases = [...page().matchAll(/data-phase="(\w+)"/g)].map(([, phase]) => phase);
    expect(phases).toEqual(['start', 'active', 'maintenance', 'draw', 'main', 'discard', 'end']);
    expect(page()).not.toContain('additional');
    expect(page(tableOf(combatView({ extra: true })))).toContain('additional');
  });

  test('says how the turn stands: what has been done of what may be done once, and what is open', () => {
    const soFar: VisionView['soFar'] = [
      { kind: 'node', isOpen: false },
      { kind: 'character', isOpen: true },
    ];
    const html = page(tableOf(combatView({ soFar })));
    expect(html).toMatch(/class="sofar__done">.*?Node set/s);
    expect(html).toMatch(/class="sofar__open">.*?Character still to play/s);
  });
});

describe('the stones', () => {
  const told = { book, language: 'en', names: ['REN', 'AYA'], texts: visionTexts.en } as const;
  const forecast = (view: VisionView): string => forecastOf({ ...told, view });

  test('lie with the oldest at the bottom; what belongs to the combat waits', () => {
    const html = page();
    expect([...html.matchAll(/data-link="(\d)"/g)].map(([, n]) => n)).toEqual(['3', '2', '1']);
    expect(html.match(/waits for combat/g)).toHaveLength(2);
    expect(html).toContain('Target Bell Ogre');
  });

  test('are taken last first, and the combat after them; where the engine has not looked, no more is said', () => {
    const view = combatView();
    expect(book.inOrder(view.stack).map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'card'],
      [1, 'attack'],
    ]);
    expect(forecast(view)).toBe('Stone 3; then combat.');
    expect(forecast(combatView({ stack: [] }))).toBe('The Main Phase ends.');
  });

  test('the attack points at the defender, or at the plate of the player', () => {
    const [attack] = combatView().stack;
    expect(aimOf(combatView())).toMatchObject({ from: '0:field:0', to: '1:field:0', isNow: false });
    expect(aimOf({ stack: [attack!] })).toMatchObject({ to: '1:seat', isNow: true });
    expect(aimOf({ stack: [] })).toBeNull();
  });
});

describe('the dock', () => {
  test('asks for a stone on the newest one, with a pass; what can be played is asked at its card', () => {
    const words = asking(asked({}));
    expect(words).toContain('REN — respond to Second Wind?');
    expect(words).not.toContain('Play');
    expect(words).toContain('Pass');
    expect(atCard([{ do: 'playCard', card: '0:hand:1', options: [{ index: 1, do: 'playCard' }], reasons: [] }])).toBe('1·Play');
  });

  test('in a window on the public surface asks the same two answers whatever is held', () => {
    const { options: _, ...hidden } = asked({});
    const words = asking(hidden, 'window');
    expect(words).toContain('Let me look');
    expect(words).not.toContain('Play Second Wind');
    const [attack] = combatView().stack;
    const attacked = asking({ ...hidden, player: 1, defence: { is: 'now' } }, 'window', { stack: [attack!] });
    expect(attacked).toContain('AYA — Bell Ogre attacks. Defend?');
    expect(attacked).toContain('Defend now or not at all');
  });

  test('asks a player for a target by name, a payment by its mix, and everything else in words of its own', () => {
    const from = combatView().seats[0].zones.field.cards.flatMap((card) => (card ? [card] : []));
    const target = asked({ kind: 'choose', prompt: 'target', asker: { passcode: WIND, place: '0:play:0' } });
    const { options: _, ...pick } = target;
    expect(asking({ ...pick, pick: { from, min: 1, max: 1, ordered: false } })).toContain(
      'REN — choose a target for Second Wind',
    );
    expect(asking({ ...pick, values: [0, 1] })).toMatch(/REN.*AYA/);
    const pay = asking({ ...pick, kind: 'pay', prompt: 'pay', amount: 2, values: [2, 1] });
    expect(pay).toContain('put 2 to sleep');
    expect(pay).toContain('put 1 to sleep and give up 1 asleep');
    expect(asking({ ...pick, kind: 'graze', prompt: 'graze', amount: 2, values: [true, false] })).toContain('Don’t graze');
    expect(asking({ ...pick, kind: 'answer', prompt: 'upkeep', amount: 1, values: [true, false] })).toContain('Discard it');
  });

  test('a question about hidden cards wants a look first', () => {
    const { options: _, ...hidden } = asked({ kind: 'choose', prompt: 'handLimit', amount: 2, showsHidden: true });
    expect(asking(hidden, 'look')).toContain('Let me look');
  });

  test('ends the Main Phase by a pass, called the end of the turn where nothing asks on the way', () => {
    const open = asked({ isOpen: true });
    expect(asking(open, 'choice', { stack: [] })).toContain('End Main Phase');
    const table = tableOf(combatView({ decision: open, stack: [] }), { question: question(open), modes: ['smooth', 'smooth'] });
    expect(dock(page(table))).toContain('End turn');
  });

  test('tells on the plate and in the panel of the turn what lasts for each player, and keeps two of many on the plate', () => {
    const lasts: VisionView['lasts'] = [
      { kind: 'barrier', player: 0, count: 2 },
      { kind: 'skip', player: 0, what: 'draw' },
      { kind: 'delayed', player: 0, timing: 'turnEnd', passcode: WIND },
      { kind: 'darkSide', player: 0 },
      { kind: 'darkSide', player: 1 },
      { kind: 'skip', player: 1, what: 'turn' },
    ];
    const tags = (html: string): string[][] =>
      [...html.matchAll(/<ul class="lasts".*?<\/ul>/g)].map(([list]) =>
        [...list.matchAll(/<li[^>]*>([^<]*)</g)].map(([, tag]) => tag!),
      );
    const html = page(tableOf(combatView({ lasts, added: 'main' })));
    expect(tags(html)).toEqual([
      ['Dark Side', 'no next turn'],
      ['+ Main Phase', 'Barrier ×2', '+3'],
    ]);
    const beside = html.slice(html.indexOf('class="sofar__lines"')).split('</div>')[0]!;
    expect(beside.match(/<li>/g)).toHaveLength(6);
    expect(beside).toContain('Second Wind has an effect on REN at the end of this turn.');
    expect([...beside.matchAll(/data-rule="([^"]+)"/g)].map(([, rule]) => rule)).toEqual([
      'additional-phase-next',
      'protection-ends',
      'skipped-phase',
      'effects-of-one-timing',
      'replacement-ends-before-draw',
      'skipped-turn',
    ]);
    expect(tags(page())).toEqual([]);
  });

  test('shows a card that is being played at the side of its player', () => {
    const { seats } = combatView();
    const played: ViewCard = { ...seats[0].zones.hand.cards[0]!, place: '0:play:0', faceUp: true };
    const zones = { ...seats[0].zones, play: { kind: 'row', cards: [played] } } as const;
    const html = page(tableOf(combatView({ seats: [{ ...seats[0], zones }, seats[1]] })));
    expect(placesIn(html)).toContain('0:play:0');
    expect(html).toMatch(/data-lane="played"[^>]*>(?:(?!<\/ul>).)*data-place="0:play:0"/);
  });

  test('does not promise the end of the turn while an additional phase comes, and calls an additional Main Phase so', () => {
    const open = asked({ isOpen: true });
    const smooth = (more: Partial<VisionView>): string => {
      const view = combatView({ decision: open, stack: [], ...more });
      return dock(page(tableOf(view, { question: question(open), modes: ['smooth', 'smooth'] })));
    };
    expect(smooth({ added: 'main' })).toContain('End Main Phase');
    expect(smooth({ added: 'main' })).not.toContain('End turn');
    expect(smooth({})).toContain('REN — Main Phase');
    expect(smooth({ extra: true })).toContain('REN — additional Main Phase');
    const window = asked({ isOpen: false });
    expect(asking(window, 'choice', { stack: [], extra: true })).toContain('the additional Main Phase is ending');
    const forecast = (language: 'en' | 'ja', more: Partial<VisionView>) =>
      forecastOf({
        view: combatView({ stack: [], ...more }),
        book,
        language,
        names: ['REN', 'AYA'],
        texts: visionTexts[language],
      });
    expect(forecast('en', { extra: true })).toBe('The additional Main Phase ends.');
    expect(forecast('ja', { extra: true })).toBe('追加のメインフェイズが終わります。');
    expect(forecast('en', {})).toBe('The Main Phase ends.');
  });

  test('the pass that ends a phase is golden only when no card can be used, and on the public surface always', () => {
    const isGolden = (decision: DecisionView, form: 'window' | 'look' | 'choice'): boolean => {
      const html = page(tableOf(combatView({ decision, stack: [] }), { question: question(decision, { form }) }));
      return /<button[^>]*btn--main[^>]*data-act="pass"/.test(html);
    };
    const open = asked({ isOpen: true });
    const pass = open.options!.filter((option) => option.do === 'pass');
    expect(isGolden(open, 'choice')).toBe(false);
    expect(isGolden({ ...open, options: pass }, 'choice')).toBe(true);
    expect(isGolden({ ...open, options: pass }, 'look')).toBe(false);
    expect(isGolden(asked({}), 'choice')).toBe(false);
    expect(isGolden({ ...asked({}), options: pass }, 'window')).toBe(true);
  });

  test('the defence always stands as a button, however many acts there are, and Space is not its pass', () => {
    const [attack] = combatView().stack;
    const play = (index: number) => ({ index, do: 'playCard', card: '0:hand:0' }) as const;
    const defend = { index: 9, do: 'defend', card: '0:field:0' } as const;
    const decision = asked({ options: [play(1), play(2), play(3), play(4), play(5), defend, { index: 0, do: 'pass' }] });
    const stack = [{ ...attack!, player: 1 as const }];
    const html = page(tableOf(combatView({ decision, stack }), { question: question(decision) }));
    expect(html).toMatch(/<button[^>]*data-act="defend" aria-label="Bell Ogre · Defend">/);
    expect(html).not.toMatch(/<button[^>]*btn--main[^>]*data-act="pass"/);
    expect(losesDefence(question(decision))).toBe(true);
    const { options: _, ...hidden } = decision;
    expect(losesDefence(question({ ...hidden, defence: { is: 'now' } }, { form: 'window' }))).toBe(true);
    expect(losesDefence(question(asked({})))).toBe(false);
  });

  test('a card that could be played to defend or otherwise says which is which', () => {
    const [attack] = combatView().stack;
    const options = [
      { index: 1, do: 'playCard', card: '0:hand:1' },
      { index: 2, do: 'playCard', card: '0:hand:1', defend: true },
    ] as const;
    const words = asking(asked({ options }), 'choice', { stack: [{ ...attack!, player: 1 }] });
    expect(words).toContain('Play River Child and defend');
    const wishes = options.map((option) => ({ ...option, options: [option], reasons: [] }));
    expect(atCard(wishes)).toBe('1·Play, not to defend·2·Play and defend');
  });

  test('says that a defender is on its way instead of that it is too late', () => {
    const [attack, , command] = combatView().stack;
    const comes = { ...command!, number: 2, player: 0 as const, passcode: CHILD, toDefend: true };
    const answer = { ...command!, player: 1 as const };
    const words = asking(asked({ defence: { is: 'comes', entry: 2 } }), 'choice', {
      stack: [{ ...attack!, player: 1 }, comes, answer],
    });
    expect(words).toContain('River Child waits to enter and defend.');
    expect(words).not.toContain('too late');
  });

  test('asks to keep what is kept for nothing', () => {
    const { options: _, ...keep } = asked({ kind: 'answer', prompt: 'upkeep', amount: 0, values: [true, false] });
    expect(asking(keep)).toContain('Keep it');
    expect(asking(keep)).not.toMatch(/pay/i);
  });

  test('has a sentence for every prompt in both languages', () => {
    for (const { prompt } of [visionTexts.en, visionTexts.ja])
      for (const key of PROMPTS) expect(prompt.choose[key]('REN', 'Bell Ogre', 2)).toContain('REN');
  });
});

const wish = (more: Partial<WishView> & Pick<WishView, 'do'>): WishView => ({
  card: '0:hand:0',
  options: [],
  reasons: [],
  ...more,
});
const refused = wish({
  do: 'playCard',
  reasons: [{ rule: 'nodes-required', passcode: WIND, amount: 5 }, { rule: 'main-phase-only' }],
});
const offered = wish({ do: 'node', options: [{ index: 4, do: 'node', card: '0:hand:0' }] });
const open = asked({ isOpen: true, options: [{ index: 0, do: 'pass' }, ...offered.options] });

/** A sheet beside the field, without its markup. */
const beside = (sheet: ReactNode, decision: DecisionView, more: Partial<VisionQuestion> = {}): string => {
  const table = tableOf(combatView({ decision }), { question: question(decision, more) });
  const acts = { ...noting(), wishesAt: () => [refused, offered] };
  const html = laid(table, sheet, acts);
  return html.slice(html.indexOf('data-sheet')).split('</section>')[0]!;
};

describe('the sheets', () => {
  // A sheet remembers what had the focus.
  beforeAll(() => void vi.stubGlobal('document', { activeElement: null }));
  afterAll(() => void vi.unstubAllGlobals());

  test('why not: every refused act with its reasons, their numbers, what would make it legal and the way to the rule', () => {
    const html = beside(<WhyNotSheet place="0:hand:0" />, open);
    const words = html.replaceAll(/<[^>]*>/g, '·').replaceAll(/·+/g, '·');
    expect(words).toContain('Why not? — Second Wind');
    expect(words).toContain('·Play·The rule nodes-required. ·Once you have 5 nodes.·§· V28·');
    expect(words).toContain('·The rule main-phase-only. ·In your Main Phase, once no interference runs.·§· V28·');
    expect(words).toContain('·Set as node·possible now·');
    expect(html).toContain('data-rule="nodes-required"');
    expect(html).toContain('aria-label="V28 Rule: The rule nodes-required."');
  });

  test('why not says one thing where nothing can be listed', () => {
    const why = (place: Place, decision: DecisionView, more: Partial<VisionQuestion> = {}) =>
      beside(<WhyNotSheet place={place} />, decision, more);
    expect(why('1:field:0', open)).toContain('REN cannot use this card.');
    const { options: _, ...hidden } = open;
    expect(why('0:hand:0', hidden, { form: 'window' })).toContain('Only REN sees what this card can do');
    expect(why('0:hand:0', { ...hidden, kind: 'graze', values: [true, false] })).toContain('Answer the open question first.');
  });

  test('all acts: each card with what it can do, then the pass by its name', () => {
    const html = beside(<ActsSheet />, open);
    expect(html.replaceAll(/<[^>]*>/g, '·').replaceAll(/·+/g, '·')).toContain(
      '·Second Wind ·Hand, card 1·Set as node·End Main Phase·',
    );
    expect([...html.matchAll(/data-option="(\d)"/g)].map(([, index]) => index)).toEqual(['4', '0']);
  });

  test('help begins with how to play; the keys come second', () => {
    const html = beside(<VisionHelp />, open);
    expect(html.indexOf('How to play')).toBeGreaterThan(0);
    expect(html.indexOf('How to play')).toBeLessThan(html.indexOf('>Keys<'));
    expect(html).toContain('Underworld of the player below');
  });

  test('the list of all acts is offered where something can be done, and never on the public surface', () => {
    expect(asking(open)).toContain('All actions');
    expect(asking(asked({ options: [{ index: 0, do: 'pass' }] }))).not.toContain('All actions');
    expect(asking(open, 'look')).not.toContain('All actions');
    const { options: _, ...hidden } = asked({});
    expect(asking(hidden, 'window')).not.toContain('All actions');
  });
});

describe('the rules behind it', () => {
  test('a line of the log has the mark of its rule', () => {
    expect(page()).toMatch(/data-verb="attack".*?data-rule="defence-is-the-direct-answer"/);
  });

  test('where no character was damaged the reset of damage is no line', () => {
    const line = (number: number, verb: EventView['verb']): EventView => ({ number, verb, player: 0, turn: 1 });
    const verbs = (log: readonly EventView[]) => tellEvents(log).map(({ verb }) => verb);
    expect(verbs([line(0, 'turn'), line(1, 'reset'), line(2, 'hit'), line(3, 'reset'), line(4, 'reset')])).toEqual([
      'turn',
      'hit',
      'reset',
    ]);
    // Who takes up a position does not know what was dealt before it.
    expect(verbs([{ ...line(0, 'reset'), turn: 4 }])).toEqual(['reset']);
  });

  test('a phase in which nothing happened is no line', () => {
    const phase = (number: number, name: EventView['phase']): EventView =>
      ({ number, verb: 'phase', player: 0, turn: 1, phase: name }) as EventView;
    expect(tellEvents([phase(1, 'active'), phase(2, 'maintenance'), phase(3, 'draw')]).map(({ number }) => number)).toEqual([3]);
  });

  test('what happens if both pass has its rule, with an interference and without', () => {
    expect(page()).toContain('data-rule="passes-resolve-interference"');
    expect(page(tableOf(combatView({ stack: [] })))).toContain('data-rule="phase-ends-by-passes"');
  });
});

describe('what is printed on a card', () => {
  test('says that a swift ambusher may be played to defend and is asleep then, and that a caster frees upkeep too', () => {
    const [en, ja] = [visionTexts.en.card, visionTexts.ja.card];
    expect(en.meaning.swift('')).toContain('asleep when played to defend');
    expect(en.meaning.ambush('')).toContain('With Swift too, it may be played to defend.');
    expect(en.caster('River Mother')).toContain('upkeep');
    expect(ja.meaning.swift('')).toContain('防御のためにプレイされた時');
    expect(ja.meaning.ambush('')).toContain('速攻も持つなら');
    expect(ja.caster('川の母')).toContain('維持コスト');
  });
});

describe('the log', () => {
  test('has a sentence for every event, and names no card that is not told', () => {
    for (const verb of EVENTS)
      for (const texts of [visionTexts.en, visionTexts.ja]) {
        const pieces = sentenceOf({ number: 1, verb, player: 0, turn: 1, amount: 2 }, texts);
        expect(pieces.length).toBeGreaterThan(0);
        expect(pieces.some(({ kind }) => kind === 'card')).toBe(false);
      }
  });

  test('a card that is played for one of several texts says for which, on its button, its stone and in the log', () => {
    const line = { number: 1, verb: 'play', player: 0, turn: 1, passcode: 1060, mode: 1 } as const;
    const words = sentenceOf(line, visionTexts.en).map((piece) => ('text' in piece ? piece.text : ''));
    expect(words.join('')).toMatch(/: wake$/);
    const option = { do: 'playCard', mode: 2, passcode: 1062 } as const;
    expect(actWords(option, visionTexts.en, true, 'Crossed-Out Line')).toBe('Play Crossed-Out Line: Draw Phase');
    const [, , command] = combatView().stack;
    const stone = { ...command!, number: 1, passcode: 1062, mode: 3, targets: [] };
    expect(page(tableOf(combatView({ stack: [stone] })))).toMatch(/class="lk__line">Discard Phase</);
  });

  test('every card that has several texts has a name for each', () => {
    for (const { id } of visionGame.pool.playable)
      for (const { card } of [visionTexts.en, visionTexts.ja]) {
        const { played } = visionGame.pool.definition(id)!;
        expect(card.modes[id]?.length ?? 1).toBe(Math.max(1, played.length));
      }
  });

  test('asks to graze for one card and for several in whole sentences, and says when a vigilant character wakes', () => {
    const { graze } = visionTexts.en.prompt.choose;
    expect(graze('Aya', '', 1)).toBe('Aya — graze? The top card of the deck becomes a sleeping node');
    expect(graze('Aya', '', 2)).toBe('Aya — graze? The top 2 cards of the deck become sleeping nodes');
    expect(visionRemedies.en['must-be-active']).toContain('a vigilant one already in your opponent’s');
    expect(visionRemedies.ja['must-be-active']).toContain('警戒を持つなら相手のアクティブフェイズ');
  });

  test('no hint or help says that nodes never wake: cards wake them', () => {
    for (const language of ['en', 'ja'] as const) {
      const said = JSON.stringify([visionHintWords[language], visionHelpWords[language]]);
      expect(said).toMatch(language === 'en' ? /Nodes do not wake by themselves/ : /ノードは自然にはアクティブ状態に戻りません/);
      expect(said).not.toMatch(/never wake|二度と/);
    }
  });

  test('counts one node as one', () => {
    const graze = sentenceOf({ number: 1, verb: 'graze', player: 0, turn: 1, amount: 1 }, visionTexts.en);
    expect(graze.map((piece) => ('text' in piece ? piece.text : '')).join('')).toMatch(/1 sleeping node$/);
  });

  test('tells how a cost was paid, and draws that nobody sees in one line', () => {
    const words = (event: Parameters<typeof sentenceOf>[0]): string =>
      sentenceOf(event, visionTexts.en)
        .map((piece) =>
          'text' in piece ? piece.text : piece.kind === 'seat' ? ['REN', 'AYA'][piece.seat] : `#${piece.passcode}`,
        )
        .join('');
    const pay = { number: 1, verb: 'pay', player: 0, turn: 1, passcode: OGRE, amount: 3 } as const;
    expect(words({ ...pay, paid: [2, 1] })).toBe('REN pays 3 for #101: 2 put to sleep, 1 given up');
    expect(words({ ...pay, paid: [3, 0] })).toBe('REN pays 3 for #101: 3 put to sleep');
    const draw = { number: 2, verb: 'draw', player: 1, turn: 1 } as const;
    const seen = { ...draw, passcode: CHILD };
    expect(tellEvents([draw, draw, seen]).map(words)).toEqual(['AYA draws 2 cards', 'AYA draws #102']);
  });
});
