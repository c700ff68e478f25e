import { discoveredCookie, isBot, readVariations, startedCookie, type Variations } from '@omnis/models';
import type { FastifyRequest } from 'fastify';

/** Facts in a request about the split tests that its visitor takes part in. */
export interface SplitVisitor {
  /** Seed that variations are chosen by; '' shows the default. */
  readonly seed: string;
  /** Variations that they were shown before (storefront.md §4: the first loaded variation sticks). */
  readonly discovered: Variations;
  /** Ids of the tests that they were counted in. */
  readonly started: ReadonlySet<string>;
}

/** Nobody in particular: the defaults. */
export const noSplitVisitor: SplitVisitor = { seed: '', discovered: {}, started: new Set() };

/** Longest cookie that is looked at. */
const mostLength = 2000;

/**
 * Reads a visitor from the request. Robots are shown the defaults, so that what they read does not change from one visit
 * to the next.
 */
export function splitVisitorOf(
  request: Pick<FastifyRequest, 'sessionToken' | 'cookies' | 'headers'>,
): SplitVisitor {
  if (isBot(request.headers['user-agent'] ?? '')) return noSplitVisitor;
  const cookie = (name: string): string => (request.cookies[name] ?? '').slice(0, mostLength);
  return {
    seed: request.sessionToken,
    discovered: readVariations(cookie(discoveredCookie)),
    started: new Set(cookie(startedCookie).split(',')),
  };
}
