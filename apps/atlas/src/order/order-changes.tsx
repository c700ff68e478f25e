import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, RefundList, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.ul.withConfig({ componentId: 'atlas-order-changes' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    gap: ${token('space.3')};
    justify-content: space-between;
  }
  small {
    display: block;
    color: ${token('card.muted')};
  }
`;

/** Changes that the customer has made since placing the order; renders nothing when there are none. */
export function OrderChanges({ order: { changes } }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  if (changes.length === 0) return null;
  return (
    <Card title={t('changedByCustomer')}>
      <Root>
        {changes.map(({ text, time }) => (
          <li key={`${time} ${text}`}>
            <div>
              {text}
              <small>
                <time dateTime={time}>{timeText(time)}</time>
              </small>
            </div>
          </li>
        ))}
      </Root>
    </Card>
  );
}

/** Parts of the payment that went back; nothing when none did. */
export function OrderRefunds({
  order: { refunds, currency },
}: {
  readonly order: Order;
}): ReactElement | null {
  const t = useTexts(orderTexts);
  if (refunds.length === 0) return null;
  return (
    <Card title={t('refunds')}>
      <RefundList refunds={refunds} currency={currency} />
    </Card>
  );
}
