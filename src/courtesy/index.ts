/** The front door: how seats are asked, objections and their withdrawal, for the table and for scripts. */
export * from './given';
export * from './line-of-play';
export * from './priority-mode';
export * from './smooth-priority';
