import type { WorkshopTexts } from '../../../../i18n/workshop-texts';
import { unpacked, type PackFault } from '../../../../store/links/packed';
import { textOfGiven } from '../../../../store/recordings/given-file';
import { readPosition, type PositionRead } from '../../workshop/position-text';
import { useWorkshop } from './workshop-store';

type Refused = Extract<PositionRead, { ok: false }>;

const refusedWords = ({ why, detail }: Refused, { open }: WorkshopTexts): string => open[why](detail);

function packWords(fault: PackFault, { open }: WorkshopTexts): string {
  switch (fault.why) {
    case 'noForm':
      return open.noForm(fault.got);
    case 'newer':
      return open.newer(fault.version, fault.expected);
    case 'cut':
    case 'changed':
      return open[fault.why](String(fault.got), String(fault.expected));
  }
}

/** Opens the text of a scenario on the bench, or says there why it cannot be opened; what lay there stays then. */
export function openText(text: string, t: WorkshopTexts): boolean {
  const read = readPosition(text);
  if (read.ok) useWorkshop.getState().open(read.position, { kind: 'opened' });
  else useWorkshop.getState().tell({ kind: 'failed', why: refusedWords(read, t) });
  return read.ok;
}

/** The same for a file. */
export async function openPositionFile(file: File, t: WorkshopTexts): Promise<void> {
  const given = await textOfGiven(file);
  if (given.ok) openText(given.text, t);
  else useWorkshop.getState().tell({ kind: 'failed', why: `${t.open.unreadable} ${given.problem.detail}` });
}

/** The same for what stands in an address. */
export async function openPositionLink(detail: string, t: WorkshopTexts): Promise<void> {
  const read = await unpacked(detail);
  if (read.ok) openText(read.text, t);
  else useWorkshop.getState().tell({ kind: 'failed', why: packWords(read.fault, t) });
}
