import type { ReviewedStore } from '@omnis/contract';
import {
  storeDemographics,
  storeIntegrationTypes,
  storePaymentIntervals,
  type StoreDemographic,
  type StoreIntegrationType,
  type StorePaymentInterval,
} from '@omnis/models';
import { inSentence } from '@omnis/texts';
import type { BadgeProps } from '@omnis/ui';
import type { StoresTextKey, StoresTexts } from '../texts/stores/index.ts';

/** Texts for the people that may visit a store. */
export const storeStates = {
  open: { textKey: 'open', tone: 'success' },
  password: { textKey: 'password', tone: 'neutral' },
  'coming-soon': { textKey: 'opensSoon', tone: 'neutral' },
  'under-review': { textKey: 'underReview', tone: 'warning' },
  off: { textKey: 'switchedOff', tone: 'error' },
} as const satisfies Record<ReviewedStore['state'], { textKey: StoresTextKey; tone: BadgeProps['tone'] }>;

/** A mark beside the name of a store. */
export interface StoreMark {
  readonly textKey: 'vip' | 'fraudSuspected' | 'managed';
  readonly tone: BadgeProps['tone'];
}

/** Marks that stand beside the name of a store. */
export function storeMarks({
  isVip,
  isFraud,
  managed = false,
}: {
  readonly isVip: boolean;
  readonly isFraud: boolean;
  readonly managed?: boolean;
}): readonly StoreMark[] {
  return [
    ...(isVip ? [{ textKey: 'vip', tone: 'success' } as const] : []),
    ...(isFraud ? [{ textKey: 'fraudSuspected', tone: 'error' } as const] : []),
    ...(managed ? [{ textKey: 'managed', tone: 'neutral' } as const] : []),
  ];
}

const isDemographic = (text: string): text is StoreDemographic => Object.hasOwn(storeDemographics, text);
const isInterval = (text: string): text is StorePaymentInterval => Object.hasOwn(storePaymentIntervals, text);
const isIntegration = (text: string): text is StoreIntegrationType =>
  Object.hasOwn(storeIntegrationTypes, text);

const states = {
  'under-review': 'underReview',
  off: 'switchedOff',
  vip: 'vip',
  fraud: 'fraudSuspected',
  managed: 'managed',
} as const satisfies Readonly<Record<string, StoresTextKey>>;
const isState = (text: string): text is keyof typeof states => Object.hasOwn(states, text);

/** The choices of the list of stores. */
export function storeChoices(
  t: StoresTexts,
  underReview: number | undefined,
): { value: string; label: string }[] {
  const kinds = (kind: string, titles: Readonly<Record<string, string>>) =>
    Object.entries(titles).map(([value, label]) => ({ value: `${kind}.${value}`, label }));
  return [
    ...Object.entries(states).map(([value, key]) => ({
      value,
      label:
        key === 'underReview' && underReview !== undefined
          ? t('underReviewCount', { stores: underReview })
          : t(key),
    })),
    ...kinds('kind', storeDemographics),
    ...kinds('paid', storePaymentIntervals).map(({ value, label }) => ({
      value,
      label: t('paidOutInterval', { interval: inSentence(label, t.locale) }),
    })),
    ...kinds('sells', storeIntegrationTypes).map(({ value, label }) => ({
      value,
      label: t('sellsThrough', { channel: label === 'Shopify' ? label : inSentence(label, t.locale) }),
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
