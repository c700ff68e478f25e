import type { ReviewedStore } from '@omnis/contract';
import {
  storeDemographics,
  storeIntegrationTypes,
  storePaymentIntervals,
  type StoreDemographic,
  type StoreIntegrationType,
  type StorePaymentInterval,
} from '@omnis/models';
import type { BadgeProps } from '@omnis/ui';

/** Texts for the people that may visit a store. */
export const storeStates = {
  open: { text: 'Open', tone: 'success' },
  password: { text: 'Password', tone: 'neutral' },
  'coming-soon': { text: 'Opens soon', tone: 'neutral' },
  'under-review': { text: 'Under review', tone: 'warning' },
  off: { text: 'Switched off', tone: 'error' },
} as const satisfies Record<ReviewedStore['state'], { text: string; tone: BadgeProps['tone'] }>;

/** Marks that stand beside the name of a store. */
export function storeMarks({
  isVip,
  isFraud,
  managed = false,
}: {
  readonly isVip: boolean;
  readonly isFraud: boolean;
  readonly managed?: boolean;
}): readonly { readonly text: string; readonly tone: BadgeProps['tone'] }[] {
  return [
    ...(isVip ? [{ text: 'VIP', tone: 'success' } as const] : []),
    ...(isFraud ? [{ text: 'Fraud suspected', tone: 'error' } as const] : []),
    ...(managed ? [{ text: 'Managed', tone: 'neutral' } as const] : []),
  ];
}

const isDemographic = (text: string): text is StoreDemographic => Object.hasOwn(storeDemographics, text);
const isInterval = (text: string): text is StorePaymentInterval => Object.hasOwn(storePaymentIntervals, text);
const isIntegration = (text: string): text is StoreIntegrationType =>
  Object.hasOwn(storeIntegrationTypes, text);

const states = {
  'under-review': 'Under review',
  off: 'Switched off',
  vip: 'VIP',
  fraud: 'Fraud suspected',
  managed: 'Managed',
} as const;
const isState = (text: string): text is keyof typeof states => Object.hasOwn(states, text);

/** The choices of the list of stores. */
export function storeChoices(underReview: number | undefined): { value: string; label: string }[] {
  const kinds = (kind: string, titles: Readonly<Record<string, string>>) =>
    Object.entries(titles).map(([value, label]) => ({ value: `${kind}.${value}`, label }));
  return [
    ...Object.entries(states).map(([value, label]) => ({
      value,
      label: value === 'under-review' && underReview !== undefined ? `${label} (${underReview})` : label,
    })),
    ...kinds('kind', storeDemographics),
    ...kinds('paid', storePaymentIntervals).map(({ value, label }) => ({
      value,
      label: `Paid out ${label.toLowerCase()}`,
    })),
    ...kinds('sells', storeIntegrationTypes).map(({ value, label }) => ({
      value,
      label: `Sells through ${label === 'Shopify' ? label : label.toLowerCase()}`,
    })),
  ];
}

/** The query of a choice; empty for one that is none. */
export function chosenStores(choice: string) {
  const [kind = '', value = ''] = choice.split('.', 2);
  if (isState(choice)) return { state: choice };
  if (kind === 'kind' && isDemographic(value)) return { demographic: value };
  if (kind === 'paid' && isInterval(value)) return { paymentInterval: value };
  if (kind === 'sells' && isIntegration(value)) return { integrationType: value };
  return {};
}
