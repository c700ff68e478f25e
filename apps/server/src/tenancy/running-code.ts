import { createHash } from 'node:crypto';
import { platformDivision } from '@omnis/models';
import { customCodeSources, readCustomCode, type CustomCode } from '@omnis/validation';
import type { Division } from './division.ts';

/** Custom code that runs in the shop of a store. */
export interface RunningCode {
  readonly code: CustomCode;
  /** Changes with the code, for the addresses of its files. */
  readonly hash: string;
  readonly needsConsent: boolean;
  /** Hosts for the `script-src` of its pages. */
  readonly sources: readonly string[];
}

/** Why a store's custom code does not run. */
export type CodeObstacle = 'plan' | 'address';

/**
 * Why custom code does not run in a store: only the pro plan has it, and the platform's own store is on the same origin as
 * the dashboard and the sign-in to it, where the code of no owner may run.
 */
export function codeObstacle({ id, plan }: Pick<Division, 'id' | 'plan'>): CodeObstacle | null {
  if (id === platformDivision) return 'address';
  return plan === 'pro' ? null : 'plan';
}

const known = new WeakMap<Division, RunningCode | null>();

function read(division: Division): RunningCode | null {
  const stored = division.customCode;
  if (stored === null || stored.code.trim() === '' || codeObstacle(division) !== null) return null;
  const answer = readCustomCode(stored.code);
  // Rules may have become stricter since it was saved.
  if (!answer.ok) return null;
  return {
    code: answer.code,
    hash: createHash('sha256').update(stored.code).digest('base64url').slice(0, 16),
    needsConsent: stored.needsConsent,
    sources: customCodeSources(answer.code, stored.hosts),
  };
}

/** The custom code that runs in the shop of a store; null where none does. */
export function runningCode(division: Division): RunningCode | null {
  const before = known.get(division);
  if (before !== undefined) return before;
  const code = read(division);
  known.set(division, code);
  return code;
}

/** Address of a file of a store's custom code, on the store's own host. */
export const codeFilePath = ({ hash }: Pick<RunningCode, 'hash'>, at: number, kind: 'script' | 'style') =>
  `/custom-code/${hash}/${at}.${kind === 'script' ? 'js' : 'css'}`;
