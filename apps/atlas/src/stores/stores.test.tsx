import type { ReviewedStore, StoreProject } from '@omnis/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

const open: ReviewedStore = {
  division: 20,
  name: 'Fieldnotes',
  host: 'demo.localhost:3000',
  plan: 'pro',
  state: 'open',
  review: null,
  isVip: false,
  isFraud: false,
  managed: false,
  demographic: null,
  chatChannels: ['live-chat', 'phone'],
  paymentInterval: null,
  integrationType: null,
};
const shut: ReviewedStore = {
  ...open,
  division: 21,
  name: 'Saltmarsh',
  host: 'salt.localhost:3000',
  state: 'under-review',
  review: { since: '2026-11-20T09:00:00Z', reason: 'A name that is not theirs', by: 'Ines Okoro' },
};
const page = (items: readonly ReviewedStore[]) =>
  Response.json({ items, total: items.length, page: 1, perPage: 50, underReview: 1 });

/** A server with two stores, one of them under review. */
function server(answer: () => Response = () => Response.json(shut)) {
  return answering(['stores.review'], {
    '/atlas/stores/reviews/': () => page([open, shut]),
    '/review/': answer,
  });
}
const reviews = ({ sent }: ReturnType<typeof server>) =>
  sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.pathname, body]);

beforeAll(async () => {
  await Promise.all([import('../shell/shell-route.tsx'), import('./stores-route.tsx')]);
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

describe('stores', () => {
  it('AT46 are put under review with a reason, and with nothing else', async () => {
    const { server: fake } = openAtlas('/stores/', server());
    await find('demo.localhost:3000');
    fireEvent.click(button('Put under review…'));
    await find('Put Fieldnotes under review?');
    fireEvent.click(button('Put under review'));
    await find('This field is required');
    expect(reviews(fake)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Reason', { selector: 'textarea' }), {
      target: { value: 'A copied design' },
    });
    fireEvent.click(button('Put under review'));
    await find('Fieldnotes is under review');
    expect(reviews(fake)).toEqual([
      ['/omnis/v3/atlas/stores/20/review/', { underReview: true, reason: 'A copied design' }],
    ]);
  });

  it('AT46 have their review lifted, with a note or without', async () => {
    const { server: fake } = openAtlas('/stores/', server());
    expect(await find('A name that is not theirs')).toBeTruthy();
    expect(screen.getByText(/^Ines Okoro/)).toBeTruthy();
    fireEvent.click(button('Lift review…'));
    await find('Lift the review of Saltmarsh?');
    fireEvent.click(button('Lift review'));
    await find('Saltmarsh is no longer under review');
    expect(reviews(fake)).toEqual([
      ['/omnis/v3/atlas/stores/21/review/', { underReview: false, reason: '' }],
    ]);
  });

  it('AT46 say in the dialog why they were refused', async () => {
    const message = 'This store is under review already';
    const refusal = () => Response.json({ message, errors: [], code: 'conflict' }, { status: 409 });
    openAtlas('/stores/', server(refusal));
    await find('demo.localhost:3000');
    fireEvent.click(button('Put under review…'));
    fireEvent.change(await screen.findByLabelText('Reason', { selector: 'textarea' }), {
      target: { value: 'A copied design' },
    });
    fireEvent.click(button('Put under review'));
    expect((await find(message)).closest('[role="alert"]')).toBeTruthy();
  });

  it('AT47 are searched by what the address says, and shown only to who may review them', async () => {
    const { server: fake, router } = openAtlas('/stores/?search=salt&state=under-review', server());
    await find('Saltmarsh');
    const asked = fake.sent.find(({ url }) => url.pathname.endsWith('/reviews/'))?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ search: 'salt', state: 'under-review' });
    fireEvent.change(screen.getByLabelText('Search by name or address'), { target: { value: 'field' } });
    await waitFor(() => expect(router.state.location.search).toBe('?search=field&state=under-review'));
    cleanup();
    openAtlas('/stores/', answering([], {}));
    await find('Stores need a permission');
  });
});

describe('one store (platform.md §3 Project)', () => {
  const project: StoreProject = {
    ...open,
    active: true,
    closure: null,
    fraudReason: '',
    hash: 'a1b2',
    promoUrl: '',
    betas: [],
    version: 4,
  };
  const opened = (store: StoreProject, permissions = ['stores.review', 'stores.manage']) =>
    openAtlas(
      '/stores/20/',
      answering(permissions, {
        '/project/': ({ method }) => Response.json(method === 'PATCH' ? { ...store, version: 5 } : store),
        '/visit/': () => Response.json({ url: 'https://demo.example/?omnis-pass=x' }),
      }),
    ).server;
  const changes = (fake: { readonly sent: readonly { readonly method: string; readonly body: unknown }[] }) =>
    fake.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  it('isVip, managed, isFraud, demographic, chatChannels, paymentInterval, integrationType, promoUrl, betas are saved', async () => {
    const fake = opened({ ...project, demographic: 'artist', paymentInterval: 'weekly' });
    fireEvent.click(await screen.findByLabelText(/^VIP/, {}, { timeout: 15_000 }));
    fireEvent.click(screen.getByLabelText(/^Managed by us/));
    fireEvent.click(screen.getByLabelText(/^Fraud suspected/));
    fireEvent.change(screen.getByLabelText('Reason for the suspicion', { selector: 'textarea' }), {
      target: { value: 'Cards' },
    });
    fireEvent.click(screen.getByLabelText(/^Phone/));
    fireEvent.click(screen.getByLabelText(/^Compare pictures/));
    fireEvent.change(screen.getByLabelText(/^Promotion page/), {
      target: { value: 'https://promo.example/field' },
    });
    fireEvent.click(button('Save store'));
    await find('Store saved');
    expect(changes(fake)).toEqual([
      {
        version: 4,
        isVip: true,
        managed: true,
        isFraud: true,
        fraudReason: 'Cards',
        demographic: 'artist',
        paymentInterval: 'weekly',
        integrationType: null,
        chatChannels: ['live-chat'],
        promoUrl: 'https://promo.example/field',
        betas: ['compare-pictures'],
      },
    ]);
  });

  it('active: is switched off with a reason, and on without', async () => {
    const fake = opened(project);
    fireEvent.click((await find('Switch off…')).closest('button')!);
    await find('Switch Fieldnotes off?');
    fireEvent.click(button('Switch off'));
    await find('This field is required');
    fireEvent.change(screen.getByLabelText('Reason', { selector: 'textarea' }), {
      target: { value: 'Unpaid' },
    });
    fireEvent.click(button('Switch off'));
    await find('Fieldnotes is switched off');
    expect(changes(fake)).toEqual([{ version: 4, active: false, closureReason: 'Unpaid' }]);
  });

  it('is read by those who may not change it', async () => {
    opened({ ...project, isVip: true, demographic: 'school', betas: ['compare-pictures'] }, [
      'stores.review',
    ]);
    expect(await find('School')).toBeTruthy();
    expect(screen.getByText('Compare pictures')).toBeTruthy();
    expect(screen.queryByText('Save store')).toBeNull();
  });
});
