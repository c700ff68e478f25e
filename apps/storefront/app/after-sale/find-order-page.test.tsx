import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FindOrderPage } from './find-order-page.tsx';
import type { AfterSalePurpose } from './after-sale-path.ts';

vi.mock('./own-orders.tsx', () => ({ OwnOrders: () => null }));

afterEach(cleanup);

function show(purpose: AfterSalePurpose): void {
  const router = createMemoryRouter([{ path: '*', element: <FindOrderPage purpose={purpose} /> }]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it('a return says what comes, from the link to the parcel', () => {
  show('returns');
  const how = screen.getByRole('region', { name: 'How it goes' });
  expect(within(how).getAllByRole('listitem')).toHaveLength(3);
});

it('a change of an order has no such way', () => {
  show('edit-order');
  expect(screen.queryByRole('region', { name: 'How it goes' })).toBeNull();
});
