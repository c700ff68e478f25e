import { errorStatus, type ApiError, type ErrorCode } from '@omnis/contract';
import type { JsonText } from './json-text.ts';
import type { TextStream } from './text-stream.ts';

/** An expected failure as a value; the server turns it into the one error shape in one place. */
export interface Failure {
  ok: false;
  code: ErrorCode;
  message: string;
  errors: ApiError['errors'];
  /** Details of what the caller has to bring. */
  details?: ApiError['details'];
  headers?: Record<string, string>;
}

/** Successful result. */
export interface Success<T> {
  ok: true;
  value: T;
}

/** Outcome of a service: a value, or an expected failure. */
export type Result<T> = Success<T> | Failure;

/** Answer of a handler; its status is the contract’s. */
export type Answer<T> =
  | { ok: true; value: T | JsonText | TextStream; headers?: Record<string, string> }
  | Failure;

/** A value as a result. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

/**
 * An expected failure.
 *
 * @param code - decides the status (contract `errorStatus`)
 * @param message - what a person reads
 * @param field - the field it belongs to, when there is one
 */
export function fail(code: ErrorCode, message: string, field?: string): Failure {
  return { ok: false, code, message, errors: field === undefined ? [] : [{ field, message }] };
}

/** Thrown where a failure has to leave a transaction, so that it is rolled back; turned into its failure outside. */
export class Rollback extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Runs work whose `Rollback` becomes a failure. */
export async function settle<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof Rollback) return error.failure;
    throw error;
  }
}

/** Status and body of a failure. */
export function failureBody(failure: Failure): { status: number; body: ApiError } {
  return {
    status: errorStatus[failure.code],
    body: {
      message: failure.message,
      errors: failure.errors,
      code: failure.code,
      ...(failure.details && { details: failure.details }),
    },
  };
}
