import { isObject } from '../../../kernel/shape';
import { cardsOfFormat1 } from './cards';
import { framesOfFormat1 } from './frames';

type Json = Readonly<Record<string, unknown>>;

/** Positions of the first format counted the stages of what was going on by numbers. */
const FORMAT_1 = 'kusari-recording/1';
/**
 * Its positions are read as they are: what has come since is left out where it did not happen. Today's format has another name so
 * that a program that knows this one alone refuses what it would misread: turned Decks, open hands, lent effects.
 */
const FORMAT_2 = 'kusari-recording/2';

export const isFormer = ({ format }: Json): boolean => format === FORMAT_1 || format === FORMAT_2;

/**
 * A recording of a former format as one of today's: the answers are the same, positions of the first are told anew. It is then
 * looked through like any other; what is not the position that it should be is left as it is, to be found there.
 */
export function fromFormer(recording: Json, format: string): Json {
  if (recording.format === FORMAT_2) return { ...recording, format };
  const { origin, rest } = recording;
  return {
    ...recording,
    format,
    ...(isObject(origin) && origin.kind === 'position' && { origin: { ...origin, state: stateOfFormat1(origin.state) } }),
    ...(isObject(rest) && { rest: { ...rest, state: stateOfFormat1(rest.state) } }),
  };
}

function stateOfFormat1(state: unknown): unknown {
  if (!isObject(state) || !Array.isArray(state.situations)) return state;
  const told = { ...state, ...cardsOfFormat1(state) };
  const { situations: _, chain, pending, chainCount, ...same } = told as Readonly<Record<string, unknown>>;
  return { ...same, stack: chain, waiting: pending, stacks: chainCount, ...framesOfFormat1(told) };
}
