import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { answerJson } from './instagram-server.ts';

/** A product as the stand-in keeps it. */
export interface StandInProduct {
  readonly id: string;
  readonly handle: string;
  /** The input that was last sent, with the images of before where it left them out. */
  input: Readonly<Record<string, unknown>>;
  /** Ids of its variants by their option values: the same ones stay. */
  variants: ReadonlyMap<string, string>;
}

/** A shop of the stand-in. */
export interface StandInShop {
  name: string;
  currency: string;
  /** Scopes by access token. */
  readonly tokens: Map<string, readonly string[]>;
  profiles: { readonly id: string; readonly name: string; readonly default: boolean }[];
  readonly products: Map<string, StandInProduct>;
  /** The profile that each variant was put into; none: the default one. */
  readonly placed: Map<string, string>;
}

/** A server of the tests that speaks the queries of Shopify's Admin API that are used, as its reference describes them. */
export interface ShopifyServer {
  readonly url: string;
  /** Shops by their domain. */
  readonly shops: Map<string, StandInShop>;
  /** Every request: the shop, and the fields that its query asks for. */
  readonly requests: { readonly shop: string; readonly field: string }[];
  /** The number of requests to come that are throttled, and the seconds after which there is enough again. */
  throttle: { times: number; seconds: number };
  /** Messages by title for which `productSet` has a user error. */
  readonly userErrors: Map<string, string>;
  /** Instead of an answer to a field. */
  readonly instead: Map<string, (response: ServerResponse) => void>;
  /** Opens a shop with two delivery profiles, whose token `shpat_good` may do everything. */
  open(domain: string): StandInShop;
  close(): Promise<void>;
}

/** Every scope that is needed. */
export const allScopes = ['read_products', 'write_products', 'read_shipping', 'write_shipping'] as const;

const fields = [
  'currentAppInstallation',
  'deliveryProfileUpdate',
  'deliveryProfiles',
  'productByIdentifier',
  'productSet',
] as const;
type Field = (typeof fields)[number];

/** Scopes that a field needs. */
const needed: Readonly<Record<Field, string>> = {
  currentAppInstallation: '',
  deliveryProfiles: 'read_shipping',
  deliveryProfileUpdate: 'write_shipping',
  productByIdentifier: 'read_products',
  productSet: 'write_products',
};

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});
const optionValue = z.object({ optionName: z.string(), name: z.string() });
const setSchema = z.object({
  input: z.looseObject({
    title: z.string(),
    handle: z.string(),
    files: z.array(z.unknown()).optional(),
    productOptions: z.array(z.object({ name: z.string(), values: z.array(z.object({ name: z.string() })) })),
    variants: z.array(z.looseObject({ optionValues: z.array(optionValue).min(1), price: z.string() })).min(1),
  }),
  identifier: z.object({ id: z.string() }).optional(),
});
const profileSchema = z.object({
  id: z.string(),
  profile: z.object({
    variantsToAssociate: z.array(z.string()).default([]),
    variantsToDissociate: z.array(z.string()).default([]),
  }),
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const error = (message: string, code: string, more: object = {}) => ({
  errors: [{ message, extensions: { code } }],
  ...more,
});

/** The shop's part of an answer. */
function dataOf(shop: StandInShop, next: () => number, userErrors: ReadonlyMap<string, string>) {
  const gid = (kind: string): string => `gid://shopify/${kind}/${next()}`;
  const found = (handle: unknown): StandInProduct | undefined =>
    [...shop.products.values()].find((product) => product.handle === handle);

  function setProduct(variables: unknown): object {
    const { input, identifier } = setSchema.parse(variables);
    const refused = (message: string, code: string, field: string[] = ['input']) => ({
      product: null,
      userErrors: [{ field, message, code }],
    });
    const before = identifier ? shop.products.get(identifier.id) : undefined;
    if (identifier && !before)
      return refused('Product does not exist', 'PRODUCT_DOES_NOT_EXIST', ['identifier']);
    const message = userErrors.get(input.title);
    if (message !== undefined) return refused(message, 'INVALID_INPUT', ['input', 'title']);
    if (!before && found(input.handle))
      return refused(`Handle '${input.handle}' already in use.`, 'HANDLE_NOT_UNIQUE');
    for (const { optionValues } of input.variants)
      for (const { optionName, name } of optionValues)
        if (
          !input.productOptions.some(
            (option) => option.name === optionName && option.values.some((value) => value.name === name),
          )
        )
          return refused(`Option value ${name} does not exist`, 'INVALID_VARIANT', ['input', 'variants']);
    const id = before?.id ?? gid('Product');
    const variants = new Map(
      input.variants.map(({ optionValues }) => {
        const key = JSON.stringify(optionValues);
        return [key, before?.variants.get(key) ?? gid('ProductVariant')] as const;
      }),
    );
    const files = input.files ?? before?.input['files'];
    shop.products.set(id, { id, handle: input.handle, input: { ...input, files }, variants });
    const nodes = [...variants.values()].map((variant) => ({ id: variant }));
    return { product: { id, variants: { nodes, pageInfo: { hasNextPage: false } } }, userErrors: [] };
  }

  function setProfile(variables: unknown): object {
    const { id, profile } = profileSchema.parse(variables);
    if (!shop.profiles.some((each) => each.id === id))
      return { userErrors: [{ field: ['id'], message: 'The delivery profile does not exist' }] };
    for (const variant of profile.variantsToAssociate) shop.placed.set(variant, id);
    for (const variant of profile.variantsToDissociate) shop.placed.delete(variant);
    return { userErrors: [] };
  }

  return (field: Field, variables: Readonly<Record<string, unknown>>, scopes: readonly string[]): object => {
    switch (field) {
      case 'currentAppInstallation':
        return { [field]: { accessScopes: scopes.map((handle) => ({ handle })) } };
      case 'deliveryProfiles':
        return {
          shop: { name: shop.name, currencyCode: shop.currency },
          [field]: { nodes: shop.profiles },
        };
      case 'productByIdentifier': {
        const product = found(variables['handle']);
        return { [field]: product ? { id: product.id } : null };
      }
      case 'productSet':
        return { [field]: setProduct(variables) };
      case 'deliveryProfileUpdate':
        return { [field]: setProfile(variables) };
    }
  };
}

/** Starts the stand-in. @param port - 0: any that is free */
export async function startShopifyServer(port = 0): Promise<ShopifyServer> {
  const shops: ShopifyServer['shops'] = new Map();
  const requests: { shop: string; field: string }[] = [];
  const userErrors: ShopifyServer['userErrors'] = new Map();
  const instead: ShopifyServer['instead'] = new Map();
  let last = 1000;
  const next = (): number => (last += 1);
  let url = '';
  const stand: ShopifyServer = {
    get url() {
      return url;
    },
    shops,
    requests,
    throttle: { times: 0, seconds: 1 },
    userErrors,
    instead,
    open: (domain) => {
      const shop: StandInShop = {
        name: 'Marlow & Finch',
        currency: 'GBP',
        tokens: new Map([['shpat_good', allScopes]]),
        profiles: [
          { id: 'gid://shopify/DeliveryProfile/1', name: 'General profile', default: true },
          { id: 'gid://shopify/DeliveryProfile/2', name: 'Made to order', default: false },
        ],
        products: new Map(),
        placed: new Map(),
      };
      shops.set(domain, shop);
      return shop;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, domain = '', ...rest] = new URL(request.url ?? '/', 'http://stand-in').pathname.split('/');
    const shop = shops.get(domain);
    const body = await bodyOf(request);
    if (
      !shop ||
      request.method !== 'POST' ||
      !/^admin\/api\/\d{4}-\d{2}\/graphql\.json$/.test(rest.join('/'))
    )
      return answerJson(response, { errors: 'Not Found' }, 404);
    const scopes = shop.tokens.get(String(request.headers['x-shopify-access-token']));
    if (!scopes)
      return answerJson(
        response,
        { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
        401,
      );
    const { query, variables } = requestSchema.parse(JSON.parse(body));
    const field = fields.find((name) => new RegExp(`\\b${name}\\b`).test(query));
    requests.push({ shop: domain, field: field ?? '' });
    const other = field && instead.get(field);
    if (other) return other(response);
    if (stand.throttle.times > 0) {
      stand.throttle.times -= 1;
      const cost = {
        requestedQueryCost: 50 * stand.throttle.seconds,
        actualQueryCost: null,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 0, restoreRate: 50 },
      };
      return answerJson(response, error('Throttled', 'THROTTLED', { extensions: { cost } }));
    }
    if (!field) return answerJson(response, error(`Field doesn't exist`, 'undefinedField'));
    // A scope to write includes the one to read.
    const allows = [needed[field], needed[field].replace('read_', 'write_')];
    if (needed[field] !== '' && !scopes.some((scope) => allows.includes(scope)))
      return answerJson(
        response,
        error(`Access denied for ${field} field.`, 'ACCESS_DENIED', { data: null }),
      );
    answerJson(response, { data: dataOf(shop, next, userErrors)(field, variables, scopes) });
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch((fault: unknown) =>
      answerJson(response, error(String(fault), 'INVALID_VARIABLE')),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // Safe: it listens at an address of the network.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stand;
}
