import { fail, type Result } from '../http/answer.ts';
import type { CallContext, Identity } from '../http/context.ts';

/** Runs work as the member of staff who is signed in. */
export async function asStaff<T>(
  { visitor }: CallContext,
  work: (by: Identity) => Promise<Result<T>>,
): Promise<Result<T>> {
  return visitor.identity?.kind === 'staff'
    ? work(visitor.identity)
    : fail('unauthenticated', 'Sign in to go on');
}
