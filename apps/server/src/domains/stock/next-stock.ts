import { mostUnits, type CallInput } from '@omnis/contract';
import { fail, ok, type Result } from '../../http/answer.ts';

/** A change of the stock of a variant, as it is asked for. */
export type StockWish = Pick<CallInput<'dashboard.adjustStock'>['body'], 'by' | 'to' | 'expected'>;

const unitsText = (stock: number | null): string => (stock === null ? 'made to order' : String(stock));

function changedBy(stock: number | null, by: number): Result<number | null> {
  if (by === 0) return fail('validation_failed', 'Enter a number other than 0', 'by');
  if (stock === null)
    return fail('validation_failed', 'This variant is made to order. Set its stock to a number first.', 'by');
  const next = stock + by;
  // Units that arrive count, too, while some that were sold are still missing.
  if (next < 0 && by < 0)
    return fail('validation_failed', `There are only ${Math.max(0, stock)} in stock`, 'by');
  if (next > mostUnits) return fail('validation_failed', 'At most 1,000,000', 'by');
  return ok(next);
}

/**
 * The stock of a variant after a change, or what is wrong with it: two people who change it by a number both count, but
 * whoever sets it to a number has to know the one that it replaces.
 *
 * @param stock - units now, under a lock; null when it is made to order
 * @returns 422 with the field, or 409 with `expected` when the stock is not the one that was read
 */
export function nextStock(stock: number | null, { by, to, expected }: StockWish): Result<number | null> {
  if (by !== undefined && to !== undefined)
    return fail('validation_failed', 'Send either a change or a new number', 'to');
  if (by !== undefined) return changedBy(stock, by);
  if (to === undefined) return fail('validation_failed', 'This field is required', 'by');
  if (expected === undefined) return fail('validation_failed', 'Send the stock that you read', 'expected');
  if (expected !== stock) {
    const message = `The stock has changed from ${unitsText(expected)} to ${unitsText(stock)} meanwhile. Check it and save again.`;
    return fail('conflict', message, 'expected');
  }
  return ok(to);
}
