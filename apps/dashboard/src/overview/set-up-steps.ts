import type { CallAnswer } from '@omnis/api-client';
import { everywhere } from '@omnis/models';
import type en from '../texts/overview/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

/** State of a part of the set-up: done, to be looked at, or needed before the shop can sell. */
export type SetUpState = 'done' | 'check' | 'needed';

/** A step of the set-up, with what is set now in words. */
export interface SetUpStep {
  readonly state: SetUpState;
  readonly text: PlainKey<typeof en>;
}

/** Delivery: the store's own country is in a zone, and somebody has looked at the prices that a new store begins with. */
export function deliveryStep({
  items,
  country,
}: Pick<CallAnswer<'dashboard.deliveryZones'>, 'items' | 'country'>): SetUpStep {
  const covered = items.flatMap(({ countries }) => countries);
  if (items.length === 0) return { state: 'needed', text: 'noDeliveryYet' };
  if (!covered.includes(country) && !covered.includes(everywhere))
    return { state: 'needed', text: 'ownCountryIsInNoZone' };
  // A change of a zone counts its version up.
  return items.some(({ version }) => version > 1)
    ? { state: 'done', text: 'deliveryIsSet' }
    : { state: 'check', text: 'deliveryHasFirstPrices' };
}

/** Tax: a store that is registered nowhere charges none, which may be right. */
export const taxStep = ({
  items,
  settings: { oss },
}: Pick<CallAnswer<'dashboard.taxes'>, 'items' | 'settings'>): SetUpStep =>
  items.length > 0 || oss !== null
    ? { state: 'done', text: 'taxIsCharged' }
    : { state: 'check', text: 'noTaxIsCharged' };

/** Payments: real money comes by the store's own account or by the platform's. */
export function paymentStep({
  items,
  platform,
}: Pick<CallAnswer<'dashboard.payments'>, 'items' | 'platform'>): SetUpStep {
  const current = items.find(({ state }) => state === 'current');
  if (current?.mode === 'test' || (!current && platform.mode === 'test'))
    return { state: 'needed', text: 'paymentsAreInTestMode' };
  return { state: 'done', text: current ? 'ownAccountTakesPayments' : 'platformTakesPayments' };
}
