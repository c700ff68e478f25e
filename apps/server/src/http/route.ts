import { calls, type CallInput, type CallName, type CallResponse, type CallShape } from '@omnis/contract';
import { plainMessage } from '@omnis/models';
import type { z } from 'zod';
import { fail, type Answer, type Failure } from './answer.ts';
import type { CallContext } from './context.ts';
import { fieldErrors } from './field-errors.ts';
import { findUnstorable } from './storable.ts';

/** Input as it arrived, not yet parsed. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A call of the contract with its handler. */
export interface Route {
  readonly name: CallName;
  /** Parses and answers. */
  readonly run: (context: CallContext, raw: RawInput) => Promise<Answer<unknown>>;
  /** The server keeps the answer for the request's `Idempotency-Key`; otherwise the handler sees to the key itself. */
  readonly isAnsweredOnce?: true;
}

/**
 * Has a call answered once for each `Idempotency-Key`, also where its handler knows nothing of keys: a repeat gets the
 * answer of the first request. A handler whose work is a single transaction uses `writtenOnce` instead.
 */
export const answeredOnce = (call: Route): Route => ({ ...call, isAnsweredOnce: true });

const unstorableText = 'This contains a character that we cannot store. Type it again.';

function invalid(error: z.ZodError): Failure {
  const errors = fieldErrors(error);
  return { ok: false, code: 'validation_failed', message: errors[0]?.message ?? 'Check your input', errors };
}

function parsePart(schema: z.ZodType | undefined, value: unknown): z.ZodSafeParseResult<unknown> | undefined {
  return schema?.safeParse(value ?? {}, { error: plainMessage });
}

/**
 * Binds a handler to a call: it runs only with input that fits the contract.
 *
 * @param name - the call
 * @param handler - delegates to a service and says how it went
 */
export function route<N extends CallName>(
  name: N,
  handler: (context: CallContext, input: CallInput<N>) => Promise<Answer<CallResponse<N>>>,
): Route {
  const call: CallShape = calls[name];
  return {
    name,
    run: async (context, raw) => {
      const params = parsePart(call.params, raw.params);
      const query = parsePart(call.query, raw.query);
      const body = parsePart(call.body, raw.body);
      for (const part of [params, query, body]) if (part && !part.success) return invalid(part.error);
      const unstorable = findUnstorable(query?.data) ?? findUnstorable(body?.data);
      if (unstorable) return fail('validation_failed', unstorableText, unstorable.join('.'));
      // The three were parsed by the very schemas that `CallInput` is derived from.
      return handler(context, { params: params?.data, query: query?.data, body: body?.data } as CallInput<N>);
    },
  };
}
