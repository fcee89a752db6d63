/** What happens once nobody has touched the page for so many milliseconds. */
export interface IdleStep {
  readonly after: number;
  readonly then: () => void;
}

export interface IdleClock {
  /** Somebody is there: every step has to be waited for anew. */
  readonly touched: () => void;
  readonly stop: () => void;
}

/** Goes through the steps, the earliest first, as long as nobody touches the page. A touch costs next to nothing. */
export function idleClock(steps: readonly IdleStep[]): IdleClock {
  const due = steps.toSorted((a, b) => a.after - b.after);
  let since = performance.now();
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    clearTimeout(timer);
    const step = due[next];
    if (step) timer = setTimeout(look, Math.max(1, since + step.after - performance.now()));
  };
  // A touch does not wind the timer up again: whoever looks too early waits for the rest.
  const look = (): void => {
    const alone = performance.now() - since;
    for (let step = due[next]; step && step.after <= alone; step = due[next]) {
      next += 1;
      step.then();
    }
    wait();
  };
  wait();

  return {
    touched: () => {
      since = performance.now();
      if (next === 0) return;
      next = 0;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
