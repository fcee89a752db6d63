import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import { otherPlayer } from '../../store/seats';
import { useDuel, type TableRequest } from '../../store/duel-store';
import { Button } from '../shared/Button';
import { Dock } from './Dock';
import type { Speech } from './sentences';

/** One seat asks something of the other: a surrender is accepted, a going back agreed to, or not. */
export function RequestPrompt({ request, speech }: { readonly request: TableRequest; readonly speech: Speech }) {
  const { names, prompt } = speech;
  const other = otherPlayer(request.by);
  const { reply } = useDuel.getState();
  const secrecy = useSecrecyTexts();
  const isSurrender = request.kind === 'surrender';
  const say = request.kind === 'secrecy' ? secrecy.consent(names[request.by], names[other], secrecy.mode[request.wanted]) : prompt.request[request.kind](names[request.by], names[other]);
  const note = request.kind === 'secrecy' ? secrecy.note[request.wanted] : request.kind === 'surrender' ? prompt.request.surrenderNote : prompt.respond.learned[request.learned];
  return (
    <Dock seat={other} question={`request ${request.kind} ${request.by}`} kind="request" say={say} note={note}>
      <Button data-act="refuse" onClick={() => reply(false)}>{isSurrender ? prompt.request.refuse : prompt.request.disagree}</Button>
      <Button tone="seat" data-act="accept" onClick={() => reply(true)}>{isSurrender ? prompt.request.accept : prompt.request.agree}</Button>
    </Dock>
  );
}
