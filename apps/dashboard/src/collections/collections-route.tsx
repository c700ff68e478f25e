import { useDashboardCollectionsQuery } from '@omnis/api-client';
import type { ManagedCollectionRow } from '@omnis/contract';
import { counted, countText, EmptyState, Link, LinkButton, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Thumb } from '../parts/thumb.tsx';

const newPath = '/dashboard/collections/new/';
const kindText = ({ kind }: ManagedCollectionRow): string => (kind === 'manual' ? 'Manual' : 'Automatic');

const columns: readonly TableColumn<ManagedCollectionRow>[] = [
  {
    key: 'name',
    header: 'Collection',
    primary: true,
    cell: (row) => (
      <span className="named">
        <Thumb src={row.image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/collections/${row.id}/`}>
            {row.name}
          </Link>
          <small>
            /collection/{row.urlName}/
            <span className="narrow">
              {' '}
              · {kindText(row)} · {counted(row.productCount, 'product')}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  { key: 'kind', header: 'Kind', wideOnly: true, cell: kindText },
  {
    key: 'products',
    header: 'Products',
    wideOnly: true,
    align: 'end',
    cell: ({ productCount }) => countText(productCount),
  },
];

/** The collections of the store, by name. */
export function Component(): ReactElement {
  useTitle('Collections');
  const list = useCursorList();
  const cursor = list.params.get('cursor');
  const query = useDashboardCollectionsQuery(
    {
      params: { division: useDivision() },
      query: { limit: pageSize, cursor: cursor ?? undefined, search: list.search || undefined },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        title="Collections"
        text="Products that belong together. Each collection has a page in your store."
        actions={<LinkButton href={newPath}>Create collection</LinkButton>}
      />
      <ListCard aria-label="Collections" data-compact="">
        <div className="tools">
          <div className="search">
            <ListSearch label="Search by name" list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption="Collections by name"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' ? (
              <NoMatch noun="collection" list={list} />
            ) : (
              <EmptyState
                title="No collections yet"
                text="Group products by hand, or let rules group them."
                illustration="heart"
                actions={<LinkButton href={newPath}>Create collection</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
    </>
  );
}
