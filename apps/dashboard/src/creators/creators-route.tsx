import { useDashboardCreatorsQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, countText, EmptyState, Link, type TableColumn } from '@omnis/ui';
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
import { creatorsTexts, type CreatorsTexts } from '../texts/creators/index.ts';

type Row = CallAnswer<'dashboard.creators'>['items'][number];

const columnsIn = (t: CreatorsTexts): readonly TableColumn<Row>[] => [
  {
    key: 'name',
    header: t('creator'),
    primary: true,
    cell: ({ id, name, image, urlName, productCount }) => (
      <span className="named">
        <Thumb src={image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/creators/${id}/`}>
            {name}
          </Link>
          <small>
            /creator/{urlName}/
            <span className="narrow"> · {t('productsCounted', { count: productCount })}</span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'products',
    header: t('products'),
    wideOnly: true,
    align: 'end',
    cell: ({ productCount }) => countText(productCount),
  },
];

/** People who design or make the store's products. */
export function Component(): ReactElement {
  const t = useTexts(creatorsTexts);
  useTitle(t('creators'));
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
        title={t('creators')}
        text={t('creatorsText')}
        actions={<Button onClick={() => setIsAdding(true)}>{t('newCreator')}</Button>}
      />
      <ListCard aria-label={t('creators')} data-compact="">
        <div className="tools">
          <div className="search">
            <ListSearch label={t('searchByName')} list={list} />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="creator"
          caption={t('creatorsByName')}
          columns={columnsIn(t)}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' ? (
              <NoMatch noun="creator" list={list} />
            ) : (
              <EmptyState
                title={t('noCreatorsYet')}
                text={t('noCreatorsYetText')}
                illustration="heart"
                actions={<Button onClick={() => setIsAdding(true)}>{t('addTheFirst')}</Button>}
              />
            )
          }
        />
      </ListCard>
      <NewCreatorDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}
