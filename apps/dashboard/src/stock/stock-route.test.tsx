import type { StockRow } from '@omnis/contract';
import { createOmnisStore } from '@omnis/store';
import { LinkProvider, SnackbarProvider } from '@omnis/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '../../../../vitest.guards.ts';
import { AppLink } from '../app/app-link.tsx';
import { routes } from '../app/router.tsx';
import { snackbars } from '../app/store.ts';
import { activeStore as active } from '../testing/active-store.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await Promise.all([
    import('./stock-route.tsx'),
    import('./history-route.tsx'),
    import('../shell/shell-route.tsx'),
  ]);
}, 60_000);
afterEach(() => {
  cleanup();
  for (const { id } of snackbars.getState().items) snackbars.dismiss(id);
});

const variantId = '00000000-0000-4000-8000-000000000001';

/** A server with one variant; `refusal`: the next change meets another stock. */
function fakeServer(stock: number | null) {
  const row: StockRow = {
    variantId,
    productId: 7,
    product: 'Tee',
    variant: 'Navy, S',
    sku: 'TEE-NS',
    image: null,
    stock,
    state: 'in_stock',
    continueSelling: false,
    onSale: true,
  };
  const server = { row, sent: [] as unknown[], refusal: null as number | null };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    if (url.endsWith('/secure/get/'))
      return Response.json({ user: account('owner'), store: { active, all: [active] } });
    if (url.includes(`/stock/${variantId}/history/`))
      return Response.json({
        ...server.row,
        changes: [
          {
            id: 1,
            at: '2026-02-02T12:00:00.000Z',
            reason: 'damaged',
            note: 'Wet boxes',
            by: 'Olive Owner',
            from: 15,
            to: 12,
            order: null,
          },
        ],
        next: null,
        orders: [{ id: 3, number: 'DEMO-3', at: '2026-02-01T12:00:00.000Z', quantity: 2 }],
        ordersSearched: 1000,
      });
    if (url.includes(`/stock/${variantId}/`)) {
      server.sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
      if (server.refusal !== null) {
        server.row.stock = server.refusal;
        server.refusal = null;
        const message = 'The stock has changed meanwhile';
        return Response.json(
          { message, errors: [{ field: 'expected', message }], code: 'conflict' },
          { status: 409 },
        );
      }
      const { to, by } = Object(server.sent.at(-1));
      server.row.stock = by === undefined ? to : Number(server.row.stock) + by;
      return Response.json(server.row);
    }
    return Response.json(url.includes('/stock/') ? { items: [server.row], next: null } : {});
  };
  return Object.assign(server, { fetch });
}

function open(server: ReturnType<typeof fakeServer>, path = '/dashboard/stock/'): void {
  const store = createOmnisStore({
    app: 'dashboard',
    fetch: (input, init) => server.fetch(input, init),
    showSnackbar: snackbars.show,
  });
  const router = createMemoryRouter(routes(store), { initialEntries: [path] });
  render(
    <Provider store={store}>
      <LinkProvider component={AppLink}>
        <SnackbarProvider store={snackbars}>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </LinkProvider>
    </Provider>,
  );
}

const units = async (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Units of Tee, Navy, S' }, { timeout: 15_000 });
const save = () => screen.getByRole('button', { name: 'Save units of Tee, Navy, S' });

describe('the page of stock', () => {
  it('units are saved as they were counted, with the number that was read', async () => {
    const server = fakeServer(12);
    open(server);
    const field = await units();
    expect(field.value).toBe('12');
    fireEvent.change(field, { target: { value: '1.5' } });
    expect(screen.getByText('Enter a whole number')).toBeDefined();
    fireEvent.change(field, { target: { value: '20' } });
    fireEvent.click(save());
    await waitFor(() => expect(server.sent).toEqual([{ to: 20, expected: 12, reason: 'counted' }]));
    expect(await screen.findByText('Tee, Navy, S: 20')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('a refused number is sent again with the stock that has come meanwhile', async () => {
    const server = fakeServer(12);
    server.refusal = 3;
    open(server);
    const field = await units();
    fireEvent.change(field, { target: { value: '10' } });
    fireEvent.click(save());
    expect(await screen.findByText('The stock has changed meanwhile')).toBeDefined();
    await waitFor(() => expect(server.row.stock).toBe(3));
    expect(field.value).toBe('10');
    await waitFor(() => {
      fireEvent.click(save());
      expect(server.sent.at(-1)).toEqual({ to: 10, expected: 3, reason: 'counted' });
    });
  });

  it('units are removed with a reason, as a change that counts beside others', async () => {
    const server = fakeServer(12);
    open(server);
    await units();
    fireEvent.click(screen.getByRole('button', { name: 'Adjust stock of Tee, Navy, S' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust stock' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save stock' }));
    expect(await dialog.findByText('Enter a whole number from 1')).toBeDefined();
    fireEvent.change(dialog.getByLabelText('Action'), { target: { value: 'remove' } });
    fireEvent.change(dialog.getByRole('spinbutton'), { target: { value: '2' } });
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'damaged' } });
    expect(dialog.getByText('12 in stock now, 10 afterwards')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Save stock' }));
    await waitFor(() => expect(server.sent).toEqual([{ by: -2, reason: 'damaged', note: '' }]));
    expect(await screen.findByText('Tee, Navy, S: 10')).toBeDefined();
  });

  it('a variant that is made to order is not adjusted by units', async () => {
    open(fakeServer(null));
    expect((await units()).value).toBe('');
    const adjust = screen.getByRole('button', { name: 'Adjust stock of Tee, Navy, S' });
    expect(adjust.hasAttribute('disabled')).toBe(true);
  });

  it('the history shows who changed it and why, and the orders that hold units', async () => {
    open(fakeServer(12), `/dashboard/stock/${variantId}/`);
    const changes = within(await screen.findByRole('region', { name: 'Changes' }, { timeout: 15_000 }));
    for (const text of ['Damaged', 'Wet boxes', '15 → 12', '−3'])
      expect(changes.getByText(text)).toBeDefined();
    const orders = within(screen.getByRole('region', { name: 'Orders' }));
    expect(orders.getByRole('link', { name: 'DEMO-3' }).getAttribute('href')).toBe('/dashboard/orders/3/');
    expect(orders.getByText('−2')).toBeDefined();
  });
});
