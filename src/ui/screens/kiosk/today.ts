const two = (n: number): string => String(n).padStart(2, '0');

/** When the day of this moment began, in milliseconds, and what its recordings are called as a file. */
export function todayIn(now: Date): { readonly since: number; readonly name: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return { since: new Date(year, month, day).getTime(), name: `kusari-${year}-${two(month + 1)}-${two(day)}.json` };
}
