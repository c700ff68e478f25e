import type { ReactElement } from 'react';
import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { moneyText } from '../format/format.ts';
import { refundState } from './refund-amount.ts';

const Note = styled.small.withConfig({ componentId: 'ui-order-total' })`
  display: block;
  color: ${token('text.muted')};
`;

/** Properties of {@link OrderTotal}. */
export interface OrderTotalProps {
  /** Of the order, in major units. */
  readonly total: number;
  /** Part of the total that was refunded, in major units. */
  readonly refunded: number;
  readonly currency: string;
}

/**
 * An order's total in a list. Below it stands that the order was refunded, in part or whole, and how much.
 *
 * @example
 * ```tsx
 * import { OrderTotal } from '@omnis/ui';
 * export const example = <OrderTotal total={20} refunded={5} currency="GBP" />;
 * ```
 */
export function OrderTotal({ total, refunded, currency }: OrderTotalProps): ReactElement {
  const state = refundState({ total, refunded });
  return (
    <>
      {moneyText(total, currency)}
      {state !== null && (
        <Note>
          {state} {moneyText(refunded, currency)}
        </Note>
      )}
    </>
  );
}
