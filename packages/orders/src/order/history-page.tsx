import { useOrdersHistoryQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { EmptyState, ErrorState, LinkButton, Pagination } from '@omnis/ui';
import { AccountRoot, type ReadArg } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { historyPath } from './history-path.ts';
import { OrderBones } from './order-bones.tsx';
import { OrderList } from './order-list.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

function Orders({ arg }: { readonly arg: ReadArg<'ordersHistory'> }): ReactElement {
  const t = useTexts(ordersTexts);
  const { data, isError, refetch } = useOrdersHistoryQuery(arg);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <OrderBones label={t('loadingOrders')} />;
  const { items, total, page, perPage } = data;
  const hash = String(arg.params.customerHash);
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('noOrdersPage')}
        text={t('notThatMany')}
        actions={<LinkButton href={historyPath(hash)}>{t('seeNewest')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <OrderList orders={items} />
      <Pagination
        page={page}
        count={Math.ceil(total / perPage)}
        href={(to) => historyPath(hash, to)}
        label={t('orderPages')}
      />
    </>
  );
}

/** All orders of a mail address, for those who came by one of its mails. */
export function HistoryPage({ arg }: { readonly arg: ReadArg<'ordersHistory'> }): ReactElement {
  const t = useTexts(ordersTexts);
  return (
    <AccountRoot>
      <div className="head">
        <div>
          <h1>{t('yourOrders')}</h1>
          <p>{t('historyText')}</p>
        </div>
        <LinkButton href="/collection/all/" variant="secondary">
          {t('continueShopping')}
        </LinkButton>
      </div>
      <Orders arg={arg} />
    </AccountRoot>
  );
}
