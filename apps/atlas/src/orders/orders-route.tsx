import {
  api,
  errorText,
  listId,
  liveTopics,
  storeOrdersPath,
  useAtlasOrdersQuery,
  useLiveTopic,
} from '@omnis/api-client';
import { selectPermissions, selectUser, useAppDispatch, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, EmptyState, ErrorState, IconButton, LinkButton, Pagination, Tooltip } from '@omnis/ui';
import { Download, RefreshCw, Rows3, Rows4 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { clockText } from '../app/format.ts';
import { density } from '../app/preferences.ts';
import { useTitle } from '../app/use-title.ts';
import { ProtectedButton, ProtectedPage } from '../permissions/protected.tsx';
import { ColumnChoice, useColumnChoice, useRowSelection, useShortcuts } from '@omnis/desk';
import { FilterBar } from './filter-bar.tsx';
import {
  changeFilters,
  defaultFilters,
  exportQuery,
  isNarrowed,
  ordersArg,
  perPage,
  readFilters,
  writeFilters,
  type OrderFilters,
} from './order-filters.ts';
import { columnHeads, moveFocus, OrderTable, queueColumns } from './order-table.tsx';
import { SelectedBar } from './selected-bar.tsx';
import { StatusChips } from './status-chips.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

const Root = styled.div.withConfig({ componentId: 'atlas-orders-route' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  .head {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  .head h1 {
    margin-inline-end: auto;
    font-size: ${token('type.2xl')};
  }
  .head h1 small {
    margin-inline-start: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.regular')};
    letter-spacing: 0;
  }
  .updated {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .stale {
    color: ${token('warning.text')};
  }
  ${media.down('md')} {
    .head {
      flex-wrap: wrap;
    }
    .density {
      display: none;
    }
    .head h1 small {
      display: block;
      margin: 0;
    }
  }
`;

/** Milliseconds between two looks at the queue: where it is asked for, and where news of it come by themselves. */
const refreshEvery = { polling: 30_000, live: 60_000 } as const;

/** The queue as its address says, kept up to date while the window is looked at. */
function useQueue(filters: OrderFilters) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const maySee = useAppSelector(selectPermissions).includes('orders.view') && user?.twoFactorOwed !== true;
  const mode = useLiveTopic(maySee ? liveTopics.queue : null, () => {
    dispatch(api.util.invalidateTags([{ type: 'AtlasOrder', id: listId }]));
  });
  return useAtlasOrdersQuery(ordersArg(filters), {
    pollingInterval: refreshEvery[mode],
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
}

interface NothingHereProps {
  readonly filters: OrderFilters;
  readonly onClear: () => void;
  /** Looks for the same among all orders. */
  readonly onSearchAll: () => void;
}

function NothingHere({ filters, onClear, onSearchAll }: NothingHereProps): ReactElement {
  const t = useTexts(ordersTexts);
  if (isNarrowed(filters) || Array.isArray(filters.status)) {
    return (
      <EmptyState
        illustration="search"
        title={t('noOrderFits')}
        actions={
          <>
            {filters.search !== '' && filters.status !== 'all' && (
              <Button onClick={onSearchAll}>{t('searchAllOrders')}</Button>
            )}
            <Button variant="secondary" onClick={onClear}>
              {t('clearFilters')}
            </Button>
          </>
        }
      />
    );
  }
  return filters.status === 'open' ? (
    <EmptyState title={t('allDone')} text={t('noOrderWaits')} />
  ) : (
    <EmptyState title={t('noOrdersYet')} text={t('ordersAppearHere')} />
  );
}

/** All columns are shown until somebody leaves some out. */
const columnChoice = { storageKey: 'atlas-order-columns', keys: queueColumns, usual: queueColumns };

function Queue(): ReactElement {
  const t = useTexts(ordersTexts);
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const navigate = useNavigate();
  const spacing = density.use();
  const { data, currentData, error, fulfilledTimeStamp, isError, isFetching, refetch } = useQueue(filters);
  const rows = data?.items ?? [];
  const { page: _page, ...shown } = filters;
  const selection = useRowSelection(rows, {
    filter: shown,
    idOf: ({ id }) => id,
    label: ({ number }) => t('selectOrder', { number }),
  });
  const [columns, setColumn] = useColumnChoice(columnChoice);
  const exported = exportQuery(filters);
  const query = writeFilters(filters).toString();
  const position = { search: query === '' ? '' : `?${query}`, ids: rows.map(({ id }) => id) };
  const change = (next: Partial<OrderFilters>): void =>
    setParams(writeFilters(changeFilters(filters, next)), { preventScrollReset: true });
  const href = (page: number): string => `/?${writeFilters({ ...filters, page }).toString()}`;

  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    ArrowDown: () => moveFocus(1),
    ArrowUp: () => moveFocus(-1),
    r: () => void refetch(),
    '/': () => document.getElementById('order-search')?.focus(),
  });

  return (
    <Root onKeyDown={selection.onKeyDown}>
      <div className="head">
        <h1>
          {t('orders')} {currentData && <small>{t('ordersCounted', { count: currentData.total })}</small>}
        </h1>
        {fulfilledTimeStamp !== undefined && (
          <span className={isError ? 'updated stale' : 'updated'}>
            {t(isError ? 'notRefreshedSince' : 'updated', { time: clockText(fulfilledTimeStamp) })}
          </span>
        )}
        <Tooltip text={t('refreshShortcut')}>
          <IconButton label={t('refresh')} size="sm" disabled={isFetching} onClick={() => void refetch()}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
        </Tooltip>
        {filters.store !== null && exported !== null && (
          <LinkButton
            variant="secondary"
            size="sm"
            href={storeOrdersPath(filters.store, exported)}
            download=""
            startIcon={<Download aria-hidden="true" />}
          >
            {t('export')}
          </LinkButton>
        )}
        <span className="density">
          <ColumnChoice
            columns={queueColumns.map((key) => ({ key, header: t(columnHeads[key]) }))}
            shown={columns}
            onChange={setColumn}
          />
        </span>
        <ProtectedButton
          permission="orders.edit"
          variant="secondary"
          size="sm"
          onClick={() =>
            void navigate(filters.store === null ? '/orders/new/' : `/orders/new/?store=${filters.store}`)
          }
        >
          {t('createOrder')}
        </ProtectedButton>
        <span className="density">
          <Tooltip text={spacing === 'compact' ? t('roomierRows') : t('closerRows')}>
            <IconButton
              label={t('compactRows')}
              size="sm"
              aria-pressed={spacing === 'compact'}
              onClick={() => density.set(spacing === 'compact' ? 'comfortable' : 'compact')}
            >
              {spacing === 'compact' ? <Rows3 aria-hidden="true" /> : <Rows4 aria-hidden="true" />}
            </IconButton>
          </Tooltip>
        </span>
      </div>
      <StatusChips status={filters.status} counts={data?.counts} onChange={(status) => change({ status })} />
      <FilterBar filters={filters} onChange={change} />
      {isError && data === undefined ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <OrderTable
          rows={rows}
          sort={filters.sort}
          onSortChange={(sort) => change({ sort })}
          loading={isFetching && currentData === undefined}
          position={position}
          selection={selection.table}
          shown={columns}
          empty={
            <NothingHere
              filters={filters}
              onClear={() => setParams(writeFilters(defaultFilters))}
              onSearchAll={() => change({ status: 'all' })}
            />
          }
        />
      )}
      <Pagination
        label={t('pagesOfQueue')}
        page={filters.page}
        count={Math.ceil((data?.total ?? 0) / perPage)}
        href={href}
      />
      <SelectedBar selection={selection} />
    </Root>
  );
}

/** The order queue over all stores. */
export function Component(): ReactElement {
  const t = useTexts(ordersTexts);
  useTitle(t('orders'));
  return (
    <ProtectedPage permission="orders.view" title={t('orders')}>
      <Queue />
    </ProtectedPage>
  );
}
