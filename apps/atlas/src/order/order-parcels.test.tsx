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

describe('the parcels of an order', () => {
  it('are noted with their carrier, and taken off after a question', async () => {
    const { server } = openAtlas('/orders/7/');
    await find('No parcels yet.');
    fireEvent.click(button('Add parcel'));
    await find('This field is required');
    expect(sentTo(server, 'POST')).toEqual([]);
    fireEvent.change(screen.getByLabelText('Parcel number'), { target: { value: 'QX12' } });
    fireEvent.click(button('Add parcel'));
    await find('Parcel QX12 added');
    expect(sentTo(server, 'POST').map(({ body }) => body)).toEqual([{ carrier: 'royal_mail', code: 'QX12' }]);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Parcel number').value).toBe(''));

    fireEvent.click(await screen.findByRole('button', { name: 'Remove parcel QX12' }));
    expect(sentTo(server, 'DELETE')).toEqual([]);
    await find('Remove parcel QX12?');
    fireEvent.click(button('Remove parcel'));
    await find('No parcels yet.');
    expect(sentTo(server, 'DELETE').map(({ url }) => url.pathname.split('/').at(-2))).toEqual(['QX12']);
  });

  it('leave ahead of the rest, as they are noted or later', async () => {
    const server = fakeServer();
    server.order = { ...server.order, status: 'processing', percentComplete: 40 };
    openAtlas('/orders/7/', server);
    await find('No parcels yet.');
    fireEvent.change(screen.getByLabelText('Parcel number'), { target: { value: 'QX12' } });
    fireEvent.click(button('Add parcel'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as sent: parcel QX12' }));
    await find('We’ve told the customer that parcel QX12 is on its way');
    expect(sentTo(server, 'POST').map(({ body }) => body)).toEqual([
      { carrier: 'royal_mail', code: 'QX12' },
      { carrier: 'royal_mail', code: 'QX12', sent: true },
    ]);
    await waitFor(() => expect(screen.queryByText('Mark as sent')).toBeNull());
    fireEvent.change(screen.getByLabelText('Parcel number'), { target: { value: 'QX13' } });
    fireEvent.click(screen.getByLabelText(/Mark it as sent now, ahead of the rest/u));
    fireEvent.click(button('Add parcel'));
    await find('Parcel QX13 added');
    expect(sentTo(server, 'POST').at(-1)?.body).toEqual({ carrier: 'royal_mail', code: 'QX13', sent: true });
  });

  it('are only looked at by those who may not move orders', async () => {
    const server = fakeServer();
    const { user } = staffSession;
    server.session = { ...staffSession, user: user && { ...user, permissions: ['orders.view'] } };
    server.order = { ...server.order, trackingCodes: [{ code: 'QX12', carrier: 'evri', url: null }] };
    openAtlas('/orders/7/', server);
    await find('QX12');
    expect(screen.getByText('Evri')).toBeTruthy();
    expect(screen.queryByText('Add parcel')).toBeNull();
    expect(screen.queryByText('Remove')).toBeNull();
  });
});
