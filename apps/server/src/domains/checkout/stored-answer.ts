import {
  errorSchema,
  errorStatus,
  placeOrderAnswer,
  type ErrorCode,
  type PlaceOrderAnswer,
} from '@omnis/contract';
import { fail, failureBody, ok, type Failure, type Result } from '../../http/answer.ts';
import type { AttemptRow } from './attempts.repository.ts';

/** An answer as it is kept, to be given again for the same key. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}

/** Error while another request is working on the checkout. */
export const busy = (): Failure => ({
  ...fail('in_progress', 'This order is being placed. Wait a moment and try again.'),
  headers: { 'retry-after': '2' },
});

/** An answer to be kept. */
export function toStored(result: Result<PlaceOrderAnswer>): StoredAnswer {
  return result.ok ? { status: 200, body: result.value } : failureBody(result);
}

/** The answer that a checkout has; null while it has none. */
export function storedAnswer({ answer, answer_status: status }: AttemptRow): Result<PlaceOrderAnswer> | null {
  if (answer === null || status === null) return null;
  if (status === 200) return ok(placeOrderAnswer.parse(answer));
  const { message, errors, code } = errorSchema.parse(answer);
  return { ok: false, message, errors, code: isErrorCode(code) ? code : 'server_error' };
}
