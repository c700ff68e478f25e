import { errorText, useAtlasDecideProductMutation, useAtlasProductsQuery } from '@omnis/api-client';
import { approvalStatuses } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { PageHead, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { SearchedList } from '../parts/searched-list.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { DecisionDialog, type Product } from './decision-dialog.tsx';
import { columns, states, waiting } from './product-columns.tsx';
import { StoreRule } from './store-rule.tsx';
import { productsTexts } from '../texts/products/index.ts';

const perPage = 50;

function List(): ReactElement {
  const t = useTexts(productsTexts);
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
        ? { text: t('isApproved', { name }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <ListRoot>
      <PageHead title={t('products')} text={t('productsIntro')} />
      <Stack gap={5}>
        {store > 0 && <StoreRule store={store} onClear={() => change({ store: '' })} />}
        <SearchedList
          address={address}
          query={query}
          perPage={perPage}
          searchLabel={t('searchByNameOrSku')}
          filter={{
            name: 'status',
            label: t('state'),
            value: status === waiting ? '' : status,
            all: t('waitingForApproval'),
            options: approvalStatuses
              .filter((each) => each !== waiting)
              .map((value) => ({ value, label: t(states[value].textKey) })),
          }}
          caption={t('productsByApproval')}
          columns={columns(t, {
            approve: (product) => void approve(product),
            deny: setDenied,
            chooseStore: (id) => change({ store: String(id) }),
            busy: isLoading,
          })}
          rowKey={({ division, id }) => `${division}:${id}`}
          emptyTitle={search === '' && status === waiting ? t('noProductWaits') : t('noProductFits')}
          pagesLabel={t('pagesOfProducts')}
        />
      </Stack>
      <DecisionDialog product={denied} onClose={() => setDenied(null)} />
    </ListRoot>
  );
}

/** Products of all stores by their approval, and the decision on each (platform.md §3). */
export function Component(): ReactElement {
  const t = useTexts(productsTexts);
  useTitle(t('products'));
  return (
    <ProtectedPage permission="stores.review" title={t('products')}>
      <List />
    </ProtectedPage>
  );
}
