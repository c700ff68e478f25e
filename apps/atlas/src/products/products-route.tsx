import { errorText, useAtlasDecideProductMutation, useAtlasProductsQuery } from '@omnis/api-client';
import { approvalStatuses, type ApprovalStatus } from '@omnis/models';
import { token } from '@omnis/theme/react';
import {
  agoText,
  Badge,
  Button,
  PageHead,
  Stack,
  timeText,
  VisuallyHidden,
  type BadgeProps,
  type TableColumn,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { SearchedList } from '../parts/searched-list.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { DecisionDialog, type Product } from './decision-dialog.tsx';
import { StoreRule } from './store-rule.tsx';

const perPage = 50;
const waiting = 'Not modded yet';

const states = {
  Approved: { text: 'Approved', tone: 'success' },
  Denied: { text: 'Denied', tone: 'error' },
  'Not modded yet': { text: 'Waiting', tone: 'warning' },
  'No approval item': { text: 'Not asked for', tone: 'neutral' },
} as const satisfies Record<ApprovalStatus, { text: string; tone: BadgeProps['tone'] }>;

const Entry = styled.span.withConfig({ componentId: 'atlas-moderated-product' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.3')};
  align-items: start;
  text-align: start;

  img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${token('radius.sm')};
    object-fit: cover;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
  }
`;

interface Acts {
  readonly approve: (product: Product) => void;
  readonly deny: (product: Product) => void;
  readonly chooseStore: (store: number) => void;
  readonly busy: boolean;
}

function columns({ approve, deny, chooseStore, busy }: Acts): TableColumn<Product>[] {
  return [
    {
      key: 'name',
      header: 'Product',
      primary: true,
      cell: ({ name, sku, image, text }) => (
        <Entry>
          {image === null ? <span /> : <img src={image} alt="" loading="lazy" />}
          <span>
            {name}
            {sku !== '' && <small>{sku}</small>}
            {text !== '' && <small>{text}</small>}
          </span>
        </Entry>
      ),
    },
    {
      key: 'store',
      header: 'Store',
      width: '12rem',
      cell: ({ division, storeName }) => (
        <Button variant="ghost" size="sm" onClick={() => chooseStore(division)}>
          <VisuallyHidden>Only products of </VisuallyHidden>
          {storeName}
        </Button>
      ),
    },
    {
      key: 'state',
      header: 'State',
      width: '14rem',
      cell: ({ approvalStatus, denialReason, askedAt, decided }) => (
        <span>
          <Badge tone={states[approvalStatus].tone}>{states[approvalStatus].text}</Badge>
          {denialReason !== null && <small>{denialReason}</small>}
          <small>
            {decided !== null && approvalStatus !== waiting ? `${decided.by}, ` : 'Since '}
            <time dateTime={decided?.at ?? askedAt} title={timeText(decided?.at ?? askedAt)}>
              {agoText(approvalStatus === waiting ? askedAt : (decided?.at ?? askedAt))}
            </time>
          </small>
        </span>
      ),
    },
    {
      key: 'act',
      header: 'Decision',
      width: '13rem',
      cell: (product) => (
        <span className="acts">
          {product.approvalStatus !== 'Approved' && (
            <Button size="sm" disabled={busy} onClick={() => approve(product)}>
              Approve<VisuallyHidden> {product.name}</VisuallyHidden>
            </Button>
          )}{' '}
          {product.approvalStatus !== 'Denied' && (
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              disabled={busy}
              onClick={() => deny(product)}
            >
              Deny…<VisuallyHidden> {product.name}</VisuallyHidden>
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function List(): ReactElement {
  const address = useListAddress('/products/');
  const { params, page, search, change } = address;
  const status = approvalStatuses.find((each) => each === params.get('status')) ?? waiting;
  const store = Math.max(0, Math.trunc(Number(params.get('store'))) || 0);
  const [denied, setDenied] = useState<Product | null>(null);
  const [decide, { isLoading }] = useAtlasDecideProductMutation();
  const query = useAtlasProductsQuery(
    {
      query: {
        page,
        perPage,
        status,
        search: search || undefined,
        division: store > 0 ? store : undefined,
      },
    },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const approve = async ({ division, id, name, approvalStatus }: Product): Promise<void> => {
    const { error } = await decide({
      params: { division, id },
      body: { status: 'Approved', from: approvalStatus },
    });
    snackbars.show(
      error === undefined
        ? { text: `${name} is approved`, tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <ListRoot>
      <PageHead title="Products" text="Only approved products are on sale." />
      <Stack gap={5}>
        {store > 0 && <StoreRule store={store} onClear={() => change({ store: '' })} />}
        <SearchedList
          address={address}
          query={query}
          perPage={perPage}
          searchLabel="Search by name or SKU"
          filter={{
            name: 'status',
            label: 'State',
            value: status === waiting ? '' : status,
            all: 'Waiting for approval',
            options: approvalStatuses
              .filter((each) => each !== waiting)
              .map((value) => ({ value, label: states[value].text })),
          }}
          caption="Products by approval"
          columns={columns({
            approve: (product) => void approve(product),
            deny: setDenied,
            chooseStore: (id) => change({ store: String(id) }),
            busy: isLoading,
          })}
          rowKey={({ division, id }) => `${division}:${id}`}
          emptyTitle={
            search === '' && status === waiting
              ? 'No product waits for approval'
              : 'No product fits these filters'
          }
          pagesLabel="Pages of products"
        />
      </Stack>
      <DecisionDialog product={denied} onClose={() => setDenied(null)} />
    </ListRoot>
  );
}

/** Products of all stores by their approval, and the decision on each (platform.md §3). */
export function Component(): ReactElement {
  useTitle('Products');
  return (
    <ProtectedPage permission="stores.review" title="Products">
      <List />
    </ProtectedPage>
  );
}
