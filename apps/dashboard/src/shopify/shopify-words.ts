import type { ShopifyConnection, ShopifySend, ShopifySentProduct } from '@omnis/contract';
import type { ShopifyTexts } from '../texts/shopify/index.ts';

/** The problem of a connection in words that say what to do about it; '' for none. */
export function problemText(t: ShopifyTexts, problem: ShopifyConnection['problem']): string {
  switch (problem) {
    case 'token':
      return t('problemToken');
    case 'scopes':
      return t('problemScopes');
    case 'domain':
      return t('problemDomain');
    case 'throttled':
      return t('problemThrottled');
    case 'unreachable':
      return t('problemUnreachable');
    case null:
      return '';
  }
}

/** The reason why somebody was led to the settings, while it still holds (platform.md §6 hasShopifyDeliveryProfile). */
export function needsText(
  t: ShopifyTexts,
  needs: string | null,
  connection: ShopifyConnection | null,
): string {
  if (needs === null) return '';
  if (connection === null) return t('needsConnection');
  return connection.profileId === null ? t('needsProfile') : '';
}

/** How a send stands, for a badge. */
export function sendState(t: ShopifyTexts, { state, failed }: Pick<ShopifySend, 'state' | 'failed'>) {
  if (state === 'running') return { text: t('running'), tone: 'info' } as const;
  return failed > 0
    ? ({ text: t('failedCounted', { count: failed }), tone: 'warning' } as const)
    : ({ text: t('allSent'), tone: 'success' } as const);
}

/** How it went for a product, for a badge. */
export function outcomeState(t: ShopifyTexts, { outcome }: Pick<ShopifySentProduct, 'outcome'>) {
  switch (outcome) {
    case 'created':
      return { text: t('outcomeCreated'), tone: 'success' } as const;
    case 'updated':
      return { text: t('outcomeUpdated'), tone: 'success' } as const;
    case 'failed':
      return { text: t('outcomeFailed'), tone: 'error' } as const;
    case null:
      return { text: t('outcomeWaiting'), tone: 'neutral' } as const;
  }
}
