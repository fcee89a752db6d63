import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
// @ts-expect-error: plain JavaScript, so that it runs before anything is installed
import { browserArguments } from '../../.ci/find-browser.mjs';

/** A browser with a profile on disk, whose process can be killed. */
export interface OwnBrowser {
  readonly page: Page;
  /** The whole browser dies without a word, as when the power fails. */
  readonly kill: () => Promise<void>;
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'kusari-profile-'));
export const removeProfile = (profile: string): void => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });

export async function ownBrowser(profile: string): Promise<OwnBrowser> {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const flags = [
    ...(browserArguments as readonly string[]),
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-default-browser-check',
    'about:blank',
  ];
  // A group of its own, so that its helpers die with it.
  const child = spawn(process.env.KUSARI_BROWSER || chromium.executablePath(), flags, { stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const strike = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  // A story that is cut off leaves no browser behind.
  process.once('exit', strike);
  void ended.then(() => process.off('exit', strike));
  let browser: Browser | undefined;
  const kill = async (): Promise<void> => {
    strike();
    await ended;
    await browser?.close().catch(() => undefined);
  };
  try {
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
    const context = browser.contexts()[0]!;
    return { page: context.pages()[0] ?? (await context.newPage()), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function portIn(file: string): Promise<string> {
  for (let i = 0; i < 400; i += 1) {
    try {
      const [port] = readFileSync(file, 'utf8').split('\n');
      if (port) return port;
    } catch {
      // The browser has not written it yet.
    }
    await after(50);
  }
  throw new Error('the browser does not say where it can be reached');
}
