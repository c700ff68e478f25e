import { useDashboardMergeCustomersMutation, useLazyDashboardCustomersQuery } from '@omnis/api-client';
import type { MergeCardProps } from '@omnis/desk';
import { useCallback } from 'react';
import { useDivision } from '../app/session.ts';

/** The calls by which another customer of the store is found and merged into this one. */
export function useMerging(id: string): Pick<MergeCardProps, 'find' | 'merge'> {
  const division = useDivision();
  const [list] = useLazyDashboardCustomersQuery();
  const [send] = useDashboardMergeCustomersMutation();
  const find = useCallback<MergeCardProps['find']>(
    async (words) =>
      (await list({ params: { division }, query: { search: words, limit: 20 } }).unwrap()).items,
    [list, division],
  );
  return {
    find,
    merge: ({ key, ...body }) =>
      send({ params: { division, id }, headers: { 'Idempotency-Key': key }, body }),
  };
}
