import { describe, expect, test } from 'vitest';
import { SCENES, type Scene } from './scenes';
import { lifeAt, stateOf, storyOf } from './story';

const [jammed, burned, revived, armored] = SCENES as readonly [Scene, Scene, Scene, Scene];

/** What all links look like at each beat. */
const told = (scene: Scene) =>
  storyOf(scene, false).map((beat) => scene.links.map((_, at) => stateOf(scene, at, beat)).join(' '));

describe('a chain told to passers-by', () => {
  test('is joined from the left and resolves from the right; what was negated breaks and does nothing', () => {
    expect(told(jammed)).toEqual([
      'newest coming coming coming',
      'joined newest coming coming',
      'joined joined newest coming',
      'joined joined joined newest',
      'joined joined broken acting',
      'broken acting broken done',
      'broken done broken newest',
    ]);
  });

  test('a link that finds nothing left is empty, not broken', () => {
    expect(told(burned).slice(-3)).toEqual(['joined acting broken done', 'empty done broken done', 'empty done broken newest']);
  });

  test('where nothing was negated every link resolves, the last one first', () => {
    expect(told(armored)).toEqual(['newest coming', 'joined newest', 'joined acting', 'acting done', 'done newest']);
  });

  test('costs are paid when a link is joined, damage comes at the end', () => {
    const story = storyOf(burned, false);
    expect(story.slice(0, 4).map((beat) => lifeAt(burned, beat))).toEqual([
      [8000, 8000],
      [8000, 8000],
      [8000, 4000],
      [7000, 4000],
    ]);
    expect(lifeAt(burned, story.at(-1)!)).toEqual([5100, 2100]);
  });

  test('without motion the finished chain stands for twenty seconds; told, it takes less', () => {
    for (const scene of SCENES) {
      const [only, ...more] = storyOf(scene, true);
      expect(more).toEqual([]);
      expect(only).toEqual({ ...storyOf(scene, false).at(-1)!, lasts: 20_000 });
      const whole = storyOf(scene, false).reduce((sum, { lasts }) => sum + lasts, 0);
      expect(whole).toBeLessThan(20_000);
    }
    expect(told(revived).at(-1)).toBe('done broken newest');
  });
});
