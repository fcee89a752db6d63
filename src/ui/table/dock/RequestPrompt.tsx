import { usePromptTexts, type PromptTexts } from '../../../i18n/prompt-texts';
import { usePartnerTexts } from '../../../i18n/partner-texts';
import { useLookTexts, type LookTexts } from '../../../i18n/look-texts';
import { useSecrecyTexts, type SecrecyTexts } from '../../../i18n/secrecy-texts';
import { useTimelineTexts, type TimelineTexts } from '../../../i18n/timeline-texts';
import { otherPlayer } from '../../../store/seats';
import { useTable, type Table, type TableRequest } from '../../../store/desk/table-store';
import { Button } from '../../base/shared/Button';
import { Dock } from './Dock';

interface Words {
  readonly names: readonly [string, string];
  readonly prompt: PromptTexts;
}

/** What is asked, and why, or what it means. */
function wordsOf(
  request: TableRequest,
  { names, prompt }: Words,
  secrecy: SecrecyTexts & LookTexts,
  timeline: TimelineTexts,
): readonly [say: string, note: string] {
  const by = names[request.by];
  const other = names[otherPlayer(request.by)];
  switch (request.kind) {
    case 'surrender':
      return [prompt.request.surrender(by, other), prompt.request.surrenderNote];
    case 'secrecy':
      return [secrecy.consent(by, other, secrecy.mode[request.wanted]), secrecy.note[request.wanted]];
    case 'respond':
      return [prompt.request.respond(by, other), prompt.respond.learned[request.learned](other, by)];
    case 'undo':
      return [timeline.request.undo(by, other), timeline.preview.right];
  }
}

interface RequestPromptProps extends Pick<Table, 'sitters'> {
  readonly request: TableRequest;
  readonly names: Words['names'];
}

/** One seat asks something of the other: a surrender is accepted, a going back agreed to, or not. */
export function RequestPrompt({ request, names, sitters }: RequestPromptProps) {
  const prompt = usePromptTexts();
  const { replies } = usePartnerTexts();
  const { reply, refuseForGood } = useTable.getState();
  const secrecy = { ...useSecrecyTexts(), ...useLookTexts() };
  const timeline = useTimelineTexts();
  const isSurrender = request.kind === 'surrender';
  const [say, note] = wordsOf(request, { names, prompt }, secrecy, timeline);
  const other = otherPlayer(request.by);
  // A partner replies by itself.
  if (sitters[other] !== 'person')
    return <Dock seat={other} question={`request ${request.kind}`} kind="request" say={say} note={replies(names[other])} />;
  return (
    <Dock seat={other} question={`request ${request.kind} ${request.by}`} kind="request" say={say} note={note}>
      {(request.kind === 'respond' || request.kind === 'undo') && (
        <Button data-act="refuse-for-good" onClick={refuseForGood}>
          {timeline.request.block}
        </Button>
      )}
      <Button data-act="refuse" onClick={() => reply(false)}>
        {isSurrender ? prompt.request.refuse : prompt.request.disagree}
      </Button>
      <Button tone="seat" data-act="accept" onClick={() => reply(true)}>
        {isSurrender ? prompt.request.accept : prompt.request.agree}
      </Button>
    </Dock>
  );
}
