import { usePagesListQuery } from '@omnis/api-client';
import { isHomeUrl } from '@omnis/models';
import { Badge, Button, EmptyState, Link, type TableColumn, VisuallyHidden } from '@omnis/ui';
import { ExternalLink, FileText, House } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { useListParams } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DeletePage } from './delete-page.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { inOrder, pageName, type PageRow } from './page-order.ts';

/** How the list is drawn for a shop at an origin. */
const columnsFor = (origin: string): readonly TableColumn<PageRow>[] => [
  {
    key: 'title',
    header: 'Page',
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
            {pageName(page)}
          </Link>
          <small>{page.url}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'published',
    header: 'Status',
    cell: ({ published }) => (
      <Badge tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Not published'}</Badge>
    ),
  },
  {
    key: 'updated',
    header: 'Changed',
    align: 'end',
    cell: ({ updatedAt }) => <Ago className="quiet" at={updatedAt} />,
  },
  {
    key: 'view',
    header: <VisuallyHidden>What can be done</VisuallyHidden>,
    align: 'end',
    cell: (page) => (
      <>
        {page.published && (
          <Link
            className="row-tool"
            aria-label={`View ${pageName(page)} in the shop`}
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
  useTitle('Pages');
  const { division, host } = useActiveStore();
  // In the address, so that the search of the dashboard leads here.
  const list = useListParams();
  const setIsMaking = (isMaking: boolean): void => list.change({ new: isMaking ? '1' : null }, true);
  const columns = useMemo(() => columnsFor(`${location.protocol}//${host}`), [host]);
  const query = usePagesListQuery(
    { params: { division }, query: { 'page-type': 'StorePage' } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        title="Pages"
        text="What shoppers find in your shop besides its products."
        actions={<Button onClick={() => setIsMaking(true)}>New page</Button>}
      />
      <ListCard aria-label="Pages" data-compact="">
        <ListRows
          query={query}
          rows={query.data && inOrder(query.data.items)}
          caption="Pages, the home page first"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No pages yet" text="This store has no page to edit." illustration="picture" />
          }
        />
      </ListCard>
      <NewPageDialog open={list.params.has('new')} onClose={() => setIsMaking(false)} />
    </>
  );
}
