import { storeFrontApi } from '@omnis/api-client';
import type { StoreCore } from '@omnis/contract';
import { describe, expect, it } from 'vitest';
import {
  createOmnisStore,
  createPageStore,
  currencyChosen,
  seedQueries,
  selectCurrency,
  selectFavouriteCount,
  type SeedEntry,
} from './index.ts';

const core = (...codes: string[]): SeedEntry => ({
  endpointName: 'storeCoreData',
  arg: undefined,
  value: { state: { currencies: codes.map((code) => ({ code })) } } as StoreCore,
});

describe('the store of a page', () => {
  it('ST11 holds what a store holds that was seeded with the same', () => {
    const entries = [core('EUR', 'GBP')];
    const whole = createOmnisStore({
      app: 'storefront',
      preloaded: { currency: { chosen: 'GBP', available: null } },
    });
    seedQueries(whole, entries);
    const page = createPageStore({ chosen: 'GBP', entries }).getState();
    const { api: pageApi, ...rest } = page;
    const { api: wholeApi, ...others } = whole.getState();
    expect(rest).toEqual(others);
    expect(Object.keys(pageApi.queries)).toEqual(Object.keys(wholeApi.queries));
    expect(storeFrontApi.endpoints.storeCoreData.select(undefined)(page)).toMatchObject({
      isSuccess: true,
      data: { state: { currencies: [{ code: 'EUR' }, { code: 'GBP' }] } },
    });
    expect(selectCurrency(page)).toBe('GBP');
    expect(selectFavouriteCount(page)).toBe(0);
  });

  it('ST11 shares nothing with another page, whatever is dispatched', () => {
    const one = createPageStore({ chosen: null, entries: [core('EUR')] });
    const two = createPageStore({ chosen: 'USD', entries: [] });
    const before = two.getState();
    one.dispatch(currencyChosen('JPY'));
    expect(selectCurrency(one.getState())).toBe('EUR');
    expect(two.getState()).toBe(before);
    expect(selectCurrency(two.getState())).toBe('USD');
    expect(storeFrontApi.endpoints.storeCoreData.select(undefined)(two.getState()).data).toBeUndefined();
    expect(createPageStore({ chosen: null, entries: [] }).getState().currency.chosen).toBeNull();
  });

  it('ST11 writes an answer once for all pages that have read it before the same', () => {
    const [euro, pound] = [core('EUR'), core('GBP')];
    const pages: SeedEntry = { endpointName: 'pagesList', arg: {} as never, value: { pages: [] } as never };
    const state = (chosen: 'USD' | null, entries: SeedEntry[]) =>
      createPageStore({ chosen, entries }).getState();
    const first = state(null, [euro, pages]);
    expect(state(null, [{ ...euro }, { ...pages }])).toBe(first);
    expect(state('USD', [euro, pages])).not.toBe(first);
    expect(state('USD', [euro]).currency.chosen).toBe('USD');
    expect(state(null, [pound, pages])).not.toBe(first);
    expect(selectCurrency(state(null, [pound, pages]))).toBe('GBP');
    expect(selectCurrency(first)).toBe('EUR');
  });

  it('ST11 tells the same answer to two questions apart', () => {
    const value = { items: [] } as never;
    const listed = (collection: string): SeedEntry => ({
      endpointName: 'productsList',
      arg: { collection } as never,
      value,
    });
    const { api } = createPageStore({
      chosen: null,
      entries: [listed('a'), listed('b'), listed('a')],
    }).getState();
    expect(Object.keys(api.queries)).toHaveLength(2);
  });
});
