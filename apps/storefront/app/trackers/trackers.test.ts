import type { Tracker } from '@omnis/validation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wordsFor } from './calls.ts';
import { wantedTrackers } from './wanted.ts';

/** The address of every script that was asked for; none comes from anywhere. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) asked.push(node.src);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['fbq', '_fbq', 'pintrk', 'snaptr', 'ttq', 'dataLayer'])
    Reflect.deleteProperty(window, name);
});

async function start(...trackers: Tracker[]) {
  const { startTrackers } = await import('./load.ts');
  return startTrackers(trackers);
}
const layer = () => (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>));
const queueOf = (name: string): unknown => Reflect.get(Reflect.get(window, name) as object, 'queue');
const purchase = { name: 'purchase', data: { value: 24, currency: 'GBP' } };
const label = 'AbC-D_efG-h12_34-567';

describe('scripts of others (storefront.md §3 Subdomain plugins)', () => {
  test('of Google are one, whatever it counts for', async () => {
    const tell = await start({ kind: 'ga4', id: 'G-1' }, { kind: 'ads', id: 'AW-1', label });
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
    tell({ name: 'view_item', data: { item: 'tee' } });
    tell(purchase);
    expect(layer().map((words) => words.filter((each) => !(each instanceof Date)))).toEqual([
      ['js'],
      ['config', 'G-1', { send_page_view: false }],
      ['config', 'AW-1', { send_page_view: false }],
      ['event', 'view_item', { item: 'tee', send_to: 'G-1' }],
      ['event', 'purchase', { value: 24, currency: 'GBP', send_to: 'G-1' }],
      ['event', 'conversion', { send_to: `AW-1/${label}`, value: 24, currency: 'GBP' }],
    ]);
  });

  test('of a container find events in the layer', async () => {
    const tell = await start({ kind: 'gtm', id: 'GTM-AB12' });
    tell(purchase);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12']);
    expect(window.dataLayer).toEqual([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { event: 'purchase', value: 24, currency: 'GBP' },
    ]);
  });

  test.each<[Tracker['kind'] & ('meta' | 'pinterest' | 'snapchat'), string, string, unknown[]]>([
    [
      'meta',
      'fbq',
      'https://connect.facebook.net/en_US/fbevents.js',
      [
        ['init', '7'],
        ['track', 'Purchase', purchase.data],
      ],
    ],
    [
      'pinterest',
      'pintrk',
      'https://s.pinimg.com/ct/core.js',
      [['load', '7'], ['page'], ['track', 'checkout', purchase.data]],
    ],
    [
      'snapchat',
      'snaptr',
      'https://sc-static.net/scevent.min.js',
      [
        ['init', '7'],
        ['track', 'PURCHASE', { price: 24, currency: 'GBP' }],
      ],
    ],
  ])('of %s wait in its list until it comes', async (kind, name, src, words) => {
    const tell = await start({ kind, id: '7' });
    tell(purchase);
    tell({ name: 'unheard_of', data: {} });
    expect(asked).toEqual([src]);
    expect(queueOf(name)).toEqual(words);
  });

  test('of Meta finds what its own snippet would have left for it', async () => {
    await start({ kind: 'meta', id: '7' });
    const fbq: unknown = Reflect.get(window, 'fbq');
    expect(Reflect.get(window, '_fbq')).toBe(fbq);
    for (const [name, value] of Object.entries({ push: fbq, version: '2.0', loaded: true }))
      expect(Reflect.get(Object(fbq), name)).toBe(value);
  });

  test('that have come are told at once', async () => {
    const tell = await start({ kind: 'meta', id: '7' });
    const told = vi.fn();
    Reflect.set(Reflect.get(window, 'fbq') as object, 'callMethod', told);
    tell(purchase);
    expect(told).toHaveBeenCalledExactlyOnceWith('track', 'Purchase', purchase.data);
  });

  test('of TikTok too', async () => {
    const tell = await start({ kind: 'tiktok', id: 'ABC' });
    tell(purchase);
    expect(asked).toEqual(['https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=ABC&lib=ttq']);
    expect(Reflect.get(window, 'ttq')).toMatchObject({
      _i: { ABC: { _u: 'https://analytics.tiktok.com/i18n/pixel/events.js' } },
    });
    expect([...(Reflect.get(window, 'ttq') as unknown[])]).toEqual([
      ['track', 'CompletePayment', purchase.data],
    ]);
  });

  test('of Google stay away where its flag is off (platform.md §1)', () => {
    const plugins = {
      analytics: { ga_tracking_id: 'GTM-AB12', measurement_id: 'G-AB12CD34EF' },
      'tracking-pixel': { pixel: '123456789012345' },
    };
    const kinds = () => wantedTrackers(plugins).map(({ kind }) => kind);
    expect(kinds()).toEqual(['ga4', 'gtm', 'meta']);
    history.replaceState(null, '', '/?feature-gtm=0');
    expect(kinds()).toEqual(['meta']);
    history.replaceState(null, '', '/');
  });

  test('are told of goods in the words of each', () => {
    const tee = { id: '7', name: 'Tee', variant: 'Navy / L', price: 24.1, quantity: 2 };
    const mug = { id: '8', name: 'Mug', variant: '', price: 9.5, quantity: 1 };
    const sale = { currency: 'GBP', goods: [tee, mug] };
    const adding = { name: 'add_to_cart', data: { quantity: 3 }, sale };
    const bought = { ...purchase, sale: { ...sale, order: '21-1' } };
    const items = [
      { item_id: '7', item_name: 'Tee', item_variant: 'Navy / L', price: 24.1, quantity: 2 },
      { item_id: '8', item_name: 'Mug', price: 9.5, quantity: 1 },
    ];
    const sum = { value: 57.7, currency: 'GBP' };
    expect(wordsFor({ kind: 'ga4', id: 'G-1' }, adding)).toEqual([
      'event',
      'add_to_cart',
      { quantity: 3, ...sum, items, send_to: 'G-1' },
    ]);
    // The amount paid, with delivery, and not the total of its goods.
    expect(wordsFor({ kind: 'ga4', id: 'G-1' }, bought)).toEqual([
      'event',
      'purchase',
      { ...purchase.data, transaction_id: '21-1', items, send_to: 'G-1' },
    ]);
    expect(wordsFor({ kind: 'gtm', id: 'GTM-AB12' }, bought)).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ...purchase.data,
        ecommerce: { ...purchase.data, transaction_id: '21-1', items },
      },
    ]);
    expect(wordsFor({ kind: 'ads', id: 'AW-1', label }, bought)).toEqual([
      'event',
      'conversion',
      { send_to: `AW-1/${label}`, ...purchase.data, transaction_id: '21-1' },
    ]);
    const contents = (kind: 'meta' | 'pinterest' | 'tiktok' | 'snapchat') =>
      wordsFor({ kind, id: '7' }, bought)?.[2];
    expect(contents('meta')).toEqual({
      ...purchase.data,
      content_type: 'product',
      content_ids: ['7', '8'],
      contents: [
        { id: '7', quantity: 2 },
        { id: '8', quantity: 1 },
      ],
    });
    expect(contents('pinterest')).toMatchObject({
      order_id: '21-1',
      order_quantity: 3,
      line_items: [{ product_id: '7', product_quantity: 2 }, { product_id: '8' }],
    });
    expect(contents('tiktok')).toMatchObject({
      contents: [{ content_id: '7', content_type: 'product', price: 24.1, quantity: 2 }, { content_id: '8' }],
    });
    expect(contents('snapchat')).toEqual({
      price: 24,
      currency: 'GBP',
      transaction_id: '21-1',
      item_ids: ['7', '8'],
      number_items: 3,
    });
  });

  test('of Google find a search and a title by its names for them', () => {
    const told = (name: string, data: Readonly<Record<string, string>>) =>
      wordsFor({ kind: 'ga4', id: 'G-1' }, { name, data })?.[2];
    expect(told('search', { term: 'fox' })).toMatchObject({ search_term: 'fox' });
    expect(told('page_view', { title: 'Home' })).toMatchObject({ page_title: 'Home' });
  });

  test('hear no more of a visitor than what happened, and its sum', () => {
    for (const kind of ['meta', 'pinterest', 'snapchat', 'tiktok'] as const)
      expect(wordsFor({ kind, id: '7' }, { name: 'search', data: { term: 'a name' } })).toEqual([
        'track',
        expect.any(String),
        {},
      ]);
    expect(wordsFor({ kind: 'ads', id: 'AW-1', label: '' }, purchase)).toBeNull();
    expect(wordsFor({ kind: 'ads', id: 'AW-1', label }, { name: 'view_item', data: {} })).toBeNull();
  });
});
