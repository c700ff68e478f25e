import { productsApi } from '@omnis/api-client';
import { createOmnisStore, type OmnisStore } from '@omnis/store';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listArg, readFilters, type Filters } from './filters.ts';
import { heldFor, useHeldList } from './held-list.ts';

const place = { division: 21, currency: 'GBP', collection: 'men' };
const first = readFilters(new URLSearchParams());
const twoPages = readFilters(new URLSearchParams('from=1&page=2'));
const others = { ...place, collection: 'women' };
const minute = 60_000;

let store: OmnisStore;
const answer = vi.fn(async () => Response.json({ items: [], total: 60, facets: {} }));

beforeEach(() => {
  vi.useFakeTimers();
  store = createOmnisStore({ app: 'storefront', fetch: answer });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function List({ filters, at }: { readonly filters: Filters; readonly at: typeof place }) {
  useHeldList(filters, at, true);
  return null;
}
const show = async (filters: Filters, at = place) => {
  const { unmount } = render(
    <Provider store={store}>
      <List filters={filters} at={at} />
    </Provider>,
  );
  await pass(0);
  return unmount;
};
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Number of calls it takes to come back to a page of a list. */
async function callsTo(filters: Filters, at = place): Promise<number> {
  answer.mockClear();
  const asked = store.dispatch(
    productsApi.endpoints.productsList.initiate(listArg(filters, at), { subscribe: false }),
  );
  await pass(0);
  await asked;
  return answer.mock.calls.length;
}

it('a list that was left is there without a call, with all of its pages, for half an hour', async () => {
  const leave = await show(twoPages);
  expect(answer).toHaveBeenCalledTimes(2);
  leave();
  await pass(20 * minute);
  expect([await callsTo(first), await callsTo({ ...twoPages, from: 2 })]).toEqual([0, 0]);
  // A released list stays in the API's cache for one more minute.
  await pass(heldFor - 20 * minute + 2 * minute);
  expect(await callsTo(first)).toBe(1);
});

it('another list takes its place: one is held at a time (storefront.md §9 Cached collection pages)', async () => {
  const leave = await show(first);
  leave();
  await pass(5 * minute);
  const leaveOthers = await show(first, others);
  leaveOthers();
  await pass(5 * minute);
  expect([await callsTo(first, others), await callsTo(first)]).toEqual([0, 1]);
});

it('a list that is come back to is held anew', async () => {
  const leave = await show(first);
  leave();
  await pass(20 * minute);
  const leaveAgain = await show(first);
  await pass(20 * minute);
  leaveAgain();
  await pass(20 * minute);
  expect(await callsTo(first)).toBe(0);
});
