import type { CustomerRow, Subscriber } from '@omnis/contract';
import { csvRow } from '../../http/csv-cell.ts';

/** Lines of a CSV file, with CRLF between them. */
const csvLines = (lines: readonly (readonly string[])[]): string => lines.map(csvRow).join('');

/** Customers as lines of a CSV file; the first part begins with the names of the columns. */
export function customersFile(
  customers: readonly (CustomerRow & { phone: string; postcode: string })[],
  { currency, isFirst }: { currency: string; isFirst: boolean },
): string {
  const header = [
    'Email',
    'First name',
    'Last name',
    'Company',
    'Phone',
    'Country',
    'Postcode',
    'Orders',
    `Spent (${currency})`,
    'Last order',
    'Email consent',
    'Consent source',
    'Lead status',
    'Tags',
    'Customer since',
  ];
  return csvLines([
    ...(isFirst ? [header] : []),
    ...customers.map((each) => [
      each.email,
      each.firstName,
      each.lastName,
      each.company,
      each.phone,
      each.country,
      each.postcode,
      String(each.orders),
      String(each.spent),
      each.lastOrderAt ?? '',
      each.consent?.at ?? '',
      each.consent?.source ?? '',
      each.leadStatus ?? '',
      each.tags.join(', '),
      each.createdAt,
    ]),
  ]);
}

/** Subscribers as lines of a CSV file; the first part begins with the names of the columns. */
export const subscribersFile = (subscribers: readonly Subscriber[], isFirst: boolean): string =>
  csvLines([
    ...(isFirst ? [['Email', 'First name', 'Source', 'Consent']] : []),
    ...subscribers.map(({ email, firstName, source, consentAt }) => [email, firstName, source, consentAt]),
  ]);
