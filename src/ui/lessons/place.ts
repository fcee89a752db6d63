import { hashOf } from '../doors/route';

/** Where in which lesson an address begins: `three-link-chain@5` at its fifth stop. */
interface Place {
  readonly id: string;
  /** The stop, from 0. */
  readonly at: number;
}

export function placeOf(detail: string): Place {
  const [, id = detail, stop = '1'] = /^(.+)@([1-9]\d{0,2})$/.exec(detail) ?? [];
  return { id, at: Number(stop) - 1 };
}

export const addressOfLesson = (id: string, at = 0): string =>
  hashOf({ door: 'lesson', detail: at === 0 ? id : `${id}@${at + 1}` });
