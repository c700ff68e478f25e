import { useDashboardCreatorsQuery, type CallAnswer } from '@omnis/api-client';
import { Button, counted, countText, EmptyState, Link, type TableColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useListParams } from '../parts/list-params.ts';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { NewCreatorDialog } from './new-creator-dialog.tsx';

type Row = CallAnswer<'dashboard.creators'>['items'][number];

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Creator',
    primary: true,
    cell: ({ id, name, image, urlName, productCount }) => (
      <span className="named">
        <Thumb src={image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/creators/${id}/`}>
            {name}
          </Link>
          <small>
            /creator/{urlName}/<span className="narrow"> · {counted(productCount, 'product')}</span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'products',
    header: 'Products',
    wideOnly: true,
    align: 'end',
    cell: ({ productCount }) => countText(productCount),
  },
];

/** Who designs or makes the store's products. */
export function Component(): ReactElement {
  useTitle('Creators');
  const list = useListParams();
  const [isAdding, setIsAdding] = useState(false);
  const query = useDashboardCreatorsQuery(
    {
      params: { division: useDivision() },
      query: { page: list.page, perPage: pageSize, search: list.search || undefined },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        title="Creators"
        text="Who designs or makes what you sell. Each has a page in your store with their products."
        actions={<Button onClick={() => setIsAdding(true)}>New creator</Button>}
      />
      <ListCard aria-label="Creators" data-compact="">
        <div className="tools">
          <div className="search">
            <ListSearch label="Search by name" list={list} />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="creator"
          caption="Creators by name"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' ? (
              <NoMatch noun="creator" list={list} />
            ) : (
              <EmptyState
                title="No creators yet"
                text="Add who designs your products, and shoppers can look at all that is theirs."
                illustration="heart"
                actions={<Button onClick={() => setIsAdding(true)}>Add the first</Button>}
              />
            )
          }
        />
      </ListCard>
      <NewCreatorDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}
