import type { CustomerRow } from '@omnis/contract';

/** The name of a customer, or the email address where there is none. */
export function customerName({
  firstName,
  lastName,
  email,
}: Pick<CustomerRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
