// What threads worked while a partner was asked, by the browser's own trace: the processor's time, so that what other programs do
// on the same machine is not counted.

const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata'];

/** Traces everything until `stop`, which gives the events. @param session a CDP session of the browser */
export async function trace(session) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', traceBufferSizeInKb: 400_000, includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return events;
  };
}

/**
 * What was worked for each question to the partner, in milliseconds of the processor. The page marks `partner
 * thinks`, `partner thought` and `partner answered`.
 * @returns for each question what the page's own thread and the worker did; and the tasks of that thread that began meanwhile
 */
export function workedFor(events) {
  const marks = events.filter(({ cat, name }) => cat === 'blink.user_timing' && name.startsWith('partner '));
  marks.sort((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0] ?? {};
  const workers = new Set(
    events
      .filter((event) => event.pid === pid && event.name === 'thread_name' && /worker/i.test(event.args.name))
      .filter(({ args }) => args.name.startsWith('DedicatedWorker'))
      .map((event) => event.tid),
  );
  const tasks = events.filter((event) => event.pid === pid && event.name.endsWith('RunTask') && event.tdur !== undefined);
  const within = (from, to) => tasks.filter(({ ts }) => ts >= from && ts < to);
  const asked = [];
  const thinking = [];
  const sum = (of) => of.reduce((all, { tdur }) => all + tdur, 0) / 1000;
  for (const [i, { name, ts: from }] of marks.entries()) {
    if (name !== 'partner thinks') continue;
    const thought = marks.find((mark, at) => at > i && mark.name === 'partner thought');
    // Answered it is when that is drawn, or when the next question is put, whichever comes first.
    const answered = thought && marks.find((mark) => mark.ts > thought.ts && mark.name !== 'partner thought');
    if (!answered) continue;
    const meanwhile = within(from, thought.ts);
    thinking.push(...meanwhile.filter((task) => task.tid === tid).map(({ tdur }) => tdur / 1000));
    asked.push({
      page: sum(within(from, answered.ts).filter((task) => task.tid === tid)),
      worker: sum(meanwhile.filter((task) => workers.has(task.tid))),
    });
  }
  return { asked, thinking };
}
