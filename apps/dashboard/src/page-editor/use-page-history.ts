import { useLazyPagesVersionQuery, useLazyPagesVersionsQuery } from '@omnis/api-client';
import type { PageHistory } from '@omnis/editor';
import { useMemo } from 'react';
import { useDivision } from '../app/session.ts';

/** Versions that are read at once. */
const atOnce = 30;

/** The history of a page, by the calls of the server. */
export function usePageHistory(id: number): PageHistory {
  const division = useDivision();
  const [list] = useLazyPagesVersionsQuery();
  const [open] = useLazyPagesVersionQuery();
  return useMemo(
    () => ({
      onList: (cursor) =>
        list({
          params: { division, id },
          query: { limit: atOnce, ...(cursor === null ? {} : { cursor: Number(cursor) }) },
        }).unwrap(),
      onOpen: async (version) => (await open({ params: { division, id, version } }).unwrap()).page,
    }),
    [list, open, division, id],
  );
}
