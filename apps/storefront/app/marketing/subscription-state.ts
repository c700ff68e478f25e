import { isApiFailure } from '@omnis/api-client';

/** How following the link of the newsletter's mail went. */
export type SubscriptionState = 'waiting' | 'confirmed' | 'already' | 'expired' | 'failed';

/** State of the call so far. */
export interface ConfirmCall {
  readonly data?: { readonly status: 'confirmed' | 'already' } | undefined;
  readonly error?: unknown;
}

/** The state that the page shows; a link without a token is as good as one whose time is over. */
export function subscriptionState(token: string, { data, error }: ConfirmCall): SubscriptionState {
  if (token.length < shortestToken) return 'expired';
  if (data !== undefined) return data.status;
  if (error === undefined) return 'waiting';
  const isOver = isApiFailure(error) && (error.status === 404 || error.status === 422);
  return isOver ? 'expired' : 'failed';
}

const shortestToken = 10;
