import { personalisationFieldsSchema } from '@omnis/contract';
import type { CurrencyCode } from '@omnis/models';
import {
  fieldFaults,
  keptPersonalisation,
  personalisationColumn,
  type KeptField,
} from '../catalogue/personalisation.ts';
import { cell } from './shopify-cells.ts';
import type { ShopifyRow } from './shopify-columns.ts';

/** Result of reading the fields of a product: nothing, the fields, or why they cannot be read. */
export type ReadFields =
  | { readonly ok: true; readonly fields: KeptField[] | undefined }
  | { readonly ok: false; readonly reason: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what shoppers may have put on a product, as an export has written it.
 *
 * @param currency - the store's currency, in which the file's prices stand
 */
export function readFields(row: ShopifyRow, currency: CurrencyCode): ReadFields {
  const text = cell(row, personalisationColumn);
  if (text === '') return { ok: true, fields: undefined };
  const json = parsed(text);
  if (json === undefined) return { ok: false, reason: 'cannot be read' };
  const read = personalisationFieldsSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    return { ok: false, reason: `${where}${issue?.message ?? 'cannot be read'}` };
  }
  const fields = keptPersonalisation(read.data, currency);
  const [fault] = fieldFaults(fields);
  return fault ? { ok: false, reason: `${fault.at}.${fault.key}: ${fault.message}` } : { ok: true, fields };
}
