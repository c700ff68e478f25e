import { expect, test } from 'vitest';
import { readFailure, readMissingScopes, readProductSet } from './shopify-answers.ts';

const head = (status: number, retryAfter: string | null = null) => ({ status, retryAfter });

test.each([
  [head(401), {}, { problem: 'token', afterSeconds: 0 }],
  [head(403), {}, { problem: 'token', afterSeconds: 0 }],
  [head(404), { errors: 'Not Found' }, { problem: 'domain', afterSeconds: 0 }],
  [head(301), undefined, { problem: 'domain', afterSeconds: 0 }],
  [head(402), { errors: 'Unavailable Shop' }, { problem: 'domain', afterSeconds: 0 }],
  [head(429, '4'), {}, { problem: 'throttled', afterSeconds: 4 }],
  [head(503), undefined, { problem: 'unreachable', afterSeconds: 0 }],
  [
    head(200),
    { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] },
    { problem: 'scopes', afterSeconds: 0 },
  ],
  [head(200), { errors: [{ message: 'Throttled' }] }, { problem: 'throttled', afterSeconds: 2 }],
  [head(200), { errors: [{ message: 'Boom' }] }, { problem: 'unreachable', afterSeconds: 0 }],
  [head(200), { data: {} }, null],
])('an answer of status %o with %o is %o', (status, json, failure) => {
  expect(readFailure(status, json)).toEqual(failure);
});

test('a throttled answer tells the seconds until there is enough again, a minute at most', () => {
  const throttled = (requestedQueryCost: number) =>
    readFailure(head(200), {
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: { requestedQueryCost, throttleStatus: { currentlyAvailable: 66, restoreRate: 50 } },
      },
    });
  expect(throttled(202)?.afterSeconds).toBe(3);
  expect(throttled(100_000)?.afterSeconds).toBe(60);
});

test('a scope to write includes the one to read', () => {
  const scopes = (...handles: string[]) => ({
    currentAppInstallation: { accessScopes: handles.map((handle) => ({ handle })) },
  });
  expect(readMissingScopes(scopes('write_products', 'write_shipping'))).toEqual([]);
  expect(readMissingScopes(scopes('read_products', 'read_shipping'))).toEqual([
    'write_products',
    'write_shipping',
  ]);
  expect(readMissingScopes({})).toBeNull();
});

test('a product whose variants did not all come back counts as no answer', () => {
  const answer = (hasNextPage: boolean) => ({
    productSet: {
      product: {
        id: 'gid://shopify/Product/1',
        variants: { nodes: [{ id: 'gid://shopify/ProductVariant/1' }], pageInfo: { hasNextPage } },
      },
      userErrors: [],
    },
  });
  expect(readProductSet(answer(false))).toEqual({
    id: 'gid://shopify/Product/1',
    variants: ['gid://shopify/ProductVariant/1'],
  });
  expect(readProductSet(answer(true))).toBeNull();
});
