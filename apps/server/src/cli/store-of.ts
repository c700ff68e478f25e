import type { Division } from '../tenancy/division.ts';
import type { DivisionsService } from '../tenancy/divisions.service.ts';
import { UsageError } from './arguments.ts';

/** Most stores that an error names. */
const mostNamed = 20;

/**
 * The store of a code.
 *
 * @throws {UsageError} naming the first stores that there are
 */
export async function storeOf(divisions: DivisionsService, code: string): Promise<Division> {
  const division = await divisions.byCode(code);
  if (division) return division;
  const first = await divisions.page({ after: 0, limit: mostNamed + 1 });
  const known = first.slice(0, mostNamed).map((each) => each.code);
  if (first.length > mostNamed) known.push('…');
  throw new UsageError(
    `There is no store “${code}”. ${known.length === 0 ? 'There are none yet: run `pnpm omnis seed` or `pnpm start` first.' : `There are: ${known.join(', ')}.`}`,
  );
}
