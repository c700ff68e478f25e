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

const sentTo = (server: FakeServer, method: string) =>
  server.sent.filter((sent) => sent.method === method && sent.url.pathname.includes('/parcels/'));

const open = 'Save a tracking number for later';

/** Types a number into the open dialog, and saves it. */
function save(code: string): void {
  fireEvent.change(screen.getByLabelText('Tracking number'), { target: { value: code } });
  fireEvent.click(button('Save tracking number'));
}

describe('the tracking numbers of an order', () => {
  it('are saved with their carrier, and taken off after a question', async () => {
    const { server } = openAtlas('/orders/7/');
    await find(open);
    fireEvent.click(button(open));
    save('');
    await find('This field is required');
    expect(sentTo(server, 'POST')).toEqual([]);
    save('QX12');
    await find('Tracking number QX12 saved');
    expect(sentTo(server, 'POST').map(({ body }) => body)).toEqual([{ carrier: 'royal_mail', code: 'QX12' }]);

    fireEvent.click(await screen.findByLabelText('Remove tracking number QX12'));
    expect(sentTo(server, 'DELETE')).toEqual([]);
    await find('Remove tracking number QX12?');
    fireEvent.click(button('Remove tracking number'));
    await find('Tracking number QX12 removed');
    expect(sentTo(server, 'DELETE').map(({ url }) => url.pathname.split('/').at(-2))).toEqual(['QX12']);
  });

  it('leave ahead of the rest, as they are noted or later', async () => {
    const server = fakeServer();
    server.order = { ...server.order, status: 'processing', percentComplete: 40 };
    openAtlas('/orders/7/', server);
    await find(open);
    fireEvent.click(button(open));
    save('QX12');
    fireEvent.click(await screen.findByLabelText('Mark as sent: parcel QX12'));
    await find('We’ve told the customer that parcel QX12 is on its way');
    expect(sentTo(server, 'POST').map(({ body }) => body)).toEqual([
      { carrier: 'royal_mail', code: 'QX12' },
      { carrier: 'royal_mail', code: 'QX12', sent: true },
    ]);
    await waitFor(() => expect(screen.queryByText('Mark as sent')).toBeNull());
    fireEvent.click(button(open));
    fireEvent.click(await screen.findByLabelText(/Mark it as sent now, ahead of the rest/u));
    save('QX13');
    await find('Tracking number QX13 saved');
    expect(sentTo(server, 'POST').at(-1)?.body).toEqual({ carrier: 'royal_mail', code: 'QX13', sent: true });
  });

  it('are only looked at by those who may not move orders', async () => {
    const server = fakeServer();
    const { user } = staffSession;
    server.session = { ...staffSession, user: user && { ...user, permissions: ['orders.view'] } };
    server.order = { ...server.order, trackingCodes: [{ code: 'QX12', carrier: 'evri', url: null }] };
    openAtlas('/orders/7/', server);
    await find(/QX12/u);
    expect(screen.getByText(/Evri QX12/u)).toBeTruthy();
    expect(screen.queryByText(open)).toBeNull();
    expect(screen.queryByText('Remove')).toBeNull();
  });
});
