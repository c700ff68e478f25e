import { useDashboardStartBulkEditMutation } from '@omnis/api-client';
import type { BulkAction } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { useDivision } from '../../app/session.ts';
import type { ListParams } from '../../parts/list-params.ts';
import type { ProductSelection } from './use-product-selection.ts';

/** The parameter of the address that names the bulk edit whose progress is shown. */
export const bulkParam = 'bulk';

/** A way to start a bulk edit of the products that are selected: gives the error, or undefined once it has begun. */
export function useStartBulkEdit(
  { products, clear }: ProductSelection,
  list: ListParams,
): { readonly start: (action: BulkAction) => Promise<unknown>; readonly isLoading: boolean } {
  const division = useDivision();
  const [send, { isLoading }] = useDashboardStartBulkEditMutation();
  const [key, setKey] = useState(randomUuid);
  return {
    isLoading,
    start: async (action) => {
      const { data, error } = await send({
        params: { division },
        headers: { 'Idempotency-Key': key },
        body: { products, action },
      });
      setKey(randomUuid());
      if (data === undefined) return error;
      clear();
      list.change({ [bulkParam]: data.id }, true);
      return undefined;
    },
  };
}
