import {
  customerExportPath,
  errorText,
  useDashboardCustomersQuery,
  useDashboardEditCustomersMutation,
} from '@omnis/api-client';
import type { CustomerFilters, CustomerRow } from '@omnis/contract';
import { customerName, useLeadText, useRowSelection } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import {
  Badge,
  Button,
  ConfirmDialog,
  countryName,
  countText,
  EmptyState,
  Inline,
  Link,
  LinkButton,
  moneyText,
  Select,
  useSnackbar,
  type MenuItem,
  type TableColumn,
} from '@omnis/ui';
import { Download, MailX } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { EditTagsDialog, type TagsAction } from '../parts/bulk/edit-tags-dialog.tsx';
import { ListEditProgress } from '../parts/bulk/list-edit-progress.tsx';
import { rowsText } from '../parts/bulk/list-edit-words.ts';
import { RowsBar } from '../parts/bulk/rows-bar.tsx';
import { useListEdit } from '../parts/bulk/use-list-edit.ts';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { PageHead } from '../parts/page-head.tsx';
import {
  filtersIn,
  isSameFilters,
  paramsOf,
  sortIn,
  sortOptions,
  type FilterWords,
} from './customer-filters.ts';
import { FiltersButton } from './filters-button.tsx';
import { ChosenFilters, SegmentChips } from './segments-bar.tsx';
import { customersTexts, type CustomersTexts } from '../texts/customers/index.ts';
import { optionsIn } from '../parts/options-in.ts';
import { partsTexts } from '../texts/parts/index.ts';

const newPath = '/dashboard/customers/new/';

const columnsIn = ({ t, leadText }: FilterWords, currency: string): readonly TableColumn<CustomerRow>[] => [
  {
    key: 'customer',
    header: t('customer'),
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
              {t('ordersCounted', { count: row.orders })} · {moneyText(row.spent, currency)}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('emails'),
    wideOnly: true,
    cell: ({ consent, leadStatus }) => (
      <Inline gap={2}>
        {consent === null ? (
          <span className="quiet">{t('noConsent')}</span>
        ) : (
          <Badge tone="success">{t('subscribed')}</Badge>
        )}
        {leadStatus !== null && <Badge tone="info">{leadText(leadStatus)}</Badge>}
      </Inline>
    ),
  },
  {
    key: 'country',
    header: t('country'),
    wideOnly: true,
    cell: ({ country }) => (country === '' ? '' : countryName(country)),
  },
  {
    key: 'last',
    header: t('lastOrder'),
    wideOnly: true,
    cell: ({ lastOrderAt }) =>
      lastOrderAt === null ? (
        <span className="quiet">{t('none')}</span>
      ) : (
        <Ago className="quiet" at={lastOrderAt} />
      ),
  },
  {
    key: 'orders',
    header: t('orders'),
    wideOnly: true,
    align: 'end',
    cell: ({ orders }) => countText(orders),
  },
  {
    key: 'spent',
    header: t('spent'),
    wideOnly: true,
    align: 'end',
    cell: ({ spent }) => moneyText(spent, currency),
  },
];

/** Customers that one address can name. */
const mostExported = 200;

/** Downloads the selected customers as a file, unless they are too many to be named. */
function exportItem(t: CustomersTexts, division: number, ids: readonly string[]): MenuItem {
  const item = { key: 'export', label: t('exportSelected'), icon: <Download aria-hidden="true" /> };
  return ids.length <= mostExported
    ? {
        ...item,
        kind: 'link',
        href: customerExportPath(division, new URLSearchParams({ ids: ids.join(',') })),
      }
    : {
        ...item,
        help: t('selectAtMostCustomers', { most: mostExported }),
        disabled: true,
        onSelect: () => undefined,
      };
}

/** The customers of the store. */
export function Component(): ReactElement {
  const tParts = useTexts(partsTexts);
  const t = useTexts(customersTexts);
  const leadText = useLeadText();
  useTitle(t('customers'));
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
  const selection = useRowSelection(query.currentData?.items ?? [], {
    filter: [filters, sort],
    idOf: ({ id }) => id,
    label: (customer) => t('select', { name: customerName(customer) }),
  });
  const showSnackbar = useSnackbar();
  const [edit, editing] = useDashboardEditCustomersMutation();
  const [open, setOpen] = useState<'tags' | 'unsubscribe' | null>(null);
  const start = useListEdit<TagsAction | { readonly kind: 'unsubscribe' }>(list, {
    send: (sending, action) => edit({ ...sending, body: { rows: { ids: [...selection.ids] }, action } }),
    clear: selection.clear,
  });
  const unsubscribe = async (): Promise<void> => {
    const error = await start({ kind: 'unsubscribe' });
    setOpen(null);
    if (error !== undefined)
      showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  };
  const selected = rowsText(tParts, 'customers', selection.count);
  const currency = known?.currency ?? 'GBP';
  const change = (to: CustomerFilters): void => list.change(paramsOf(to));
  return (
    <>
      <PageHead
        title={t('customers')}
        text={t('customersText')}
        actions={
          <>
            <LinkButton variant="secondary" href="/dashboard/subscribers/">
              {t('subscribers')}
            </LinkButton>
            <LinkButton
              variant="secondary"
              href={customerExportPath(division, exported)}
              download=""
              startIcon={<Download aria-hidden="true" />}
            >
              {t('export')}
            </LinkButton>
            <LinkButton href={newPath}>{t('addCustomer')}</LinkButton>
          </>
        }
      />
      <ListEditProgress list={list} />
      <ListCard
        aria-label={t('customers')}
        data-compact=""
        data-selectable=""
        onKeyDown={selection.onKeyDown}
      >
        <div className="tools">
          <SegmentChips filters={filters} onChange={change} />
          <div className="row">
            <div className="search" style={{ flexBasis: '11.5rem' }}>
              <ListSearch label={t('searchCustomers')} list={list} />
            </div>
            <Select
              label={t('sortBy')}
              hideLabel
              options={optionsIn(t, sortOptions)}
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
          caption={t('customers')}
          columns={columnsIn({ t, leadText }, currency)}
          selection={selection.table}
          rowKey={({ id }) => id}
          empty={
            isSameFilters(filters, {}) ? (
              <EmptyState
                title={t('yourCustomersWillBeHere')}
                text={t('everyoneWhoOrdersCreatesAccount')}
                illustration="heart"
                actions={<LinkButton href={newPath}>{t('addCustomer')}</LinkButton>}
              />
            ) : (
              <EmptyState
                title={t('noCustomerMatches')}
                text={t('noCustomerMatchesText')}
                illustration="search"
                actions={
                  <Button variant="secondary" onClick={() => change({})}>
                    {t('showAllCustomers')}
                  </Button>
                }
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
      <RowsBar
        selection={selection}
        of="customers"
        main={{ label: t('editTags'), onClick: () => setOpen('tags') }}
        items={[
          exportItem(t, division, selection.ids),
          {
            key: 'unsubscribe',
            label: t('unsubscribeFromMarketing'),
            icon: <MailX aria-hidden="true" />,
            danger: true,
            onSelect: () => setOpen('unsubscribe'),
          },
        ]}
      />
      <EditTagsDialog open={open === 'tags'} onClose={() => setOpen(null)} whose={selected} start={start} />
      <ConfirmDialog
        open={open === 'unsubscribe'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={t('unsubscribeQuestion', { selected })}
        text={t('unsubscribeText')}
        confirmLabel={t('unsubscribeNow')}
        danger
        loading={editing.isLoading}
        onConfirm={() => void unsubscribe()}
      />
    </>
  );
}
