import { Outage } from '../database/outage.ts';
import type { InProcessCall } from '../http/call-in-process.ts';

/** Calls of a page that is being rendered, and the outage that one of them met. */
export interface NoticingCalls {
  readonly ask: InProcessCall;
  readonly outage: () => Outage | undefined;
}

/**
 * Remembers that a call of a page failed because the database was not to be had: a page is rendered in a thread and by
 * code that tells errors only as failed pages, and its answer is to be 503 and kept nowhere.
 */
export function noticingOutages(call: InProcessCall): NoticingCalls {
  let outage: Outage | undefined;
  return {
    ask: async (name, input) => {
      try {
        return await call(name, input);
      } catch (error) {
        if (error instanceof Outage) outage = error;
        throw error;
      }
    },
    outage: () => outage,
  };
}
