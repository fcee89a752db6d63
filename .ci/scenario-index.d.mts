import type { Plugin } from 'vite';

export interface ScenarioEntry {
  readonly id: string;
  readonly folder: string;
  readonly en: string;
  readonly ja: string;
  readonly rules: readonly string[];
}

export function scenarioIndex(): readonly ScenarioEntry[];
export function scenarioPack(folder: string): Readonly<Record<string, unknown>>;
export function scenarioFiles(): Plugin;
