import type { ReactElement } from 'react';
import { Notice } from '../notice/notice.tsx';

/** A reason to look at an order before it is made. */
export interface SignalFacts {
  readonly kind: 'countries' | 'declines' | 'orders_by_email' | 'orders_to_address';
  readonly count: number;
}

function signalText({ kind, count }: SignalFacts): string {
  switch (kind) {
    case 'countries':
      return 'It is billed to another country than it is sent to.';
    case 'declines':
      return `${count} attempts to pay it were declined.`;
    case 'orders_by_email':
      return `${count} orders with this email address came within an hour.`;
    case 'orders_to_address':
      return `${count} orders to this address came within an hour.`;
  }
}

/**
 * The reasons to look at an order before it is made; nothing where there are none.
 *
 * @example
 * ```tsx
 * import { OrderSignals } from '@omnis/ui';
 * export const example = <OrderSignals signals={[{ kind: 'declines', count: 4 }]} />;
 * ```
 */
export function OrderSignals({ signals }: { readonly signals: readonly SignalFacts[] }): ReactElement | null {
  return signals.length === 0 ? null : (
    <Notice tone="warning" title="Worth a look">
      {signals.map((signal) => (
        <div key={signal.kind}>{signalText(signal)}</div>
      ))}
    </Notice>
  );
}
