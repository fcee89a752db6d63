/** The front door: smooth priority, objections and their withdrawal, for the table and for scripts. */
export * from './given';
export * from './line-of-play';
export * from './smooth-priority';
