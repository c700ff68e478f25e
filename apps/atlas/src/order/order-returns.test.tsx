import { cleanup, render, screen } from '@testing-library/react';
import { createOmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import type { Order } from './moves.ts';
import { OrderReturns } from './order-returns.tsx';

afterEach(cleanup);

const returned: Order['returns'][number] = {
  id: 1,
  number: 'R-7-1',
  resolution: 'refund',
  note: '',
  state: 'asked',
  askedAt: '2026-11-20T08:00:00Z',
  bookedAt: null,
  lines: [
    {
      id: 'a',
      name: 'Tee',
      options: { Colour: 'Navy', Size: 'M' },
      quantity: 1,
      reason: 'too_big',
      instead: null,
      received: null,
    },
  ],
};

function shown(given: Order['returns'][number]): void {
  render(
    <Provider store={createOmnisStore({ app: 'atlas' })}>
      <SnackbarProvider>
        <OrderReturns order={{ ...fakeServer().order, returns: [given] }} />
      </SnackbarProvider>
    </Provider>,
  );
}

it('a return that its customer has cancelled is told as that, and cannot be booked in', () => {
  shown(returned);
  expect(screen.getByRole('button', { name: 'Book in R-7-1' })).toBeDefined();
  cleanup();
  shown({ ...returned, state: 'cancelled', lines: returned.lines.map((line) => ({ ...line, received: 0 })) });
  expect(screen.getByText('Cancelled by the customer')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/0 received/)).toBeNull();
});
