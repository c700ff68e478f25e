import { regionOf } from '@omnis/guards';
import { countryOfVatNumber, isInEu } from '@omnis/models';
import { rules } from '@omnis/validation';

const withArticle: ReadonlySet<string> = new Set(['GB', 'NL']);

const nameOf = (country: string): string => {
  const name = new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? country;
  return withArticle.has(country) ? `the ${name}` : name;
};

/** A registration number without spaces, dots and dashes. */
export const compactNumber = (number: string): string => number.replace(/[\s.-]/g, '').toUpperCase();

/** Error in a country's registration number; null when there is none. Numbers outside of Europe have other forms. */
export function numberFault(number: string, country: string): string | null {
  const region = regionOf(country);
  if (region !== 'uk' && region !== 'eu') return null;
  const named = countryOfVatNumber(compactNumber(number));
  const isForeign = named !== country && (isInEu(named) || named === 'GB');
  return isForeign || rules.vat_number(number, { country }) !== null
    ? `This isn’t a valid VAT number for ${nameOf(country)}`
    : null;
}
