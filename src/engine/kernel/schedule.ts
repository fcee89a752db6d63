/** The schedule of a turn as data: an ordered list of nodes, each with the node that follows it when nobody chooses otherwise. */
export interface ScheduleNode<Name extends string> {
  readonly name: Name;
  /** Nodes that may follow. The first one follows by itself. Empty: the turn ends. */
  readonly next: readonly Name[];
}

export type Schedule<Name extends string> = readonly ScheduleNode<Name>[];

/** @returns the nodes that may follow `name`; empty when the turn ends with it or the schedule does not know it. */
export function mayFollow<Name extends string>(schedule: Schedule<Name>, name: Name): readonly Name[] {
  for (const node of schedule) if (node.name === name) return node.next;
  return [];
}
