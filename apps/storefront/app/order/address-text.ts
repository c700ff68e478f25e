import type { CallAnswer } from '@omnis/api-client';
import { postalLines } from '@omnis/models';

/** An address as it is kept. */
export type KeptAddress = Omit<CallAnswer<'accounts.addresses'>['items'][number], 'id' | 'isDefault'>;

/** An address as it is written on a parcel, a line each. */
export function addressText(address: KeptAddress, locale: string): string {
  return postalLines(address, locale).join('\n');
}
