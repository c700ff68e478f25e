import { errorText, useAtlasCustomersQuery } from '@omnis/api-client';
import type { AtlasCustomerRow } from '@omnis/contract';
import {
  agoText,
  Badge,
  Button,
  countText,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  moneyText,
  PageHead,
  SearchField,
  Stack,
  Table,
  timeText,
  type TableColumn,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { StoreFilter } from '../orders/store-filter.tsx';
import { ListRoot } from '../parts/list-root.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { customerName } from './customer-name.ts';

const path = '/customers/';

const columns: TableColumn<AtlasCustomerRow>[] = [
  {
    key: 'customer',
    header: 'Customer',
    primary: true,
    cell: (customer) => (
      <span>
        <Link href={`${path}${customer.division}/${customer.id}/`}>{customerName(customer)}</Link>
        <small>{customer.email}</small>
      </span>
    ),
  },
  { key: 'store', header: 'Store', width: '12rem', cell: ({ storeName }) => storeName },
  {
    key: 'consent',
    header: 'Emails',
    width: '9rem',
    cell: ({ consent }) =>
      consent === null ? (
        <Badge tone="neutral">Not subscribed</Badge>
      ) : (
        <Badge tone="success">Subscribed</Badge>
      ),
  },
  { key: 'orders', header: 'Orders', width: '6rem', align: 'end', cell: ({ orders }) => countText(orders) },
  {
    key: 'spent',
    header: 'Spent',
    width: '8rem',
    align: 'end',
    cell: ({ spent, currency }) => moneyText(spent, currency),
  },
  {
    key: 'last',
    header: 'Last order',
    width: '10rem',
    cell: ({ lastOrderAt }) =>
      lastOrderAt === null ? (
        'None'
      ) : (
        <time dateTime={lastOrderAt} title={timeText(lastOrderAt)}>
          {agoText(lastOrderAt)}
        </time>
      ),
  },
];

function List(): ReactElement {
  const { params, search, typed, setTyped, change, clear } = useListAddress(path);
  const store = Math.max(0, Math.trunc(Number(params.get('store'))) || 0) || undefined;
  const cursor = params.get('page') ?? undefined;
  const isAsked = store !== undefined || search !== '';
  const { data, currentData, error, isError, isFetching, refetch } = useAtlasCustomersQuery(
    { query: { division: store, search: search || undefined, cursor } },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const rows = isAsked ? (data?.items ?? []) : [];
  const next = isAsked ? (data?.next ?? null) : null;
  const nextPage = new URLSearchParams(params);
  if (next !== null) nextPage.set('page', next);
  return (
    <ListRoot>
      <PageHead title="Customers" text="People who ordered or have an account, by store." />
      <Stack gap={5}>
        <div className="tools" role="search">
          <SearchField
            className="search"
            label={store === undefined ? 'Search by email' : 'Search by name, email or postcode'}
            maxLength={120}
            value={typed}
            onValueChange={setTyped}
          />
          <StoreFilter
            className="status"
            store={store ?? null}
            onChange={(chosen) => change({ store: chosen === null ? '' : String(chosen) })}
          />
        </div>
        {isError && data === undefined ? (
          <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div className="rows">
            <Table
              caption="Customers"
              columns={columns}
              rows={rows}
              rowKey={({ division, id }) => `${division}:${id}`}
              loading={isAsked && isFetching && currentData === undefined}
              empty={
                isAsked ? (
                  <EmptyState
                    illustration="search"
                    title="No customer fits this search"
                    text={
                      store === undefined
                        ? 'Check the beginning of the email address, or choose a store to search by name.'
                        : 'Check the spelling, or search for fewer words.'
                    }
                    actions={
                      <Button variant="secondary" onClick={() => clear('store')}>
                        Clear search
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState
                    illustration="search"
                    title="Find a customer"
                    text="Enter the beginning of an email address, or choose a store to see its customers."
                  />
                )
              }
            />
          </div>
        )}
        {next !== null && (
          <div>
            <LinkButton variant="secondary" href={`${path}?${nextPage.toString()}`}>
              Next page
            </LinkButton>
          </div>
        )}
      </Stack>
    </ListRoot>
  );
}

/** Customers of all stores (platform.md §3 Customer). */
export function Component(): ReactElement {
  useTitle('Customers');
  return (
    <ProtectedPage permission="orders.view" title="Customers">
      <List />
    </ProtectedPage>
  );
}
