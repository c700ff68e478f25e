import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderSignals } from './order-signals.tsx';

it('OrderSignals says each reason, and nothing without one', () => {
  const { container, rerender } = render(<OrderSignals signals={[]} />);
  expect(container.textContent).toBe('');
  rerender(
    <OrderSignals
      signals={[
        { kind: 'countries', count: 2 },
        { kind: 'declines', count: 4 },
        { kind: 'orders_by_email', count: 3 },
        { kind: 'orders_to_address', count: 5 },
      ]}
    />,
  );
  expect(screen.getByText('Worth a look')).toBeTruthy();
  expect(screen.getByText('4 attempts to pay it were declined.')).toBeTruthy();
  expect(screen.getByText('5 orders to this address came within an hour.')).toBeTruthy();
});
