import { useEffect, useState } from 'react';

/** A pointer that was already on its way must not answer a question that has only just appeared. */
const GUARD_MS = 200;

/** Whether that is asked only just now: buttons are held back. */
export function useFresh(question: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), GUARD_MS);
    return () => clearTimeout(timer);
  }, [question]);
  return settled !== question;
}
