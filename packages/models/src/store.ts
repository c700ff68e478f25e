import { defaultCurrency, isCurrencyCode, type CurrencyCode } from './currencies.ts';

/** Kinds of breadcrumb (platform.md §2). */
export const breadcrumbKinds = [
  'page',
  'url-param',
  'collection',
  'product',
  'blog-post',
  'blog-tag',
  'plugin',
] as const;

/** One of the kinds of breadcrumb. */
export type BreadcrumbKind = (typeof breadcrumbKinds)[number];

/** One part of a trail; the last has no href. */
export interface Breadcrumb {
  text: string;
  href?: string | undefined;
  /** Entity that it stands for, where that is known. */
  kind?: BreadcrumbKind | undefined;
}

/** Live-chat groups and their numbers (storefront.md §3). */
export const liveChatGroups = { pro: 1, integrations: 2, support: 3, studio: 4 } as const;

/** Status values of staff (platform.md §3). */
export const userStatuses = [
  { value: 0, name: 'Enabled' },
  { value: null, name: 'Pending' },
  { value: -1, name: 'Disabled' },
] as const;

/** Status value of a member of staff. */
export type UserStatus = (typeof userStatuses)[number]['value'];

/** The name of a status value of staff: `Pending` for null. */
export function userStatusName(status: UserStatus): (typeof userStatuses)[number]['name'] {
  // Every value of the type is in the list.
  return userStatuses.find(({ value }) => value === status)?.name ?? 'Pending';
}

/** Types of a customer's tags (platform.md §3, Customer). */
export const customerTagTypes = ['services', 'industries'] as const;

/** Plugins of a store by their codes (storefront.md §3, Subdomain plugins). */
export const pluginCodes = [
  'marketing',
  'tracking-pixel',
  'analytics',
  'pinterest',
  'currency',
  'email-subscriber-offer',
  'cookie-policy',
  'christmas-banner',
] as const;

/** Code of a plugin. */
export type PluginCode = (typeof pluginCodes)[number];

/** Parties that can take the payments of a store (storefront.md §3). */
export const paymentProcessors = ['teemill', 'direct'] as const;

/** The division that is the platform's own store (platform.md §1). */
export const platformDivision = 12;
/** The company of the bespoke-quote business (platform.md §1). */
export const bespokeCompany = 52;

/** The currency plugin's setting. */
export interface CurrencySetting {
  enabled: boolean;
  currency: CurrencyCode;
  /** Codes separated by commas. */
  currencies: string;
}

/**
 * Currencies in which a store sells, its own first: the plugin's currency and its comma list, or the
 * store's own alone when the plugin is off. Unknown codes are left out (storefront.md §9).
 */
export function availableCurrencies(
  plugin: CurrencySetting | null | undefined,
  storeCurrency: CurrencyCode = defaultCurrency,
): CurrencyCode[] {
  if (plugin === null || plugin === undefined || !plugin.enabled) return [storeCurrency];
  const listed = plugin.currencies.split(',').map((code) => code.trim().toUpperCase());
  return [...new Set([plugin.currency, ...listed.filter(isCurrencyCode)])];
}

/** Sum of the quantities of a basket (storefront.md §3). */
export function totalQuantity(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Lines added to a basket between two of its lists, with the added quantities: after an add-to-cart message the cart is
 * read again to find what was added (storefront.md §4, Cart).
 */
export function addedItems<T extends { key: string; quantity: number }>(
  before: readonly { key: string; quantity: number }[],
  after: readonly T[],
): T[] {
  const had = new Map(before.map(({ key, quantity }) => [key, quantity]));
  return after.flatMap((item) => {
    const quantity = item.quantity - (had.get(item.key) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** Where a search leads when its whole text is a configured term in any case; null: to the results. */
export function searchDestination(
  term: string,
  redirects: readonly { searchTerm: string; destinationUrl: string }[],
): string | null {
  const wanted = term.trim().toLowerCase();
  const found = redirects.find(({ searchTerm }) => searchTerm.trim().toLowerCase() === wanted);
  return wanted === '' ? null : (found?.destinationUrl ?? null);
}
