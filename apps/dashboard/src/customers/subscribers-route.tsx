import { useDashboardSubscribersQuery, useLazyDashboardExportSubscribersQuery } from '@omnis/api-client';
import type { Subscriber } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
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
import { customersTexts, type CustomersTexts } from '../texts/customers/index.ts';

const columnsIn = (t: CustomersTexts): readonly TableColumn<Subscriber>[] => [
  {
    key: 'email',
    header: t('email'),
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
  { key: 'source', header: t('source'), wideOnly: true, cell: ({ source }) => source },
  {
    key: 'consent',
    header: t('consent'),
    wideOnly: true,
    cell: ({ consentAt }) => <time dateTime={consentAt}>{timeText(consentAt)}</time>,
  },
];

/** People who confirmed that they want emails about offers. */
export function Component(): ReactElement {
  const t = useTexts(customersTexts);
  useTitle(t('subscribers'));
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
        back={{ href: '/dashboard/customers/', text: t('customers') }}
        title={t('subscribers')}
        text={t('subscribersText')}
        actions={
          <ExportButton
            fetchPart={(cursor) => fetchPart({ params: { division }, query: { search, cursor } }).unwrap()}
          />
        }
      />
      <ListCard aria-label={t('subscribers')} data-compact="">
        <div className="tools">
          <div className="search">
            <ListSearch label={t('searchEmailOrName')} list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption={t('subscribersNewestFirst')}
          columns={columnsIn(t)}
          rowKey={({ email, source }) => `${email} ${source}`}
          empty={
            list.search !== '' ? (
              <NoMatch noun="subscriber" list={list} />
            ) : (
              <EmptyState
                title={t('noSubscribersYet')}
                text={t('noSubscribersYetText')}
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
