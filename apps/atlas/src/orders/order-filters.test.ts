import { describe, expect, it } from 'vitest';
import {
  changeFilters,
  defaultFilters,
  exportQuery,
  isNarrowed,
  ordersArg,
  readFilters,
  toggleStatus,
  writeFilters,
  type OrderFilters,
} from './order-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of the queue in its address', () => {
  it('AT1 are as the queue opens when the address has none', () => {
    expect(read('')).toEqual(defaultFilters);
    expect(writeFilters(defaultFilters).toString()).toBe('');
  });

  const examples: OrderFilters[] = [
    { ...defaultFilters, status: 'all', page: 3 },
    { ...defaultFilters, status: ['paid', 'label_printed'], store: 12, sort: 'newest' },
    { ...defaultFilters, minAge: 24, maxAge: 72.5, search: 'O’Neil & Söhne #104' },
    { ...defaultFilters, minAge: 0 },
    { ...defaultFilters, payment: 'partially_refunded', look: true },
    { ...defaultFilters, status: 'all', drafts: true },
    { ...defaultFilters, from: '2026-05-01', to: '2026-05-31', min: 10, max: 99.5, tag: 'rush & co' },
    { ...defaultFilters, store: 12, country: 'FR', product: 7 },
  ];
  it.each(examples)('AT2 come back as they were written: %j', (filters) => {
    expect(read(writeFilters(filters).toString())).toEqual(filters);
  });

  it.each([
    'status=nonsense&store=x&minAge=-1&maxAge=abc&sort=up&page=0',
    'status=&store=0&minAge=&maxAge=Infinity&q=&sort=&page=1.5',
    'store=-3&page=-1',
  ])('AT3 leave out what makes no sense: %s', (query) => {
    expect(read(query)).toEqual(defaultFilters);
  });

  it('AT3 keep what makes sense beside what does not, each status once', () => {
    expect(read('status=paid,nonsense,paid,__proto__').status).toEqual(['paid']);
    expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(120);
  });

  it('AT9 forget a product when the store changes, as it belongs to one', () => {
    const one = { ...defaultFilters, store: 12, product: 7 };
    expect(changeFilters(one, { store: 13 }).product).toBeNull();
    expect(changeFilters(one, { look: true }).product).toBe(7);
  });

  it('AT4 begin at the first page whenever they change', () => {
    const third = { ...defaultFilters, page: 3 };
    expect(changeFilters(third, { store: 12 }).page).toBe(1);
    expect(changeFilters(third, { page: 4 }).page).toBe(4);
  });

  it('AT5 ask the server for exactly what they say', () => {
    expect(ordersArg(defaultFilters)).toEqual({
      query: { status: 'open', sort: 'oldest', page: 1, perPage: 50 },
    });
    expect(ordersArg({ ...defaultFilters, status: 'all' })).toEqual({
      query: { sort: 'oldest', page: 1, perPage: 50 },
    });
    const all = read('status=paid,issue&store=12&minAge=0&maxAge=48&q=ada&sort=newest&page=2');
    expect(ordersArg(all)).toEqual({
      query: {
        status: 'paid,issue',
        store: 12,
        minAgeHours: 0,
        maxAgeHours: 48,
        search: 'ada',
        sort: 'newest',
        page: 2,
        perPage: 50,
      },
    });
  });

  it('AT6 take statuses in and out; with none left, the open orders are shown', () => {
    expect(toggleStatus('open', 'paid')).toEqual(['paid']);
    expect(toggleStatus('all', 'paid')).toEqual(['paid']);
    expect(toggleStatus(['paid'], 'issue')).toEqual(['paid', 'issue']);
    expect(toggleStatus(['paid', 'issue'], 'paid')).toEqual(['issue']);
    expect(toggleStatus(['paid'], 'paid')).toBe('open');
  });

  it('AT7 narrow the queue by all but status, sort and page', () => {
    expect(isNarrowed({ ...defaultFilters, status: ['paid'], sort: 'newest', page: 2 })).toBe(false);
    for (const query of ['store=12', 'minAge=0', 'maxAge=1', 'q=a'])
      expect(isNarrowed(read(query))).toBe(true);
  });
});

describe('the file of a store’s orders', () => {
  it('has the filters of the queue, but for its page', () => {
    const filters = { ...defaultFilters, status: 'all' as const, store: 20, tag: 'rush', page: 3 };
    expect(String(exportQuery(filters))).toBe('tag=rush&sort=oldest');
  });

  it('is offered for one store, and not for ages', () => {
    expect(exportQuery(defaultFilters)).toBeNull();
    expect(exportQuery({ ...defaultFilters, store: 20, minAge: 24 })).toBeNull();
  });
});
