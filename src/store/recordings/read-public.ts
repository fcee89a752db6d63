import { safeParse, type GenericSchema } from 'valibot';
import type { Filing, PublicRecording } from '../../games/filing';
import { issueDetail } from '../storage/limits';

/** Reads public recordings of a game by the schema of its files. */
export const readingBy =
  <Recording extends PublicRecording>(schema: GenericSchema<unknown, Recording>): Filing['read'] =>
  (json) => {
    const read = safeParse(schema, json);
    return read.success ? { ok: true, recording: read.output } : { ok: false, detail: issueDetail(read.issues[0]) };
  };
