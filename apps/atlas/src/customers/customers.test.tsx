import type { AtlasCustomer, AtlasCustomerRow } from '@omnis/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

const row: AtlasCustomerRow = {
  id: '0190a3c2-1f6e-7c11-9a53-6d1d1f6b0001',
  email: 'ada@mail.example',
  firstName: 'Ada',
  lastName: 'Okafor',
  company: 'Harbour Print',
  country: 'GB',
  orders: 2,
  spent: 89,
  lastOrderAt: '2026-11-06T09:00:00Z',
  consent: null,
  leadStatus: null,
  tags: ['Trade'],
  hasAccount: false,
  createdAt: '2026-01-06T09:00:00Z',
  division: 20,
  storeName: 'Fieldnotes',
  currency: 'GBP',
};
const ada: AtlasCustomer = {
  ...row,
  phone: '',
  mobile: '',
  username: '',
  internal: false,
  jobTitle: 'Printer',
  website: '',
  tiktok: '',
  twitter: '',
  youtube: '',
  facebook: '',
  linkedin: '',
  instagram: '',
  potentialValue: null,
  requestTerms: false,
  services: [],
  industries: [],
  address: null,
  version: 4,
  emails: ['ada@mail.example'],
  account: null,
  stores: [],
  addresses: [],
  subscriptions: [],
  notes: [],
  statusJourney: [],
  latestOrders: [],
};

function server(permissions: readonly string[]) {
  return answering(permissions, {
    '/atlas/customers/': () => Response.json({ items: [row], next: null, currency: 'GBP' }),
    [`/atlas/customers/20/${ada.id}/`]: ({ method, body }) =>
      Response.json(method === 'PATCH' ? { ...ada, ...Object(body), version: 5 } : ada),
  });
}
const path = `/customers/20/${ada.id}/`;
const changes = ({ sent }: ReturnType<typeof server>) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeAll(async () => {
  // Their code is loaded once, outside of the time of a test.
  await Promise.all([import('./customer-route.tsx'), import('./customers-route.tsx')]);
});
afterEach(cleanup);

describe('issue 37 C: customers for staff', () => {
  it('sends what differs with the version that was read, and says that it is saved', async () => {
    const { server: sent } = openAtlas(path, server(['orders.view', 'orders.edit']));
    await find('Job title');
    fireEvent.change(screen.getByDisplayValue('Printer'), { target: { value: 'Owner' } });
    fireEvent.click(button('Save'));
    await find('Customer saved');
    expect(changes(sent)).toEqual([{ jobTitle: 'Owner', version: 4 }]);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('shows the fields as facts to those who may not edit', async () => {
    openAtlas(path, server(['orders.view']));
    expect(await find('Printer')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByDisplayValue('Printer')).toBeNull();
    for (const text of ['Merge customers', 'Delete customer']) expect(screen.queryByText(text)).toBeNull();
  });

  it('offers the file and a new customer of the store that is chosen, to those who may edit', async () => {
    openAtlas('/customers/?store=20', server(['orders.view', 'orders.edit']));
    await find('Ada Okafor');
    const href = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');
    expect(href('Export')).toBe('/omnis/v3/atlas/customers/20/export/');
    expect(href('Add customer')).toBe('/customers/20/new/');
    cleanup();
    openAtlas('/customers/?store=20', server(['orders.view']));
    await find('Ada Okafor');
    await waitFor(() => expect(screen.queryByText('Export')).toBeNull());
  });
});
