// In a fresh clone nothing is known of how long a test file takes: vitest begins with the largest. Those that play all cases of
// all cards have three lines, and one of them at the end has one processor wait for the other.
import { BaseSequencer } from 'vitest/node';

const PLAYS_MANY = /(\.cases|\/scenario\/(rules|files)|\/cli\/damage|\/thinking\/sure-win|\/trigger-questions)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isLong = ({ moduleId }) => PLAYS_MANY.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
