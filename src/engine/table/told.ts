import type { Viewer } from './view';

/** What one viewer has been told so far: what is told does not change, so it is put into words once. */
export type ToldTo<View = unknown, Event = unknown> = Map<Viewer, { readonly views: View[]; last: Event | undefined }>;

/** The log as the viewer may read it; begun anew by itself where it was cut back. */
export function eventsTold<View, Event>(
  log: readonly Event[],
  viewer: Viewer,
  toldTo: ToldTo<View, Event>,
  viewOf: (number: number) => View,
): readonly View[] {
  const known = toldTo.get(viewer);
  const goesOn = known !== undefined && known.views.length <= log.length && log[known.views.length - 1] === known.last;
  const told = goesOn ? known : { views: [], last: undefined };
  toldTo.set(viewer, told);
  for (let i = told.views.length; i < log.length; i++) told.views.push(viewOf(i));
  told.last = log[log.length - 1];
  return told.views.slice();
}
