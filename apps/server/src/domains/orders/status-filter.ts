import { isOrderStatusCode, type OrderStatusCode } from '@omnis/models';
import { fail, ok, type Result } from '../../http/answer.ts';
import { openStatuses } from './order-state.ts';

/**
 * Reads the filter of a list: codes joined by commas, `open` among them for all that wait for work.
 *
 * @returns null for every status; fails with `validation_failed` on `status` for a code that does not exist
 */
export function readStatusFilter(text: string | undefined): Result<readonly OrderStatusCode[] | null> {
  const words = (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) return ok(null);
  const statuses = new Set<OrderStatusCode>();
  for (const word of words) {
    if (word === 'open') openStatuses.forEach((status) => statuses.add(status));
    else if (isOrderStatusCode(word)) statuses.add(word);
    else return fail('validation_failed', `There is no status ${word.slice(0, 40)}`, 'status');
  }
  return ok([...statuses]);
}
