import type { BasketAnswer } from '@omnis/api-client';

/** Name of the query parameter that names a line of the basket. */
export const lineParameter = 'line';

/** Where a line that was designed is designed again. */
export const designPath = ({
  productUrl,
  key,
}: Pick<BasketAnswer['items'][number], 'productUrl' | 'key'>): string =>
  `/studio/${encodeURIComponent(productUrl)}/?${lineParameter}=${encodeURIComponent(key)}`;

/** Where a product is designed under an address of the studio; the line that it is to take the place of stays named. */
export const benchPath = (alias: string, urlName: string, line: string | null): string =>
  `/${alias}/${urlName}/${line === null ? '' : `?${lineParameter}=${encodeURIComponent(line)}`}`;
