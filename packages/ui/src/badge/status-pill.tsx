import { isOrderStatusCode, orderStatuses, type OrderStatusCode } from '@omnis/models';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

/** A stage of an order's way; each has its colours in the theme. */
export type OrderStage =
  | 'new'
  | 'paid'
  | 'processing'
  | 'printed'
  | 'packing'
  | 'complete'
  | 'issue'
  | 'refunded';

/** The stage that a status belongs to (platform.md §4 Order status flows). */
export const orderStages: Readonly<Record<OrderStatusCode, OrderStage>> = {
  new: 'new',
  to_be_paid: 'new',
  quote: 'new',
  bespoke_idle: 'new',
  bespoke_requested_terms: 'new',
  paid: 'paid',
  bespoke_authorised_terms: 'paid',
  bespoke_paid: 'paid',
  po_confirmed: 'paid',
  bespoke_approved: 'paid',
  processing: 'processing',
  label_printed: 'processing',
  bespoke_mockup: 'processing',
  bespoke_production: 'processing',
  bespoke_documents_printed: 'processing',
  printed: 'printed',
  bespoke_sorted: 'printed',
  bespoke_printing: 'printed',
  consolidated: 'packing',
  packing: 'packing',
  bespoke_packing: 'packing',
  disputed: 'issue',
  issue: 'issue',
  complete: 'complete',
  bespoke_shipped: 'complete',
  exchanged: 'refunded',
  refunded: 'refunded',
  bespoke_refunded: 'refunded',
};

const stages: readonly OrderStage[] = [
  'new',
  'paid',
  'processing',
  'printed',
  'packing',
  'complete',
  'issue',
  'refunded',
];

const Root = styled.span.withConfig({ componentId: 'ui-status-pill' })`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  padding: 0.1875rem ${token('space.3')} 0.1875rem ${token('space.2')};
  border-radius: ${token('radius.full')};
  font-size: ${token('type.xs')};
  font-weight: ${token('weight.bold')};
  line-height: 1.333;
  white-space: nowrap;

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--stage-accent);
  }
  ${stages
    .map(
      (stage) => `&[data-stage='${stage}'] {
    background: ${token(`status.${stage}.background`)};
    color: ${token(`status.${stage}.color`)};
    --stage-accent: ${token(`status.${stage}.accent`)};
  }`,
    )
    .join('\n')}
`;

/** Properties of {@link StatusPill}. */
export interface StatusPillProps {
  /** Code of an order status. One that is unknown is shown as it stands, in neutral colours. */
  readonly status: string;
  /** Another wording than the status's name. */
  readonly label?: string;
}

/**
 * An order's status with the colour of its stage.
 *
 * @example
 * ```tsx
 * import { StatusPill } from '@omnis/ui';
 * export const example = () => <StatusPill status="paid" />;
 * ```
 */
export function StatusPill({ status, label }: StatusPillProps): ReactElement {
  const known = isOrderStatusCode(status) ? status : null;
  return (
    <Root data-stage={known ? orderStages[known] : 'new'}>
      {label ?? (known ? orderStatuses[known].name : status)}
    </Root>
  );
}
