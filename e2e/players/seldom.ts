/**
 * A story whose name ends with `@seldom` is much like another one, or takes long: `npm run e2e` plays it, and whoever names it;
 * `npm test`, which has fifteen minutes for everything, leaves it out. Of stories that differ by language, window or seed alone
 * this ends the names of all but the usual one.
 */
export const seldomUnless = (isUsual: boolean): '' | ' @seldom' => (isUsual ? '' : ' @seldom');
