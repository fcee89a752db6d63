/**
 * How two people share the screen. `open`: both hands and all Set cards are shown, for teaching. `peek`: all of them lie
 * face-down, and a player sees its own while it holds its eye. `curtain`: the screen is handed over behind a curtain.
 * `public`: as `curtain`, and a second window shows everybody's view to an audience.
 */
export const SECRECIES = ['open', 'peek', 'curtain', 'public'] as const;
export type Secrecy = (typeof SECRECIES)[number];

export const USUAL_SECRECY: Secrecy = 'curtain';

/** How much stays hidden: going down needs the consent of both, going up is free. */
const STRICTNESS: Readonly<Record<Secrecy, number>> = { open: 0, peek: 1, curtain: 2, public: 2 };

export const isMoreOpen = (wanted: Secrecy, now: Secrecy): boolean => STRICTNESS[wanted] < STRICTNESS[now];
