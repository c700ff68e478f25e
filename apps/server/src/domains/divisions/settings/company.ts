import type { CallResponse } from '@omnis/contract';
import { regionOf } from '@omnis/guards';
import { rules } from '@omnis/validation';
import type { Failure } from '../../../http/answer.ts';
import type { StoreSettings } from './settings.repository.ts';

/** Who runs a store, as its invoices say it. */
export type Company = CallResponse<'settings.get'>['company'];

/** What is wrong with the numbers of a company in a country; undefined when nothing is. */
export function companyFailure({ vatNumber, companyNumber }: Company, country: string): Failure | undefined {
  const region = regionOf(country);
  const faults = {
    // Elsewhere numbers have other names and forms.
    'company.vatNumber': region === 'uk' || region === 'eu' ? rules.vat_number(vatNumber, { country }) : null,
    'company.companyNumber': region === 'uk' ? rules.company_number(companyNumber) : null,
  };
  const errors = Object.entries(faults).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
  const [first] = errors;
  return first && { ok: false, code: 'validation_failed', message: first.message, errors };
}

/** The columns that hold it. */
export function companyColumns({ name, address, vatNumber, companyNumber }: Company): StoreSettings {
  return {
    company_name: name,
    company_address: address,
    vat_number: vatNumber.toUpperCase(),
    company_number: companyNumber.toUpperCase(),
  };
}
