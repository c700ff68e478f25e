import { useOrdersMineQuery } from '@omnis/api-client';
import { imageUrl } from '@omnis/models';
import { selectUser, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dayText } from '../data/day-text.ts';
import { isReturnable } from '../order/stages.ts';
import { ordersTexts } from '../texts/orders/index.ts';
import { useTexts } from '../texts/use-texts.ts';

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
  .picture {
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

function Orders(): ReactElement {
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
  const orders = data.items.filter(isReturnable);
  if (orders.length === 0) {
    return <EmptyState titleLevel={3} title={t('noneReturnable')} text={t('noneReturnableText')} />;
  }
  return (
    <Root>
      {orders.map(({ orderHash, number, createdAt, image }) => (
        <li key={orderHash}>
          <a href={`/returns/${orderHash}`}>
            <span className="picture">
              {image !== null && (
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

/** Orders of the signed-in customer of which something can be sent back; nothing for guests. */
export function OwnOrders(): ReactElement | null {
  const t = useTexts(ordersTexts);
  const isCustomer = useAppSelector(selectUser)?.kind === 'customer';
  if (!isCustomer) return null;
  return (
    <>
      <section aria-labelledby="own-orders-title">
        <h2 id="own-orders-title">{t('yourOrders')}</h2>
        <Orders />
      </section>
      <h2>{t('anotherOrder')}</h2>
    </>
  );
}
