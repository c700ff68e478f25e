import { useOrdersHistoryQuery } from '@omnis/api-client';
import { EmptyState, ErrorState, LinkButton, Pagination, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { AccountRoot } from '../account/account-root.ts';
import type { ReadArg } from '../data/reads.ts';
import { historyPath } from './history-path.ts';
import { OrderList } from './order-list.tsx';

function Orders({ arg }: { readonly arg: ReadArg<'ordersHistory'> }): ReactElement {
  const { data, isError, refetch } = useOrdersHistoryQuery(arg);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <SkeletonGroup label="Loading your orders">
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  }
  const { items, total, page, perPage } = data;
  const hash = String(arg.params.customerHash);
  if (items.length === 0) {
    return (
      <EmptyState
        title="No orders on this page"
        text="There are not that many."
        actions={<LinkButton href={historyPath(hash)}>See the newest ones</LinkButton>}
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
        label="Pages of orders"
      />
    </>
  );
}

/** All orders of a mail address, for those who came by one of its mails. */
export function HistoryPage({ arg }: { readonly arg: ReadArg<'ordersHistory'> }): ReactElement {
  return (
    <AccountRoot>
      <div className="head">
        <div>
          <h1>Your orders</h1>
          <p>Everything that was ordered with your email address. Whoever has this link sees it too.</p>
        </div>
        <LinkButton href="/collection/all/" variant="secondary">
          Continue shopping
        </LinkButton>
      </div>
      <Orders arg={arg} />
    </AccountRoot>
  );
}
