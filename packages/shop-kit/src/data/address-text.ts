import type { CallAnswer } from '@omnis/api-client';
import { orderAddressLines } from '@omnis/models';

/** An address as it is kept. */
export type KeptAddress = Omit<CallAnswer<'accounts.addresses'>['items'][number], 'id' | 'isDefault'>;

/** An address as the papers of an order have it, a line each. */
export function addressText(address: KeptAddress, locale: string): string {
  return orderAddressLines(address, locale).join('\n');
}
