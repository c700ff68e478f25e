import { useOrdersMineQuery } from '@omnis/api-client';
import { imageUrl, isBeforeProduction, isOrderStatusCode } from '@omnis/models';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import { dayText, type ReadValue } from '@omnis/shop-kit';
import { pictureCss } from '@omnis/shopping';
import { Package } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { isReturnable } from '../order/stages.ts';
import type { AfterSalePurpose } from './after-sale-path.ts';
import { ordersTexts } from '../texts/orders/index.ts';

const Root = styled.ul.withConfig({ componentId: 'shop-own-orders' })`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: center;
    padding-block: ${token('space.3')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  ${pictureCss}
  .picture {
    display: grid;
    place-items: center;
    color: ${token('text.muted')};
  }
`;

type Order = ReadValue<'ordersHistory'>['items'][number];

/** Tells whether production has not begun, as far as a list tells; its own page knows the rest. */
const isWaiting = ({ status, flow }: Order): boolean =>
  flow !== 'bespoke' && isOrderStatusCode(status) && isBeforeProduction({ status });

/** Which orders something can be done with, and the keys of what is said when there are none. */
const kinds = {
  'edit-order': {
    // Nothing is taken out of what is not paid yet, or replaces what came back.
    fits: (order) =>
      isWaiting(order) && order.status !== 'new' && order.status !== 'to_be_paid' && !order.replaces,
    none: { title: 'noneChangeable', text: 'noneChangeableText' },
  },
  'update-address': {
    fits: isWaiting,
    none: { title: 'noneChangeable', text: 'noneChangeableText' },
  },
  returns: { fits: isReturnable, none: { title: 'noneReturnable', text: 'noneReturnableText' } },
} as const satisfies Readonly<
  Record<AfterSalePurpose, { fits: (order: Order) => boolean; none: { title: string; text: string } }>
>;

function Orders({ purpose }: { readonly purpose: AfterSalePurpose }): ReactElement {
  const t = useTexts(ordersTexts);
  const { data, isError, isFetching, refetch } = useOrdersMineQuery({ query: { page: 1, perPage: 24 } });
  if (isError && !data) {
    return <ErrorState titleLevel={3} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('loadingOrders')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  }
  const { fits, none } = kinds[purpose];
  const orders = data.items.filter(fits);
  if (orders.length === 0) return <EmptyState titleLevel={3} title={t(none.title)} text={t(none.text)} />;
  return (
    <Root>
      {orders.map(({ orderHash, number, createdAt, image }) => (
        <li key={orderHash}>
          <a href={`/${purpose}/${orderHash}`}>
            <span className="picture">
              {image === null ? (
                <Package aria-hidden="true" />
              ) : (
                <img src={imageUrl(image, { width: 160 })} alt="" width={56} height={70} loading="lazy" />
              )}
            </span>
            <span>{t('orderOn', { number, day: dayText(createdAt, t.locale) })}</span>
          </a>
        </li>
      ))}
    </Root>
  );
}

/** Orders of the signed-in customer with which something can be done; nothing for guests. */
export function OwnOrders({ purpose }: { readonly purpose: AfterSalePurpose }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const isCustomer = useAppSelector(selectUser)?.kind === 'customer';
  if (!isCustomer) return null;
  return (
    <>
      <section aria-labelledby="own-orders-title">
        <h2 id="own-orders-title">{t('yourOrders')}</h2>
        <Orders purpose={purpose} />
      </section>
      <h2>{t('anotherOrder')}</h2>
    </>
  );
}
