/** Error for the caller when a picture cannot be made or stored (design of the platform's errors). */
export interface FileProblem {
  status: 404 | 413 | 415 | 422 | 502 | 503 | 504;
  code: 'not_found' | 'validation_failed' | 'too_large' | 'unsupported_type' | 'fetch_failed' | 'busy';
  message: string;
  errors: readonly { field: string; message: string }[];
}

/** A value, or the problem that stands in its way. */
export type FileResult<T> = { ok: true; value: T } | { ok: false; problem: FileProblem };

/** Wraps a value as a result. */
export function done<T>(value: T): FileResult<T> {
  return { ok: true, value };
}

/** A field that is wrong: 422. */
export function invalid(errors: readonly { field: string; message: string }[]): {
  ok: false;
  problem: FileProblem;
} {
  const message = errors[0]?.message ?? 'The request is not valid';
  return { ok: false, problem: { status: 422, code: 'validation_failed', message, errors } };
}

/** Nothing is there: 404. */
export function notFound(message: string): { ok: false; problem: FileProblem } {
  return { ok: false, problem: { status: 404, code: 'not_found', message, errors: [] } };
}

/** Any other problem. */
export function problem(
  status: FileProblem['status'],
  code: FileProblem['code'],
  message: string,
): { ok: false; problem: FileProblem } {
  return { ok: false, problem: { status, code, message, errors: [] } };
}
