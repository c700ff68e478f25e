import { usePagesListQuery } from '@omnis/api-client';
import { isHomeUrl } from '@omnis/models';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';

/** Address of the home page's editor; the list of pages until it is known. */
export function useHomeEditor(): string {
  const division = useDivision();
  const may = useMay();
  const { data } = usePagesListQuery(
    { params: { division }, query: { 'page-type': 'StorePage' } },
    { skip: !may('pages') },
  );
  const home = data?.items.find(({ url }) => isHomeUrl(url));
  return home === undefined ? '/dashboard/pages/' : `/dashboard/pages/${home.id}/`;
}
