import type { CallInput } from '@omnis/contract';
import { regionOf } from '@omnis/guards';
import { rules } from '@omnis/validation';
import type { Failure } from '../../../http/answer.ts';
import type { StoreSettings } from './settings.repository.ts';

/** The company that runs a store, as its invoices name it. */
export type Company = NonNullable<CallInput<'settings.update'>['body']['company']>;

/** Error in the numbers of a company in a country; undefined when there is none. */
export function companyFailure(
  { vatNumber, companyNumber, charityNumber = '' }: Company,
  country: string,
): Failure | undefined {
  const region = regionOf(country);
  const faults = {
    // Elsewhere numbers have other names and forms.
    'company.vatNumber': region === 'uk' || region === 'eu' ? rules.vat_number(vatNumber, { country }) : null,
    'company.companyNumber': region === 'uk' ? rules.company_number(companyNumber) : null,
    'company.charityNumber': region === 'uk' ? rules.charity_number(charityNumber) : null,
  };
  const errors = Object.entries(faults).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
  const [first] = errors;
  return first && { ok: false, code: 'validation_failed', message: first.message, errors };
}

/** The columns that hold it. */
export function companyColumns({
  name,
  address,
  vatNumber,
  companyNumber,
  charityNumber,
}: Company): StoreSettings {
  return {
    company_name: name,
    company_address: address,
    vat_number: vatNumber.toUpperCase(),
    company_number: companyNumber.toUpperCase(),
    ...(charityNumber === undefined ? {} : { charity_number: charityNumber.toUpperCase() }),
  };
}
