import { useDashboardSubscribersQuery, useLazyDashboardExportSubscribersQuery } from '@omnis/api-client';
import type { Subscriber } from '@omnis/contract';
import { EmptyState, Link, timeText, type TableColumn } from '@omnis/ui';
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
import { ExportButton } from './export-button.tsx';

const columns: readonly TableColumn<Subscriber>[] = [
  {
    key: 'email',
    header: 'Email',
    primary: true,
    cell: ({ email, firstName, source, consentAt, customer }) => (
      <span className="named">
        <span>
          {customer === null ? (
            email
          ) : (
            <Link className="row-link" href={`/dashboard/customers/${customer}/`}>
              {email}
            </Link>
          )}
          <small>
            {firstName}
            <span className="narrow">
              {firstName !== '' && ' · '}
              {source} · {timeText(consentAt)}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  { key: 'source', header: 'Source', wideOnly: true, cell: ({ source }) => source },
  {
    key: 'consent',
    header: 'Consent',
    wideOnly: true,
    cell: ({ consentAt }) => <time dateTime={consentAt}>{timeText(consentAt)}</time>,
  },
];

/** People who confirmed that they want emails about offers. */
export function Component(): ReactElement {
  useTitle('Subscribers');
  const division = useDivision();
  const list = useCursorList();
  const [fetchPart] = useLazyDashboardExportSubscribersQuery();
  const search = list.search || undefined;
  const query = useDashboardSubscribersQuery(
    {
      params: { division },
      query: { limit: pageSize, cursor: list.params.get('cursor') ?? undefined, search },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        back={{ href: '/dashboard/customers/', text: 'Customers' }}
        title="Subscribers"
        text="People who confirmed by email that they want to hear about offers."
        actions={
          <ExportButton
            fetchPart={(cursor) => fetchPart({ params: { division }, query: { search, cursor } }).unwrap()}
          />
        }
      />
      <ListCard aria-label="Subscribers" data-compact="">
        <div className="tools">
          <div className="search">
            <ListSearch label="Search email or name" list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption="Subscribers, newest first"
          columns={columns}
          rowKey={({ email, source }) => `${email} ${source}`}
          empty={
            list.search !== '' ? (
              <NoMatch noun="subscriber" list={list} />
            ) : (
              <EmptyState
                title="No subscribers yet"
                text="Put a newsletter block on a page. Everyone who confirms is listed here, with date and source."
                illustration="heart"
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
    </>
  );
}
