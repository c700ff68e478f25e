import { usePagesListQuery } from '@omnis/api-client';
import { PageStateBadge, type PageStatus } from '@omnis/editor';
import { isHomeUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, EmptyState, Link, type TableColumn, VisuallyHidden } from '@omnis/ui';
import { ExternalLink, FileText, House } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { ListEditProgress } from '../parts/bulk/list-edit-progress.tsx';
import { useRowSelection } from '@omnis/desk';
import { ListCard } from '../parts/list-card.tsx';
import { useListParams } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DeletePage } from './delete-page.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PagesBar } from './pages-bar.tsx';
import { inOrder, pageName, type PageRow } from './page-order.ts';
import { pagesTexts, type PagesTexts } from '../texts/pages/index.ts';

const scheduleOf = (at: string | null | undefined): PageStatus['publishAt'] =>
  at === null || at === undefined ? null : { at, problem: null };

/** How a page stands before shoppers. */
const statusOf = ({ published, hasDraft = false, publishAt, unpublishAt }: PageRow): PageStatus => ({
  published,
  hasDraft,
  publishAt: scheduleOf(publishAt),
  unpublishAt: scheduleOf(unpublishAt),
  timeZone: 'UTC',
});

/** How the list is drawn for a shop at an origin. */
const columnsFor = (t: PagesTexts, origin: string): readonly TableColumn<PageRow>[] => [
  {
    key: 'title',
    header: t('page'),
    primary: true,
    cell: (page) => (
      <span className="named">
        {isHomeUrl(page.url) ? (
          <House size={18} aria-hidden="true" />
        ) : (
          <FileText size={18} aria-hidden="true" />
        )}
        <span>
          <Link className="row-link" href={`/dashboard/pages/${page.id}/`}>
            {pageName(t, page)}
          </Link>
          <small>{page.url}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'published',
    header: t('status'),
    cell: (page) => <PageStateBadge status={statusOf(page)} />,
  },
  {
    key: 'updated',
    header: t('changed'),
    align: 'end',
    cell: ({ updatedAt }) => <Ago className="quiet" at={updatedAt} />,
  },
  {
    key: 'view',
    header: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
    align: 'end',
    cell: (page) => (
      <>
        {page.published && (
          <Link
            className="row-tool"
            aria-label={t('viewInTheShop', { name: pageName(t, page) })}
            href={origin + page.url}
            target="_blank"
          >
            <ExternalLink size={18} aria-hidden="true" />
          </Link>
        )}
        <DeletePage page={page} />
      </>
    ),
  },
];

/** The store's pages, each leading to its editor. */
export function Component(): ReactElement {
  const t = useTexts(pagesTexts);
  useTitle(t('pages'));
  const { division, host } = useActiveStore();
  // In the address, so that the search of the dashboard leads here.
  const list = useListParams();
  const setIsMaking = (isMaking: boolean): void => list.change({ new: isMaking ? '1' : null }, true);
  const columns = useMemo(() => columnsFor(t, `${location.protocol}//${host}`), [t, host]);
  const query = usePagesListQuery(
    { params: { division }, query: { 'page-type': 'StorePage' } },
    { refetchOnMountOrArgChange: true },
  );
  const rows = query.data && inOrder(query.data.items);
  const selection = useRowSelection(rows ?? [], {
    filter: division,
    idOf: ({ id }) => id,
    label: (page) => t('select', { name: pageName(t, page) }),
  });
  return (
    <>
      <PageHead
        title={t('pages')}
        text={t('pagesText')}
        actions={<Button onClick={() => setIsMaking(true)}>{t('newPage')}</Button>}
      />
      <ListEditProgress list={list} />
      <ListCard aria-label={t('pages')} data-compact="" data-selectable="" onKeyDown={selection.onKeyDown}>
        <ListRows
          query={query}
          rows={rows}
          caption={t('pagesTheHomePageFirst')}
          columns={columns}
          selection={selection.table}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('noPagesYet')} text={t('noPagesYetText')} illustration="picture" />}
        />
      </ListCard>
      <PagesBar selection={selection} list={list} />
      <NewPageDialog open={list.params.has('new')} onClose={() => setIsMaking(false)} />
    </>
  );
}
