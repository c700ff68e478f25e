import type { ShopifyShop, ShopifyProblem } from './shopify-answers.ts';

/** A problem in words, and the field that it belongs to. */
export interface ProblemWords {
  readonly message: string;
  readonly field: 'shopDomain' | 'accessToken';
}

/** The words for each problem with Shopify. */
export const problemWords: Readonly<Record<ShopifyProblem, ProblemWords>> = {
  token: {
    field: 'accessToken',
    message: 'Shopify rejected this access token. Copy the Admin API access token of your app again.',
  },
  scopes: {
    field: 'accessToken',
    message:
      'This access token isn’t allowed to do enough. Add the scopes read_products, write_products, read_shipping and write_shipping to your app, then install it again.',
  },
  domain: {
    field: 'shopDomain',
    message: 'Shopify has no open shop at this domain. Copy it from Settings → Domains in Shopify.',
  },
  throttled: {
    field: 'shopDomain',
    message: 'Shopify has had too many requests for this shop. Wait a minute and try again.',
  },
  unreachable: {
    field: 'shopDomain',
    message: 'Shopify could not be reached. Try again in a few minutes.',
  },
};

/** The words for scopes that a token lacks. */
export const missingWords = ({ missing }: Pick<ShopifyShop, 'missing'>): string =>
  `This access token lacks ${missing.length === 1 ? 'the scope' : 'the scopes'} ${missing.join(', ')}. Add ${missing.length === 1 ? 'it' : 'them'} to your app, then install it again.`;

/** The words for a shop that sells in a currency that the store does not offer. */
export const currencyWords = (
  { currency: own }: { readonly currency: string },
  { currency }: { readonly currency: string },
): string =>
  `Your Shopify shop sells in ${currency} and your store in ${own}. Offer ${currency} under Settings → Currencies first, so that prices can be converted.`;
