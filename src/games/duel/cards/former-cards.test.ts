import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { duelGame } from '.';
import { type DuelRun, readRecording, type Act, type DecisionKind, type DuelState, type Player } from '../../../engine/duel';

/** Recordings of the format before this one as the table of then wrote them, each with what it asked. */
interface Former {
  readonly asked: { readonly kind: DecisionKind; readonly player: Player; readonly options?: readonly Act[] };
  readonly recording: object;
}

const folder = fileURLToPath(new URL('../../../engine/duel/testing/former/cards/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const former = (name: string): Former => JSON.parse(readFileSync(folder + name, 'utf8')) as Former;

/** What an event tells of a card that has moved. */
const isMove = (value: unknown): value is object => typeof value === 'object' && value !== null && 'wasFaceUp' in value;
const NOT_THEN = ['batch', 'madeOf', 'broughtBy'];
/** What Copycat has taken on: by number then, by value now. */
const isCopied = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'key' in value && value.key === 'copied';
/**
 * How moments are numbered is the engine's own: a link that is processed is one of its own today. How a monster lay that has left
 * the field, and by what a monster came, was not told then.
 */
const withoutMoments = (key: string, value: unknown): unknown =>
  NOT_THEN.includes(key)
    ? undefined
    : isMove(value)
      ? { ...value, position: undefined, host: undefined }
      : isCopied(value)
        ? { ...value, data: undefined }
        : value;
const cardsOf = ({ players, cards, lingering, battle, stack, lastBatch }: DuelState): unknown =>
  JSON.parse(JSON.stringify({ players, cards, lingering, battle, stack, lastBatch }, withoutMoments));

function taken(recording: object, replay: 'all' | 'lastRestPoint'): DuelRun {
  const loaded = duelGame.load(recording, replay);
  if (!loaded.ok || loaded.lost !== undefined) throw new Error(JSON.stringify(loaded.ok ? loaded.lost : loaded.error));
  return loaded.run;
}

describe.each(files)('%s of the format before', (name) => {
  const { asked, recording } = former(name);

  test.each(['all', 'lastRestPoint'] as const)('opens at the same question (%s)', (replay) => {
    const { decision } = taken(recording, replay);
    expect(decision).toMatchObject({ kind: asked.kind, player: asked.player });
    expect(decision !== undefined && 'options' in decision ? decision.options() : undefined).toEqual(asked.options);
  });

  test('what it says of the cards is told anew as the duel itself would have come to it', () => {
    const read = readRecording(recording, duelGame.pool);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(cardsOf(taken(recording, 'all').restPoint.state)).toEqual(cardsOf(read.recording.rest.state));
  });

  test('has monsters as strong as the duel itself would have come to', () => {
    const strength = (run: DuelRun): unknown =>
      run.view('public').seats.map(({ zones }) => zones.monster.cards.map((card) => card && [card.passcode, card.atk, card.def]));
    expect(strength(taken(recording, 'lastRestPoint'))).toEqual(strength(taken(recording, 'all')));
  });

  test('is saved in the format of today, and taken up again', () => {
    const saved = JSON.parse(JSON.stringify(taken(recording, 'lastRestPoint').save())) as { readonly format: string };
    expect(saved.format).toBe('kusari-recording/3');
    expect(taken(saved, 'lastRestPoint').decision).toMatchObject({ kind: asked.kind, player: asked.player });
  });
});
