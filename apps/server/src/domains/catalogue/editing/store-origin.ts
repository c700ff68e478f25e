import type { CallContext } from '../../../http/context.ts';
import type { Division } from '../../../tenancy/division.ts';

/** The origin of the store that a call of its team is about: its host, at the scheme and port of the call. */
export function storeOriginOf(
  { division, origin }: Pick<CallContext, 'division' | 'origin'>,
  hostOf: (division: Division) => string,
): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${hostOf(division)}${port ? `:${port}` : ''}`;
}
