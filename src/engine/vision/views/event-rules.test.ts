import { expect, test } from 'vitest';
import { ruleOfEvent } from './event-rules';

type Told = Parameters<typeof ruleOfEvent>[0][number];

test('a line of the log has its rule: the damage reset is that of the turn start or of the turn end', () => {
  const log: readonly Told[] = [
    { verb: 'reset' },
    { verb: 'hit' },
    { verb: 'turn' },
    { verb: 'reset' },
    { verb: 'phase', phase: 'main' },
    { verb: 'pay', paid: [1, 0] },
    { verb: 'pay', paid: [1, 1] },
    { verb: 'hit' },
    { verb: 'phase', phase: 'end' },
    { verb: 'reset' },
    { verb: 'play' },
    { verb: 'turn' },
    { verb: 'reset' },
    { verb: 'win', reason: 'draw life' },
    { verb: 'win', reason: 'deckOut' },
    { verb: 'win', reason: 'surrender' },
  ];
  expect(log.map((event, at) => [event.verb, ruleOfEvent(log, at)])).toEqual([
    ['reset', 'damage-reset-at-turn-start'],
    ['hit', undefined],
    ['turn', undefined],
    ['reset', 'damage-reset-at-turn-start'],
    ['phase', 'main-without-rule-effect'],
    ['pay', 'required-nodes-lie-there'],
    ['pay', 'sleeping-nodes-pay'],
    ['hit', undefined],
    ['phase', 'no-priority-at-turn-borders'],
    ['reset', 'damage-reset-at-turn-end'],
    ['play', undefined],
    ['turn', undefined],
    ['reset', 'damage-reset-at-turn-start'],
    ['win', 'life-seen-at-priority'],
    ['win', 'empty-deck-loses'],
    ['win', undefined],
  ]);
});
