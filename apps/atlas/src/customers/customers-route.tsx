import { atlasCustomerExportPath, errorText, useAtlasCustomersQuery } from '@omnis/api-client';
import type { AtlasCustomerRow } from '@omnis/contract';
import { customerName } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
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
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { StoreFilter } from '../orders/store-filter.tsx';
import { ListRoot } from '../parts/list-root.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { customersTexts, type CustomersTexts } from '../texts/customers/index.ts';

const path = '/customers/';

const columns = (t: CustomersTexts): TableColumn<AtlasCustomerRow>[] => [
  {
    key: 'customer',
    header: t('customer'),
    primary: true,
    cell: (customer) => (
      <span>
        <Link href={`${path}${customer.division}/${customer.id}/`}>{customerName(customer)}</Link>
        <small>{customer.email}</small>
      </span>
    ),
  },
  { key: 'store', header: t('store'), width: '12rem', cell: ({ storeName }) => storeName },
  {
    key: 'consent',
    header: t('emails'),
    width: '9rem',
    cell: ({ consent }) =>
      consent === null ? (
        <Badge tone="neutral">{t('notSubscribed')}</Badge>
      ) : (
        <Badge tone="success">{t('subscribed')}</Badge>
      ),
  },
  {
    key: 'orders',
    header: t('orders'),
    width: '6rem',
    align: 'end',
    cell: ({ orders }) => countText(orders),
  },
  {
    key: 'spent',
    header: t('spent'),
    width: '8rem',
    align: 'end',
    cell: ({ spent, currency }) => moneyText(spent, currency),
  },
  {
    key: 'last',
    header: t('lastOrder'),
    width: '10rem',
    cell: ({ lastOrderAt }) =>
      lastOrderAt === null ? (
        t('none')
      ) : (
        <time dateTime={lastOrderAt} title={timeText(lastOrderAt)}>
          {agoText(lastOrderAt)}
        </time>
      ),
  },
];

function List(): ReactElement {
  const t = useTexts(customersTexts);
  const { params, search, typed, setTyped, change, clear } = useListAddress(path);
  const { held: mayEdit } = usePermission('orders.edit');
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
      <PageHead
        title={t('customers')}
        text={t('customersIntro')}
        {...(store !== undefined &&
          mayEdit && {
            actions: (
              <>
                <LinkButton
                  variant="secondary"
                  href={atlasCustomerExportPath(store, new URLSearchParams(search === '' ? {} : { search }))}
                  download=""
                  startIcon={<Download aria-hidden="true" />}
                >
                  {t('export')}
                </LinkButton>
                <LinkButton href={`${path}${store}/new/`}>{t('addCustomer')}</LinkButton>
              </>
            ),
          })}
      />
      <Stack gap={5}>
        <div className="tools" role="search">
          <SearchField
            className="search"
            label={store === undefined ? t('searchByEmail') : t('searchByNameEmailOrPostcode')}
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
              caption={t('customers')}
              columns={columns(t)}
              rows={rows}
              rowKey={({ division, id }) => `${division}:${id}`}
              loading={isAsked && isFetching && currentData === undefined}
              empty={
                isAsked ? (
                  <EmptyState
                    illustration="search"
                    title={t('noCustomerFits')}
                    text={store === undefined ? t('checkEmailOrChooseStore') : t('checkSpelling')}
                    actions={
                      <Button variant="secondary" onClick={() => clear('store')}>
                        {t('clearSearch')}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState
                    illustration="search"
                    title={t('findCustomer')}
                    text={t('enterEmailOrChooseStore')}
                  />
                )
              }
            />
          </div>
        )}
        {next !== null && (
          <div>
            <LinkButton variant="secondary" href={`${path}?${nextPage.toString()}`}>
              {t('nextPage')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </ListRoot>
  );
}

/** Customers of all stores (platform.md §3 Customer). */
export function Component(): ReactElement {
  const t = useTexts(customersTexts);
  useTitle(t('customers'));
  return (
    <ProtectedPage permission="orders.view" title={t('customers')}>
      <List />
    </ProtectedPage>
  );
}
