import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer, paidOrder, staffSession, type FakeServer } from '../testing/fake-server.ts';
import { button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  // Pages are loaded when first opened; here before the clock of a test runs.
  await Promise.all([
    import('../shell/shell-route.tsx'),
    import('../orders/orders-route.tsx'),
    import('../order/order-route.tsx'),
  ]);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

const moves = (server: FakeServer) => server.sent.filter(({ url }) => url.pathname.endsWith('/status/'));

describe('the queue', () => {
  it('AT22 lists the orders that its address asks for, and keeps a change in the address', async () => {
    const { server, router } = openAtlas('/?store=20&sort=newest');
    const link = (await find('#10007')).closest('a');
    expect(link?.getAttribute('href')).toBe('/orders/7/');
    const row = within(link!.closest('tr')!);
    for (const text of ['Paid', 'Fieldnotes', 'Ada Okafor', 'United Kingdom', '£44.50', '30 h']) {
      expect(row.getByText(text)).toBeTruthy();
    }
    const asked = server.sent.find(({ url }) => url.pathname.endsWith('/atlas/orders/'))?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ status: 'open', store: '20', sort: 'newest' });
    fireEvent.click(button('Paid'));
    await waitFor(() => expect(router.state.location.search).toBe('?status=paid&store=20&sort=newest'));
    await waitFor(() => expect(button('Paid').getAttribute('aria-pressed')).toBe('true'));
  });

  it('AT23 goes from row to row by key', async () => {
    openAtlas('/');
    const link = (await find('#10007')).closest('a');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(link);
  });
});

describe('an order', () => {
  it('AT24 is moved to its next step, from the status that the page shows', async () => {
    const { server } = openAtlas('/orders/7/');
    await find('#10007');
    fireEvent.click(button('Move to processing'));
    await find('Order #10007 is now processing');
    expect(moves(server).map(({ body }) => body)).toEqual([
      { status: 'processing', from: 'paid', reason: '' },
    ]);
    await waitFor(() => expect(screen.queryByText('Move to processing')).toBeNull());
  });

  it('AT25 explains that somebody else moved it, and shows how it is by now at once', async () => {
    const server = fakeServer();
    openAtlas('/orders/7/', server);
    await find('#10007');
    server.order = {
      ...paidOrder,
      status: 'packing',
      nextStatuses: [{ status: 'complete', reasonRequired: false, backwards: false }],
    };
    server.refuseMove = Response.json(
      { message: 'The order is packing now', errors: [], code: 'conflict' },
      { status: 409 },
    );
    fireEvent.click(button('Move to processing'));
    expect((await find('The order is packing now')).closest('[role="alert"]')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Packing').length).toBeGreaterThan(1));
    // A second press was meant for the step that is gone: nothing moves before the notice was seen.
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(screen.queryByText(/^Move to/)).toBeNull();
    expect(moves(server)).toHaveLength(1);
    server.refuseMove = null;
    fireEvent.click(button('Got it'));
    await waitFor(() => expect(screen.queryByText('The order is packing now')).toBeNull());
    fireEvent.click(button('Move to complete'));
    // No parcel was noted, so it asks first.
    const asked = within(await screen.findByRole('dialog'));
    fireEvent.click(asked.getByRole('button', { name: 'Move to complete' }));
    await find('Order #10007 is now complete');
    expect(moves(server)[1]?.body).toEqual({ status: 'complete', from: 'packing', reason: '' });
  });

  it('AT26 is refunded only with a reason', async () => {
    const { server } = openAtlas('/orders/7/');
    await find('#10007');
    fireEvent.click(button('More'));
    fireEvent.click(await find('Move to refunded'));
    await find('Refund order #10007');
    fireEvent.click(button('Refund £44.50'));
    await find('This field is required');
    expect(moves(server)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Creased print ' } });
    fireEvent.click(button('Refund £44.50'));
    await find('Order #10007 is now refunded');
    expect(moves(server)[0]?.body).toEqual({ status: 'refunded', from: 'paid', reason: 'Creased print' });
  });

  it('AT27 cannot be moved by those who may only look', async () => {
    const server = fakeServer();
    const { user } = staffSession;
    server.session = { ...staffSession, user: user && { ...user, permissions: ['orders.view'] } };
    openAtlas('/orders/7/', server);
    await find('You can view orders but not move them.');
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(screen.queryByText('More')).toBeNull();
    expect(moves(server)).toEqual([]);
  });

  it.each(['/orders/8/', '/orders/x/', '/nowhere/'])('AT28 %s says that nothing is there', async (path) => {
    openAtlas(path);
    expect(await find('There is nothing at this address')).toBeTruthy();
  });
});
