import type { ReactElement } from 'react';
import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { moneyText } from '../format/format.ts';
import { refundState } from './refund-amount.ts';

const Root = styled.small.withConfig({ componentId: 'ui-refunded-note' })`
  display: block;
  color: ${token('text.muted')};
`;

/** Properties of {@link RefundedNote}. */
export interface RefundedNoteProps {
  /** Of the order, in major units. */
  readonly total: number;
  /** What went back of it, in major units. */
  readonly refunded: number;
  readonly currency: string;
}

/**
 * Says beside an order's total that it was refunded, in part or whole, and how much; nothing where nothing was.
 *
 * @example
 * ```tsx
 * import { RefundedNote } from '@omnis/ui';
 * export const example = <RefundedNote total={20} refunded={5} currency="GBP" />;
 * ```
 */
export function RefundedNote({ total, refunded, currency }: RefundedNoteProps): ReactElement | null {
  const state = refundState({ total, refunded });
  return state === null ? null : (
    <Root>
      {state} {moneyText(refunded, currency)}
    </Root>
  );
}
