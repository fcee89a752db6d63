// Property tests draw the same examples on every run, so that a red run means a change and not chance.
// KUSARI_RANDOM=1 draws new ones: for looking further, not for judging a change.
import fc from 'fast-check';

if (!process.env.KUSARI_RANDOM) fc.configureGlobal({ seed: 20040401 });
