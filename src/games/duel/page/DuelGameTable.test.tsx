import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../../engine/table';
import type { DuelView, ProfileId } from '../../../engine/duel';
import { CardInfoProvider, type CardInfo } from '../../../ui/base/card/card-info';
import { RuleMark } from '../../../ui/base/rules/RuleMark';
import { NO_ACTS } from '../../../ui/table/dock/scene';
import { LaidTable, SceneOf } from '../../../ui/screens/game/LaidTable';
import { Read } from '../../../ui/screens/game/ReadingRoom';
import { duelPage } from './';
import { shownOnly } from '../../../ui/screens/game/shown-only';
import { chainView, replayView, resolvedView, resolvingView, tableView } from './testing/fixture';
import { showsCard } from './face/shows-card';

/** Names that can be found again in the page. */
const info: CardInfo = (passcode) => ({
  name: `Card${passcode}.`,
  facts: { id: passcode, en: `Card${passcode}.`, ja: `Card${passcode}.`, kind: 'spell', subtype: 'normal' },
});

/** The table of a duel with this in the place of its prompt. */
function laid(view: DuelView, profile: ProfileId, bottomSeat: 0 | 1, part: ReactNode, seenCardAt = NO_ACTS.seenCardAt): string {
  const shown = shownOnly(duelPage, { profile, names: ['REN', 'AYA'], view }, bottomSeat);
  const scene = { ...shown, acts: { ...shown.acts, seenCardAt } };
  return renderToStaticMarkup(
    <CardInfoProvider value={info}>
      <SceneOf page={duelPage} scene={scene}>
        <LaidTable page={duelPage} dock={part} />
      </SceneOf>
    </CardInfoProvider>,
  );
}

const page = (view: DuelView, inspected: Place | undefined = undefined, bottomSeat: 0 | 1 = 0): string =>
  laid(view, 'expert', bottomSeat, <Read page={duelPage} pointed={inspected === undefined ? null : { place: inspected }} />);

/** What a mark beside the field says, in a duel that is played by a rule set. */
const markIn = (profile: ProfileId): string =>
  / title="(Equal ATK[^"]*)"/.exec(laid(tableView(), profile, 0, <RuleMark rule="battle-equal-attack" />))?.[1] ?? '';

const STATES = { tableView, chainView, resolvingView, resolvedView, replayView };

describe('the table', () => {
  test('a rule is told as the rule set of the duel says it', () => {
    expect(markIn('expert')).toMatch(/also at 0 against 0/);
    expect(markIn('modern')).toMatch(/at 0 against 0 neither is destroyed/);
  });

  test.each(Object.entries(STATES))('%s names only cards that the view knows', (_, make) => {
    const view = make();
    const named = [...page(view).matchAll(/Card(\d+)\./g)].map((match) => Number(match[1]));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((passcode) => !showsCard(view, passcode))).toEqual([]);
  });

  test('a hidden card is inspected as a back', () => {
    expect(page(chainView(), '0:hand:0')).toContain('This card is not public.');
  });

  test('of a hidden card the inspector says which it is where its reader has seen it, and only there', () => {
    const read = (place: Place, seen?: number): string =>
      laid(chainView(), 'expert', 0, <Read page={duelPage} pointed={{ place }} />, () => seen);
    expect(read('0:hand:0', 4031928)).toContain('Hidden, but seen before: Card4031928.');
    expect(read('0:hand:0')).not.toContain('Known to you');
    // What lies open is read as it is.
    expect(read('0:graveyard:0', 4031928)).not.toContain('Known to you');
  });

  test('each link of a chain says how it ends as things stand, in its name too; only what comes to nothing is struck through', () => {
    const view = chainView();
    const struck = (html: string): readonly string[] => [...html.matchAll(/lk--broken" data-link="(\d)"/g)].map(([, n]) => n!);
    const html = page(view);
    expect(html).toMatch(/aria-label="Link 3, REN: Card\d+\., As it stands: negated by 4"/);
    expect(html).toMatch(/aria-label="Link 2, AYA: Card\d+\., As it stands: resolves"/);
    expect(html.match(/As it stands: [a-z ]+\d?<\/p>/g)).toHaveLength(4);
    expect(struck(html)).toEqual(['3']);
    // The negation is itself negated.
    const ends = [{ kind: 'resolves' }, { kind: 'resolves' }, { kind: 'saved', by: 5 }, { kind: 'negated', by: 5 }] as const;
    const answered = page({ ...view, stack: view.stack.map((link, i) => ({ ...link, end: ends[i]! })) });
    expect(answered).toMatch(/Link 3, REN: Card\d+\., As it stands: resolves – saved by 5"/);
    expect(struck(answered)).toEqual(['4']);
  });

  test('every zone of both players is a button with its place', () => {
    const html = page(tableView());
    for (const seat of [0, 1]) {
      for (const zone of ['monster', 'spellTrap'])
        for (let i = 0; i < 5; i++) expect(html).toContain(`data-place="${seat}:${zone}:${i}"`);
      for (const pile of ['field:0', 'graveyard', 'banished', 'deck', 'fusionDeck'])
        expect(html).toContain(`data-place="${seat}:${pile}"`);
    }
  });

  test('a place says its zone, its card, how it lies and its values', () => {
    const html = page(replayView());
    expect(html).toContain('Card46986414., Monster Zone 3, Attack Position, ATK 2500, DEF 2100, attacking');
    expect(html).toContain('Monster Zone 4, Set monster, Defense Position');
    expect(html).toContain('Spell &amp; Trap Zone 1, empty');
  });
});
