import type { ListEdit } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { useDivision } from '../../app/session.ts';
import type { ListParams } from '../list-params.ts';

/** The parameter of the address that names the change whose progress is shown. */
export const listEditParam = 'edit';

/** Parameters that every change of many rows sends. */
export interface ListEditSending {
  readonly params: { readonly division: number };
  readonly headers: { readonly 'Idempotency-Key': string };
}

/**
 * A way to start a change of the rows that are selected: gives the error, or undefined once it has begun. Sent again after a lost
 * answer it is the same change.
 */
export function useListEdit<Action>(
  list: ListParams,
  {
    send,
    clear,
  }: {
    readonly send: (
      sending: ListEditSending,
      action: Action,
    ) => PromiseLike<{ readonly data?: ListEdit | undefined; readonly error?: unknown }>;
    readonly clear: () => void;
  },
): (action: Action) => Promise<unknown> {
  const division = useDivision();
  const [key, setKey] = useState(randomUuid);
  return async (action) => {
    const { data, error } = await send({ params: { division }, headers: { 'Idempotency-Key': key } }, action);
    setKey(randomUuid());
    if (data === undefined) return error;
    clear();
    list.change({ [listEditParam]: data.id }, true);
    return undefined;
  };
}
