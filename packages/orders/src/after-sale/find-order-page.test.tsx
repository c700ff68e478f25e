import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

it.each([
  ['edit-order', /remove items/i],
  ['update-address', /enter the new address/i],
  ['returns', /print the label/i],
] as const)('%s says what comes after the link', (purpose, step) => {
  show(purpose);
  const how = within(screen.getByRole('region', { name: 'How it works' }));
  expect(how.getAllByRole('listitem')).toHaveLength(3);
  expect(how.getByText(step)).toBeDefined();
});

it('leads guests to their account and back, and to what they may want instead', () => {
  show('edit-order');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/login/?redirect_uri=/edit-order/', '/update-address/', '/returns/', '/help/']);
});

it('no longer says that a mail was sent when the next one was refused', async () => {
  const refused = {
    message: 'Too many tries. Wait a while and try again.',
    errors: [],
    code: 'rate_limited',
  };
  const call = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json({ message: 'If there is an order, its link is on its way.' }))
    .mockResolvedValueOnce(Response.json(refused, { status: 429 }));
  vi.stubGlobal('fetch', call);
  show('returns');
  fireEvent.change(screen.getByLabelText(/^Order number/), { target: { value: 'D-1003' } });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'ann@shop.example' } });
  const send = screen.getByRole('button', { name: 'Send me the link' });
  fireEvent.click(send);
  expect(await screen.findByText('Check your inbox')).toBeDefined();
  fireEvent.click(send);
  expect(await screen.findByText(/^Too many tries/)).toBeDefined();
  expect(screen.queryByText('Check your inbox')).toBeNull();
  vi.unstubAllGlobals();
});
