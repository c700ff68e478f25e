import type { Division } from '../domains/divisions/division.ts';
import type { DivisionsService } from '../domains/divisions/divisions.service.ts';
import { UsageError } from './arguments.ts';

/**
 * The store of a code.
 *
 * @throws {UsageError} naming the stores that there are
 */
export function storeOf(divisions: DivisionsService, code: string): Division {
  const division = divisions.byCode(code);
  if (division) return division;
  const known = divisions.all().map((each) => each.code);
  throw new UsageError(
    `There is no store “${code}”. ${known.length === 0 ? 'There are none yet: run `pnpm omnis seed` or `pnpm start` first.' : `There are: ${known.join(', ')}.`}`,
  );
}
