import type { CallArg } from '@omnis/api-client';

/** Products as a send names them. */
export type SentProducts = NonNullable<CallArg<'dashboard.sendToShopify'>>['body']['products'];

/** The page on which products are sent to Shopify. */
export const sendPath = '/dashboard/products/shopify/';

const filterKeys = ['search', 'enabled', 'archived', 'stock', 'kind'] as const;

/** The address of the page for products that are selected in the list. */
export function sendAddress(products: SentProducts, count: number): string {
  const query = new URLSearchParams();
  if ('ids' in products) query.set('ids', products.ids.join(','));
  else {
    query.set('all', String(count));
    for (const key of filterKeys) {
      const value = products.filter[key];
      if (value !== undefined && value !== '') query.set(key, value);
    }
  }
  return `${sendPath}?${query.toString()}`;
}

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

/** The products that an address names, and how many they are; null for none. */
export function productsOf(params: URLSearchParams): { products: SentProducts; count: number } | null {
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  if (ids.length > 0) return { products: { ids }, count: ids.length };
  const count = Number(params.get('all'));
  if (!params.has('all') || !Number.isSafeInteger(count) || count < 0) return null;
  return {
    count,
    products: {
      filter: {
        search: params.get('search') ?? undefined,
        enabled: oneOf(params.get('enabled'), ['yes', 'no']),
        archived: oneOf(params.get('archived'), ['yes', 'no']) ?? 'no',
        stock: oneOf(params.get('stock'), ['low']),
        kind: oneOf(params.get('kind'), ['blank', 'custom', 'standard']),
      },
    },
  };
}
