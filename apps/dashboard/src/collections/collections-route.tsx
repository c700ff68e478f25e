import { useDashboardCollectionsQuery } from '@omnis/api-client';
import type { ManagedCollectionRow } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { countText, EmptyState, Link, LinkButton, type TableColumn } from '@omnis/ui';
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
import { collectionsTexts, type CollectionsTexts } from '../texts/collections/index.ts';

const newPath = '/dashboard/collections/new/';
const kindText = (t: CollectionsTexts, { kind }: ManagedCollectionRow): string =>
  kind === 'manual' ? t('manual') : t('automatic');

const columnsIn = (t: CollectionsTexts): readonly TableColumn<ManagedCollectionRow>[] => [
  {
    key: 'name',
    header: t('collection'),
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
              · {kindText(t, row)} · {t('productsCounted', { count: row.productCount })}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  { key: 'kind', header: t('kind'), wideOnly: true, cell: (each) => kindText(t, each) },
  {
    key: 'products',
    header: t('products'),
    wideOnly: true,
    align: 'end',
    cell: ({ productCount }) => countText(productCount),
  },
];

/** The collections of the store, by name. */
export function Component(): ReactElement {
  const t = useTexts(collectionsTexts);
  useTitle(t('collections'));
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
        title={t('collections')}
        text={t('collectionsText')}
        actions={<LinkButton href={newPath}>{t('createCollection')}</LinkButton>}
      />
      <ListCard aria-label={t('collections')} data-compact="">
        <div className="tools">
          <div className="search">
            <ListSearch label={t('searchByName')} list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption={t('collectionsByName')}
          columns={columnsIn(t)}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' ? (
              <NoMatch noun="collection" list={list} />
            ) : (
              <EmptyState
                title={t('noCollectionsYet')}
                text={t('noCollectionsYetText')}
                illustration="heart"
                actions={<LinkButton href={newPath}>{t('createCollection')}</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
    </>
  );
}
