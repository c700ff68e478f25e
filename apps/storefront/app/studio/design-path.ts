import type { BasketAnswer } from '@omnis/api-client';

/** Name of the query parameter that names a line of the basket. */
export const lineParameter = 'line';

/** Where a line that was designed is designed again. */
export const designPath = ({
  productUrl,
  key,
}: Pick<BasketAnswer['items'][number], 'productUrl' | 'key'>): string =>
  `/studio/${encodeURIComponent(productUrl)}/?${lineParameter}=${encodeURIComponent(key)}`;
