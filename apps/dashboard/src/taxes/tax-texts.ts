import type { CallResponse } from '@omnis/contract';
import { countryName } from '@omnis/ui';

/** What customers of a country are charged. */
export type Charged = CallResponse<'dashboard.taxes'>['charged'][number];

/** A percentage as it is read: `5.5%`. */
export const percentText = (rate: number): string =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }).format(rate)}%`;

/** A day as it is read: `28 November 2026`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The rates of a country: `Standard 20%, reduced 5.5%`. */
export const ratesText = ({ standard, reduced }: Pick<Charged, 'standard' | 'reduced'>): string =>
  standard === reduced
    ? `Standard ${percentText(standard)}`
    : `Standard ${percentText(standard)}, reduced ${percentText(reduced)}`;

/** Whether tax is charged at all. */
export const isTaxed = ({ scheme }: Pick<Charged, 'scheme'>): boolean =>
  scheme === 'local' || scheme === 'oss' || scheme === 'home';

/** What customers of a country pay: `A customer in France pays 20%`. */
export const chargedText = (charged: Charged): string =>
  `A customer in ${countryName(charged.country)} pays ${
    isTaxed(charged) ? percentText(charged.standard) : 'no tax'
  }`;

/** Why they pay it. @param home - the store's country */
export function whyText({ scheme, country }: Pick<Charged, 'scheme' | 'country'>, home: string): string {
  switch (scheme) {
    case 'local':
      return country === home ? 'Your own country' : 'Your registration there';
    case 'oss':
      return 'One Stop Shop: the rate there';
    case 'home':
      return `Below the One Stop Shop: the rate of ${countryName(home)}`;
    case 'export':
      return 'Export';
    case 'reverse':
      return 'Reverse charge';
    case 'none':
      return 'You are not registered';
  }
}
