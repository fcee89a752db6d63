import type { Seat as Player } from '../../engine/table';
import type { Thinkable, Thought } from '../../thinking';
import type { Desk } from '../desk/desk';
import type { OpenGame } from '../keeping/open-game';
import type { SeatPlayer } from '../running/sitter';
import { otherPlayer } from '../seats';
import type { AnswerBeat } from './answer-beat';
import { consents } from './consent';
import { NoThought, type ReadyThinker } from './worker';
import type { WhyStuck } from './stuck';

type Partner = Extract<SeatPlayer, { kind: 'partner' }>;

/** What a partner has been asked, and how far it is. */
interface Pending {
  readonly running: OpenGame['running'];
  readonly position: string;
  readonly seat: Player;
  readonly seed: string;
  isDue: boolean;
  /** Undefined: it still thinks. */
  thought: Thought | null | undefined;
  isGiven: boolean;
}

interface Surroundings {
  readonly desk: Pick<Desk, 'open' | 'request' | 'review' | 'play' | 'turnstile'>;
  readonly thinker: ReadyThinker;
  readonly thinkable: (game: string) => Promise<Thinkable>;
  readonly beat: Pick<AnswerBeat, 'ms' | 'took'>;
  readonly reply: (agrees: boolean) => void;
  /** A partner does not answer, and why; null: that is over. */
  readonly tellStuck: (stuck: { readonly seat: Player; readonly why: WhyStuck } | null) => void;
}

/**
 * Plays for the seats at which a partner sits. It is told whenever the table has changed; an answer to something that is not
 * asked any more is dropped.
 */
export class PartnersAtTable {
  private pending: Pending | null = null;
  private answering: object | null = null;
  private game: Thinkable | null = null;
  /** The game for which what thinks has been begun: it is there by the first question. */
  private readyFor: object | null = null;

  constructor(private readonly around: Surroundings) {}

  /** The table has changed. */
  look(): void {
    const { desk, thinker, tellStuck } = this.around;
    const { open, request } = desk;
    if (open && open.running !== this.readyFor && open.players?.some(({ kind }) => kind === 'partner')) {
      this.readyFor = open.running;
      thinker.getReady(open.game.id);
    }
    if (open && request) return this.replyTo(open, request);
    const asked = open && askedPartner(open);
    const position = open && positionOf(open);
    if (this.pending && this.pending.running === open?.running && this.pending.position === position && asked) {
      this.give(this.pending);
      return;
    }
    if (this.pending) {
      this.pending = null;
      thinker.rest();
      tellStuck(null);
    }
    if (open && asked && position !== null) this.ask(open, asked, position);
  }

  /** What was asked is asked once more. */
  again(): void {
    this.pending = null;
    this.around.tellStuck(null);
    this.look();
  }

  private ask(open: OpenGame, { seat, partner }: { readonly seat: Player; readonly partner: Partner }, position: string): void {
    const { thinker, thinkable, beat, tellStuck } = this.around;
    const { session } = open.running;
    const seed = `${partner.seed} ${session.answerCount}`;
    const mine: Pending = { running: open.running, position, seat, seed, isDue: false, thought: undefined, isGiven: false };
    this.pending = mine;
    const stuck = (why: WhyStuck): void => {
      if (this.pending === mine) tellStuck({ seat, why });
    };
    setTimeout(() => {
      mine.isDue = true;
      this.give(mine);
    }, beat.ms);
    const think = async (): Promise<void> => {
      const worlds = session.worldsFor(seat);
      if (worlds === undefined) throw new NoThought('failed');
      const [{ thought, ms }, game] = await Promise.all([
        thinker.ask({ game: open.game.id, asked: { worlds, level: partner.level, seed } }),
        thinkable(open.game.id).catch(() => Promise.reject(new NoThought('unreachable'))),
      ]);
      beat.took(ms);
      this.game = game;
      mine.thought = thought;
      this.give(mine);
    };
    think().catch((error: unknown) => stuck(error instanceof NoThought ? error.why : 'failed'));
  }

  /** Gives what was thought of once it is due; nothing is given while somebody looks back or asks something. */
  private give(mine: Pending): void {
    const { desk, tellStuck } = this.around;
    const { thought } = mine;
    if (this.pending !== mine || mine.isGiven || !mine.isDue || thought === undefined || desk.request || desk.review) return;
    mine.isGiven = true;
    desk.turnstile.answer(() => {
      const { open } = desk;
      if (this.pending !== mine || open?.running !== mine.running || positionOf(open) !== mine.position) return;
      const { seat, seed } = mine;
      const outcome = desk.play((running) => {
        const answer = running.session.answerOf((run) => this.game!.answer(run, thought ?? undefined, seed));
        return answer ? running.answer(seat, answer) : { ok: false };
      });
      if (outcome?.ok === false && this.pending === mine) tellStuck({ seat, why: 'failed' });
    }, undefined);
  }

  /** After the same beat as any answer. */
  private replyTo({ players }: OpenGame, request: NonNullable<Desk['request']>): void {
    if (this.answering === request || players?.[otherPlayer(request.by)].kind !== 'partner') return;
    this.answering = request;
    setTimeout(() => {
      if (this.around.desk.request === request) this.around.reply(consents(request));
    }, this.around.beat.ms);
  }
}

const positionOf = ({ running }: OpenGame): string => `${running.returns} ${running.session.answerCount}`;

function askedPartner({ running, players }: OpenGame): { readonly seat: Player; readonly partner: Partner } | null {
  const seat = running.session.moment?.player;
  const player = seat === undefined ? undefined : players?.[seat];
  return player?.kind === 'partner' ? { seat: seat!, partner: player } : null;
}
