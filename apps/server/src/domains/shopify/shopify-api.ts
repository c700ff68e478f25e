import { productLimits } from '@omnis/models';
import {
  readFailure,
  readFound,
  readMissingScopes,
  readProductSet,
  readProfileUpdate,
  readShop,
  type ShopifyFailure,
  type ShopifyShop,
  type ShopifyWritten,
  type UserErrors,
} from './shopify-answers.ts';
import type { ProductSetInput } from './shopify-product.ts';

/** Shopify's answer, or why there is none. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ShopifyFailure };

/** A shop and the token that opens it. */
export interface ShopifyAccess {
  readonly shopDomain: string;
  readonly token: string;
}

/** The calls of Shopify's Admin API that are used. */
export interface ShopifyApi {
  /** The shop with its delivery profiles, and what the token may not do. */
  shop(access: ShopifyAccess): Promise<Asked<ShopifyShop>>;
  /** Id of the product with a handle; '' for none. */
  find(access: ShopifyAccess, handle: string): Promise<Asked<string>>;
  /** Creates a product, or with an id updates it. */
  setProduct(
    access: ShopifyAccess,
    product: { readonly id: string | null; readonly input: ProductSetInput },
  ): Promise<Asked<ShopifyWritten | UserErrors>>;
  /** Puts variants into a delivery profile, or takes them out, so that they are in the default one. */
  setProfile(
    access: ShopifyAccess,
    change: { readonly profile: string; readonly variants: readonly string[]; readonly member: boolean },
  ): Promise<Asked<UserErrors>>;
}

/** The version of the API that the queries are written for. */
const apiVersion = '2026-10';
/** Milliseconds for an answer, its body included; a product with many variants takes a while. */
const patience = 20_000;
/** Most bytes of an answer that are read. */
const mostBytes = 2 * 1024 * 1024;
const shopPattern = /^[a-z\d][a-z\d-]*\.myshopify\.com$/;

const unreachable = { ok: false, failure: { problem: 'unreachable', afterSeconds: 0 } } as const;

const scopesQuery = 'query { currentAppInstallation { accessScopes { handle } } }';
const shopQuery =
  'query { shop { name currencyCode } deliveryProfiles(first: 50) { nodes { id name default } } }';
const findQuery = 'query ($handle: String!) { productByIdentifier(identifier: { handle: $handle }) { id } }';
const setMutation = `mutation ($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier, synchronous: true) {
    product { id variants(first: ${productLimits.variants}) { nodes { id } pageInfo { hasNextPage } } }
    userErrors { field message code }
  }
}`;
const profileMutation = `mutation ($id: ID!, $profile: DeliveryProfileInput!) {
  deliveryProfileUpdate(id: $id, profile: $profile) { userErrors { field message } }
}`;

/** The JSON of an answer; undefined where it is too long or none. */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

/** The data of an answer of GraphQL. */
const dataOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined;

/**
 * Shopify's Admin API over GraphQL. Only `*.myshopify.com` is ever asked, and no redirect is followed: the token goes nowhere else.
 *
 * @param base - an address that answers for every shop in tests; null: the shop itself
 */
export function shopifyApi(base: string | null): ShopifyApi {
  async function ask<T>(
    { shopDomain, token }: ShopifyAccess,
    request: { query: string; variables?: Readonly<Record<string, unknown>> },
    read: (data: unknown) => T | null,
  ): Promise<Asked<T>> {
    if (!shopPattern.test(shopDomain)) return { ok: false, failure: { problem: 'domain', afterSeconds: 0 } };
    const root = base === null ? `https://${shopDomain}` : `${base.replace(/\/+$/, '')}/${shopDomain}`;
    try {
      const response = await fetch(`${root}/admin/api/${apiVersion}/graphql.json`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-shopify-access-token': token,
        },
        body: JSON.stringify(request),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const json = await readJson(response);
      const head = { status: response.status, retryAfter: response.headers.get('retry-after') };
      const failure = readFailure(head, json);
      if (failure) return { ok: false, failure };
      const value = read(dataOf(json));
      return value === null ? unreachable : { ok: true, value };
    } catch {
      return unreachable;
    }
  }

  return {
    shop: async (access) => {
      // Scopes first: without them Shopify refuses the whole of the second query, and does not say which one lacks.
      const missing = await ask(access, { query: scopesQuery }, readMissingScopes);
      if (!missing.ok) return missing;
      if (missing.value.length > 0)
        return { ok: true, value: { name: '', currency: '', profiles: [], missing: missing.value } };
      const shop = await ask(access, { query: shopQuery }, readShop);
      return shop.ok ? { ok: true, value: { ...shop.value, missing: [] } } : shop;
    },
    find: (access, handle) => ask(access, { query: findQuery, variables: { handle } }, readFound),
    setProduct: (access, { id, input }) =>
      ask(
        access,
        { query: setMutation, variables: { input, ...(id === null ? {} : { identifier: { id } }) } },
        readProductSet,
      ),
    setProfile: (access, { profile, variants, member }) =>
      ask(
        access,
        {
          query: profileMutation,
          variables: {
            id: profile,
            profile: member ? { variantsToAssociate: variants } : { variantsToDissociate: variants },
          },
        },
        readProfileUpdate,
      ),
  };
}
