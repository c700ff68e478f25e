import type { CorePage } from '@omnis/shop-kit';
import { findPage } from '@omnis/shopping';

/** The theme of the page of an address as a text, for comparing two; '' for the store's own (storefront.md §3 Page). */
export function pageThemeOf(pages: readonly CorePage[], address: string): string {
  if (!pages.some(({ theme }) => theme)) return '';
  const { theme } = findPage(pages, address.replace(/[?#].*$/s, '')) ?? {};
  return theme ? JSON.stringify(theme) : '';
}
