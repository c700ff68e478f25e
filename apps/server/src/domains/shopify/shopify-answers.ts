import { shopifyScopes, type ShopifyProfile } from '@omnis/contract';
import { z } from 'zod';

/** A shop on Shopify with its delivery profiles. */
export interface ShopifyShop {
  readonly name: string;
  readonly currency: string;
  readonly profiles: readonly ShopifyProfile[];
  /** Scopes that the token lacks. */
  readonly missing: readonly string[];
}

/** A product as Shopify has it after a write. */
export interface ShopifyWritten {
  readonly id: string;
  readonly variants: readonly string[];
}

/** Errors of an input, as Shopify words them for people. */
export interface UserErrors {
  readonly errors: readonly { readonly code: string | null; readonly message: string }[];
}

const id = z.string().regex(/^gid:\/\/shopify\/\w+\/[\w-]+$/);

const scopesAnswer = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

const shopAnswer = z.object({
  shop: z.object({ name: z.string(), currencyCode: z.string().regex(/^[A-Z]{3}$/) }),
  deliveryProfiles: z.object({
    nodes: z.array(z.object({ id, name: z.string(), default: z.boolean() })),
  }),
});

/** Scopes that a token lacks; a scope to write includes the one to read. Null where the answer cannot be read. */
export function readMissingScopes(json: unknown): string[] | null {
  const { data } = scopesAnswer.safeParse(json);
  if (!data) return null;
  const granted = new Set(data.currentAppInstallation.accessScopes.map(({ handle }) => handle));
  return shopifyScopes.filter(
    (scope) => !granted.has(scope) && !granted.has(scope.replace('read_', 'write_')),
  );
}

/** The shop and its delivery profiles; null where the answer cannot be read. */
export function readShop(json: unknown): Omit<ShopifyShop, 'missing'> | null {
  const { data } = shopAnswer.safeParse(json);
  if (!data) return null;
  return {
    name: data.shop.name,
    currency: data.shop.currencyCode,
    profiles: data.deliveryProfiles.nodes.map((node) => ({
      id: node.id,
      name: node.name,
      isDefault: node.default,
    })),
  };
}

const identified = z.object({ productByIdentifier: z.object({ id }).nullable() });

/** Id of the product with a handle, '' for none; null where the answer cannot be read. */
export function readFound(json: unknown): string | null {
  const { data } = identified.safeParse(json);
  return data ? (data.productByIdentifier?.id ?? '') : null;
}

const userErrors = z.array(
  z.object({
    field: z.array(z.string()).nullish(),
    message: z.string(),
    code: z.string().nullish(),
  }),
);

const toErrors = (errors: z.output<typeof userErrors>): UserErrors => ({
  errors: errors.map(({ code = null, message }) => ({ code, message })),
});

const variantPage = z.object({
  nodes: z.array(z.object({ id })),
  pageInfo: z.object({ hasNextPage: z.boolean() }),
});

const setAnswer = z.object({
  productSet: z.object({ product: z.object({ id, variants: variantPage }).nullable(), userErrors }),
});

/** The answer of `productSet`; null where it cannot be read, or names not all variants. */
export function readProductSet(json: unknown): ShopifyWritten | UserErrors | null {
  const { data } = setAnswer.safeParse(json);
  if (!data) return null;
  const { product, userErrors: errors } = data.productSet;
  if (errors.length > 0) return toErrors(errors);
  if (product === null || product.variants.pageInfo.hasNextPage) return null;
  return { id: product.id, variants: product.variants.nodes.map((node) => node.id) };
}

const profileAnswer = z.object({ deliveryProfileUpdate: z.object({ userErrors }) });

/** The answer of `deliveryProfileUpdate`; null where it cannot be read. */
export function readProfileUpdate(json: unknown): UserErrors | null {
  const { data } = profileAnswer.safeParse(json);
  return data ? toErrors(data.deliveryProfileUpdate.userErrors) : null;
}

const errorsAnswer = z.object({
  errors: z.union([
    z.array(
      z.object({
        message: z.string().default(''),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    ),
    z.string(),
  ]),
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .optional(),
});

/** The reason why an answer is none. */
export type ShopifyProblem = 'token' | 'scopes' | 'domain' | 'throttled' | 'unreachable';

/** An answer that is none, with the seconds after which Shopify can be asked again. */
export interface ShopifyFailure {
  readonly problem: ShopifyProblem;
  readonly afterSeconds: number;
}

/** Longest time that a throttled request waits, whatever the answer says. */
const longestWait = 60;

const failure = (problem: ShopifyProblem, afterSeconds = 0): ShopifyFailure => ({
  problem,
  afterSeconds: Math.min(longestWait, Math.max(0, Math.ceil(afterSeconds))),
});

/** The meaning of a status that is no success. A renamed or unknown shop redirects or is not found. */
function readStatus(status: number, retryAfter: string | null): ShopifyFailure {
  if (status === 401 || status === 403) return failure('token');
  if (status === 429) return failure('throttled', Number(retryAfter) || 2);
  if (status === 402 || status === 404 || status === 423 || (status >= 300 && status < 400))
    return failure('domain');
  return failure('unreachable');
}

/**
 * The failure that an answer tells, null for none. Shopify answers a throttled query with status 200 and the code `THROTTLED`, and
 * tells when there is enough again.
 */
export function readFailure(
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | null },
  json: unknown,
): ShopifyFailure | null {
  if (status < 200 || status > 299) return readStatus(status, retryAfter);
  const { data } = errorsAnswer.safeParse(json);
  if (!data) return null;
  const errors = typeof data.errors === 'string' ? [{ message: data.errors }] : data.errors;
  const has = (code: string): boolean =>
    errors.some((error) => 'extensions' in error && error.extensions?.code === code);
  if (has('THROTTLED') || errors.some(({ message }) => message === 'Throttled')) {
    const cost = data.extensions?.cost;
    const lacking = cost ? cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable : 0;
    return failure('throttled', cost ? Math.max(1, lacking / cost.throttleStatus.restoreRate) : 2);
  }
  return failure(has('ACCESS_DENIED') ? 'scopes' : 'unreachable');
}
