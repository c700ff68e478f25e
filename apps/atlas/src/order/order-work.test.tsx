import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer, staffSession, type FakeServer } from '../testing/fake-server.ts';
import { button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  // Pages are loaded when first opened; here before the clock of a test runs.
  await Promise.all([import('../shell/shell-route.tsx'), import('./order-route.tsx')]);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

const all = ['orders.view', 'orders.advance', 'orders.edit', 'orders.refund', 'labels.print'];

function serverFor(permissions: readonly string[]): FakeServer {
  const server = fakeServer();
  const { user } = staffSession;
  server.session = { ...staffSession, user: user && { ...user, permissions: [...permissions] } };
  server.order = {
    ...server.order,
    mails: [
      {
        id: 3,
        kind: 'order.confirmation',
        subject: 'Thanks for your order',
        to: 'ada@mail.example',
        time: '2026-11-06T09:02:00Z',
      },
    ],
    fulfilment: { ...server.order.fulfilment, left: [{ id: 'l1', quantity: 2 }] },
  };
  return server;
}

const sentTo = (server: FakeServer, end: string): unknown[] =>
  server.sent.filter(({ url }) => url.pathname.endsWith(`/atlas/orders/7/${end}`)).map(({ body }) => body);

describe('staff on the page of an order (platform.md §1, §6)', () => {
  it('write a note and tags, and the history says who', async () => {
    const server = serverFor(all);
    openAtlas('/orders/7/', server);
    await find('Add note');
    fireEvent.change(screen.getByLabelText(/^Note/u), { target: { value: 'Call first' } });
    fireEvent.click(button('Add note'));
    await find('Call first');
    await waitFor(() => expect(screen.getByText(/· Mina Holt/u)).toBeTruthy());
    fireEvent.change(screen.getByLabelText('Add tags'), { target: { value: 'rush' } });
    fireEvent.click(button('Add'));
    await find('Tag added: rush');
    expect(sentTo(server, 'notes/')).toEqual([
      { text: 'Call first', addTags: [], removeTags: [] },
      { text: '', addTags: ['rush'], removeTags: [] },
    ]);
  });

  it('send an email of the order again', async () => {
    const server = serverFor(all);
    openAtlas('/orders/7/', server);
    await find('Thanks for your order');
    fireEvent.click(button('Send again'));
    fireEvent.click(await find('Send email'));
    await waitFor(() => expect(sentTo(server, 'mails/')).toEqual([{ mail: 3, to: 'ada@mail.example' }]));
    await find('The email is on its way to ada@mail.example');
  });

  it('cancel the order with its items back in stock, after a dialog that says what goes back', async () => {
    const server = serverFor(all);
    openAtlas('/orders/7/', server);
    await find('Cancel order');
    fireEvent.click(button('Cancel order'));
    await find(/£44\.50 will be refunded to Ada Okafor/u);
    fireEvent.change(screen.getByLabelText(/^Reason/u), { target: { value: 'Sold out' } });
    const [, confirm] = screen.getAllByText('Cancel order').flatMap((each) => each.closest('button') ?? []);
    fireEvent.click(confirm!);
    await waitFor(() => expect(sentTo(server, 'cancel/')).toEqual([{ reason: 'Sold out', restock: true }]));
  });

  it('send some items of the order with a carrier and a number', async () => {
    const server = serverFor(all);
    openAtlas('/orders/7/', server);
    await find('Fulfil items');
    fireEvent.click(button('Fulfil items'));
    fireEvent.change(await screen.findByLabelText('Heavyweight tee, Navy, M'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText(/^Tracking number/u), { target: { value: 'D1' } });
    const confirm = screen.getAllByText('Fulfil items').flatMap((each) => each.closest('button') ?? []);
    fireEvent.click(confirm.at(-1)!);
    await waitFor(() =>
      expect(sentTo(server, 'fulfilments/')).toEqual([
        { lines: [{ id: 'l1', quantity: 1 }], carrier: 'royal_mail', code: 'D1', url: '', notify: true },
      ]),
    );
  });

  it('open the packing slip with the right to print labels', async () => {
    openAtlas('/orders/7/', serverFor(all));
    const slip = (await find('Packing slip')).closest('a');
    expect(slip?.getAttribute('href')).toBe('/omnis/v3/atlas/orders/7/packing-slip.pdf');
  });

  it('ask for the rights that they do not have', async () => {
    const server = serverFor(['orders.view']);
    openAtlas('/orders/7/', server);
    await find('Packing slip');
    for (const text of ['Packing slip', 'Cancel order', 'Fulfil items', 'Send again', 'Add note', 'Add tags'])
      expect(button(text).getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(button('Packing slip'));
    await find(/Print the packing slips of orders/u);
  });
});

describe('staff who complete an order', () => {
  it('are asked before it leaves without a parcel', async () => {
    const server = serverFor(all);
    server.order = {
      ...server.order,
      status: 'packing',
      nextStatuses: [{ status: 'complete', reasonRequired: false, backwards: false }],
    };
    openAtlas('/orders/7/', server);
    await find('Move to complete');
    fireEvent.click(button('Move to complete'));
    await find(/This order has no parcel/u);
    expect(sentTo(server, 'status/')).toEqual([]);
  });
});

describe('orders of the queue', () => {
  it('are selected, and their packing slips are one file', async () => {
    openAtlas('/', serverFor(all));
    fireEvent.click(await screen.findByLabelText('Select order #10007', {}, { timeout: 15_000 }));
    await find('1 order selected');
    const link = (await find('Print packing slips')).closest('a');
    expect(link?.getAttribute('href')).toBe('/omnis/v3/atlas/orders/packing-slips.pdf?ids=7');
    fireEvent.click(screen.getByLabelText('Clear selection'));
    expect(screen.queryByText('Print packing slips')).toBeNull();
  });
});
