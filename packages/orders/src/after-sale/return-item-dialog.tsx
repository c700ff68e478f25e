import { useOrdersMineQuery } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useLocale, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Dialog } from '@omnis/ui';
import type { OverlayProps } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { isReturnable } from '../order/stages.ts';
import { purposeWords } from './after-sale-path.ts';
import { FindOrderForm } from './find-order-form.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-return-item' })`
  display: grid;
  gap: ${token('space.6')};

  form,
  ul {
    display: grid;
    gap: ${token('space.4')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h3 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.md')};
  }
`;

/** Orders of a customer that have left; nothing for guests. */
function OwnOrders({ onChoose }: { readonly onChoose: () => void }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const isCustomer = useAppSelector(selectUser)?.kind === 'customer';
  const locale = useLocale();
  const { data } = useOrdersMineQuery({ query: { page: 1, perPage: 24 } }, { skip: !isCustomer });
  const orders = (data?.items ?? []).filter(isReturnable).slice(0, 5);
  if (orders.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (
    <div>
      <h3>{t('yourOrders')}</h3>
      <ul>
        {orders.map(({ orderHash, number, createdAt }) => (
          <li key={orderHash}>
            <a href={`/returns/${orderHash}`} onClick={onChoose}>
              {t('orderOn', { number, day: day.format(new Date(createdAt)) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks which order something is returned from (storefront.md §2 Other UI). */
export default function ReturnItemDialog({
  open,
  onOpenChange,
}: Pick<OverlayProps, 'open' | 'onOpenChange'>): ReactElement {
  const t = useTexts(ordersTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('returnAnItem')}
      description={t(purposeWords.returns.text)}
    >
      <Root>
        <OwnOrders onChoose={() => onOpenChange(false)} />
        <FindOrderForm purpose="returns" />
      </Root>
    </Dialog>
  );
}
