import { isOutcomeUnknown } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { sendAgain } from '@omnis/shop-kit';
import { useState } from 'react';

/** Header that has the server add something once. */
export interface OnceHeaders extends Readonly<Record<string, string>> {
  readonly 'Idempotency-Key': string;
}

/** Sends a wish under a key: that of before when the same is wished again after its answer was lost. */
export type SendOnce = <A extends { readonly error?: unknown }>(
  wish: unknown,
  send: (headers: OnceHeaders) => PromiseLike<A>,
) => Promise<A>;

/**
 * Additions to a basket from one place. Two sent at once are two, and so is one sent again after an answer: only a
 * request that may or may not have arrived keeps its key.
 */
export function createSendOnce(): SendOnce {
  let lost: { readonly wish: string; readonly key: string } | null = null;
  return async (wish, send) => {
    const text = JSON.stringify(wish);
    const key = lost?.wish === text ? lost.key : randomUuid();
    lost = null;
    const answer = await sendAgain(() => send({ 'Idempotency-Key': key }));
    if (answer.error !== undefined && isOutcomeUnknown(answer.error)) lost = { wish: text, key };
    return answer;
  };
}

/** The same for as long as its component is there. */
export const useSendOnce = (): SendOnce => useState(createSendOnce)[0];
