import { usePagesListQuery } from '@omnis/api-client';
import { isHomeUrl } from '@omnis/models';
import { useDivision } from '../app/session.ts';

/** Address of the home page's editor; the list of pages until it is known. */
export function useHomeEditor(): string {
  const { data } = usePagesListQuery({
    params: { division: useDivision() },
    query: { 'page-type': 'StorePage' },
  });
  const home = data?.items.find(({ url }) => isHomeUrl(url));
  return home === undefined ? '/dashboard/pages/' : `/dashboard/pages/${home.id}/`;
}
