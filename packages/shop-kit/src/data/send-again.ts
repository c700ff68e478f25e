import { isApiFailure, isOutcomeUnknown } from '@omnis/api-client';

/** Milliseconds after which nobody is kept waiting for a second try. */
const patience = 10_000;

/** Milliseconds in which a balancer finds a process that works, after one was gone. */
const settles = 1500;

/**
 * Sends what is done once however often it is sent: by a key, or because it says how something is to be. Where no answer
 * came it is sent once more: on a bad line it was mostly done, and its answer alone was lost.
 */
export async function sendAgain<A extends { readonly error?: unknown }>(
  send: () => PromiseLike<A>,
): Promise<A> {
  const began = Date.now();
  const answer = await send();
  const isLost = answer.error !== undefined && isOutcomeUnknown(answer.error);
  if (!isLost || Date.now() - began >= patience) return answer;
  if (isApiFailure(answer.error) && answer.error.status >= 500)
    await new Promise((resolve) => setTimeout(resolve, settles));
  return send();
}
