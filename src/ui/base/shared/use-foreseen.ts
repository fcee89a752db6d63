import { useLayoutEffect, useState } from 'react';

/**
 * What a game comes to that is played on aside: asked once its subject has changed, before anybody sees that, and never while the
 * page is drawn. Undefined until then, and while there is nothing to ask about.
 */
export function useForeseen<Subject extends object, Found>(
  subject: Subject | undefined,
  ask: (subject: Subject) => Found,
): Found | undefined {
  const [found, find] = useState<{ readonly subject: Subject; readonly is: Found } | null>(null);
  useLayoutEffect(() => {
    if (subject !== undefined) find({ subject, is: ask(subject) });
  }, [subject, ask]);
  return found !== null && found.subject === subject ? found.is : undefined;
}
