/** `three-link-chain~4` is the fourth moment of a lesson, `three-link-chain` its beginning. */
const MOMENT = /^(.+)~([1-9]\d{0,3})$/;

/** The lesson that an address names, and the number of its moment, from 0. */
export function lessonIn(detail: string): { readonly id: string; readonly at: number } {
  const [, id, number] = MOMENT.exec(detail) ?? [];
  return id === undefined ? { id: detail, at: 0 } : { id, at: Number(number) - 1 };
}

export const lessonDetail = (id: string, at: number): string => (at === 0 ? id : `${id}~${at + 1}`);
