/** What was asked has not answered in time. It may still do so later. */
export class NoAnswer extends Error {
  constructor() {
    super('no answer in time');
  }
}

/** The same answer, if it comes within so many milliseconds; otherwise a `NoAnswer`. */
export function inTime<T>(answer: Promise<T>, most: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), most);
    const answered = (): void => clearTimeout(timer);
    answer.finally(answered).then(resolve, reject);
  });
}
