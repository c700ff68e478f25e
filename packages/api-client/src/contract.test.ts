import { calls, type CallName } from '@omnis/contract';
import { paths } from '@omnis/contract/paths';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as client from './index.ts';
import type { CallArg } from './index.ts';

const camel = (name: string) => name.replace(/\.(\w)/, (_match, letter: string) => letter.toUpperCase());
const postQueries = new Set<string>([
  'checkout.quote',
  'products.fetch',
  'models.fetch',
  'dashboard.previewCollection',
  'dashboard.priceDraft',
  'atlas.priceDraft',
]);
/** Asked for by a click, and kept in no cache: personnel data, which is written down, the key of push messages, and files. */
const uncached = new Set<string>(['atlas.userPersonal', 'notifications.key', 'dashboard.exportTheme']);
/** They may be sent while the page closes, and are no data that anybody reads: see `sendEvents`. */
const sentOutside = new Set<string>(['events.collect', 'events.log']);
const names = (Object.keys(paths) as CallName[]).filter((name) => !sentOutside.has(name));

describe('every call of the contract', () => {
  const endpoints: Record<string, unknown> = client.api.endpoints;
  const exported: Record<string, unknown> = client;

  it.each(names)('AC22 %s has its endpoint and its hook', (name) => {
    const endpoint = camel(name);
    expect(Object.keys(endpoints)).toContain(endpoint);
    const isQuery = (calls[name].method === 'GET' && !uncached.has(name)) || postQueries.has(name);
    const hook = `use${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}${isQuery ? 'Query' : 'Mutation'}`;
    expect(typeof exported[hook]).toBe('function');
  });

  it('AC22 and no endpoint is without a call', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(names.map(camel).toSorted());
  });

  it('AC23 arguments have only the parts that the call has', () => {
    expectTypeOf<{ orderHash: string | number }>().toExtend<CallArg<'orders.get'>['params']>();
    expectTypeOf<{ body: { item: { productId: number } } }>().toExtend<CallArg<'basket.add'>>();
    expectTypeOf<{ body: { item: { productId: string } } }>().toExtend<CallArg<'basket.add'>>();
    expectTypeOf<{ params: { name: string } }>().toExtend<CallArg<'basket.list'>>();
    expectTypeOf<undefined>().toExtend<CallArg<'accounts.get'>>();
    expectTypeOf<undefined>().toExtend<CallArg<'atlas.orders'>>();
    expectTypeOf<undefined>().not.toExtend<CallArg<'orders.get'>>();
    expectTypeOf<{ params: { id: number } }>().not.toExtend<CallArg<'dashboard.order'>>();
    expectTypeOf<{ body: { paymentIntent: string } }>().not.toExtend<CallArg<'checkout.confirm'>>();
    expectTypeOf<CallArg<'dashboard.createImport'>['body']>().toEqualTypeOf<FormData>();
    expect(names.length).toBeGreaterThan(40);
  });
});
