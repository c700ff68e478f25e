import { customerExportPath, useDashboardCustomersQuery } from '@omnis/api-client';
import type { CustomerFilters, CustomerRow } from '@omnis/contract';
import {
  Badge,
  Button,
  counted,
  countryName,
  countText,
  EmptyState,
  Inline,
  Link,
  LinkButton,
  moneyText,
  Select,
  type TableColumn,
} from '@omnis/ui';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { filtersIn, isSameFilters, leadTexts, paramsOf, sortIn, sortOptions } from './customer-filters.ts';
import { customerName } from './customer-name.ts';
import { FiltersButton } from './filters-button.tsx';
import { ChosenFilters, SegmentChips } from './segments-bar.tsx';

const newPath = '/dashboard/customers/new/';

const columnsIn = (currency: string): readonly TableColumn<CustomerRow>[] => [
  {
    key: 'customer',
    header: 'Customer',
    primary: true,
    cell: (row) => (
      <span className="named">
        <span>
          <Link className="row-link" href={`/dashboard/customers/${row.id}/`}>
            {customerName(row)}
          </Link>
          <small>
            <span className="wide">{[row.company, row.email].filter(Boolean).join(' · ')}</span>
            <span className="narrow">
              {counted(row.orders, 'order')} · {moneyText(row.spent, currency)}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'Emails',
    wideOnly: true,
    cell: ({ consent, leadStatus }) => (
      <Inline gap={2}>
        {consent === null ? (
          <span className="quiet">No consent</span>
        ) : (
          <Badge tone="success">Subscribed</Badge>
        )}
        {leadStatus !== null && <Badge tone="info">{leadTexts[leadStatus]}</Badge>}
      </Inline>
    ),
  },
  {
    key: 'country',
    header: 'Country',
    wideOnly: true,
    cell: ({ country }) => (country === '' ? '' : countryName(country)),
  },
  {
    key: 'last',
    header: 'Last order',
    wideOnly: true,
    cell: ({ lastOrderAt }) =>
      lastOrderAt === null ? <span className="quiet">None</span> : <Ago className="quiet" at={lastOrderAt} />,
  },
  {
    key: 'orders',
    header: 'Orders',
    wideOnly: true,
    align: 'end',
    cell: ({ orders }) => countText(orders),
  },
  {
    key: 'spent',
    header: 'Spent',
    wideOnly: true,
    align: 'end',
    cell: ({ spent }) => moneyText(spent, currency),
  },
];

/** The customers of the store. */
export function Component(): ReactElement {
  useTitle('Customers');
  const division = useDivision();
  const list = useCursorList();
  const filters = filtersIn(list.params);
  const sort = sortIn(list.params);
  const exported = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  const query = useDashboardCustomersQuery(
    {
      params: { division },
      query: { ...filters, sort, limit: pageSize, cursor: list.params.get('cursor') ?? undefined },
    },
    { refetchOnMountOrArgChange: true },
  );
  const known = query.currentData ?? query.data;
  const currency = known?.currency ?? 'GBP';
  const change = (to: CustomerFilters): void => list.change(paramsOf(to));
  return (
    <>
      <PageHead
        title="Customers"
        text="People with an account in your store, and guests who ordered."
        actions={
          <>
            <LinkButton variant="secondary" href="/dashboard/subscribers/">
              Subscribers
            </LinkButton>
            <LinkButton
              variant="secondary"
              href={customerExportPath(division, exported)}
              download=""
              startIcon={<Download aria-hidden="true" />}
            >
              Export
            </LinkButton>
            <LinkButton href={newPath}>Add customer</LinkButton>
          </>
        }
      />
      <ListCard aria-label="Customers" data-compact="">
        <div className="tools">
          <SegmentChips filters={filters} onChange={change} />
          <div className="row">
            <div className="search" style={{ flexBasis: '11.5rem' }}>
              <ListSearch label="Search customers" list={list} />
            </div>
            <Select
              label="Sort by"
              hideLabel
              options={sortOptions}
              value={sort}
              onValueChange={(to) => list.change({ sort: to === 'last_order' ? null : to })}
            />
            <FiltersButton filters={filters} currency={currency} onChange={change} />
          </div>
        </div>
        <ChosenFilters filters={filters} currency={currency} onChange={change} />
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption="Customers"
          columns={columnsIn(currency)}
          rowKey={({ id }) => id}
          empty={
            isSameFilters(filters, {}) ? (
              <EmptyState
                title="Your customers will be here"
                text="Everyone who orders or creates an account is added by itself. You can add people by hand, too."
                illustration="heart"
                actions={<LinkButton href={newPath}>Add customer</LinkButton>}
              />
            ) : (
              <EmptyState
                title="No customer matches"
                text="Try another word or fewer filters, or look at all customers."
                illustration="search"
                actions={
                  <Button variant="secondary" onClick={() => change({})}>
                    Show all customers
                  </Button>
                }
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
    </>
  );
}
