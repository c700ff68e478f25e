import type { z } from 'zod';
import { plainMessage } from './plain-message.ts';

/** Fault in one field; the path is dotted: `blocks.0.size`. */
export interface FieldError {
  field: string;
  message: string;
}

/** An entity, or what is wrong with it. */
export type ParsedEntity<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/**
 * Reads an entity from JSON: defaults filled in, unknown fields kept, wrong types named by path.
 *
 * @example
 * parseEntity(pageSchema, { url: 7 }); // { ok: false, errors: [{ field: 'url', message: '…' }] }
 */
export function parseEntity<T extends z.ZodType>(schema: T, input: unknown): ParsedEntity<z.output<T>> {
  const result = schema.safeParse(input, { error: plainMessage });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, errors: result.error.issues.flatMap((issue) => fieldErrors(issue, [])) };
}

/** Where one of several forms was meant and something within it is wrong, that is named, rather than the whole. */
function fieldErrors(issue: z.core.$ZodIssue, before: readonly PropertyKey[]): FieldError[] {
  const path = [...before, ...issue.path];
  const within =
    issue.code === 'invalid_union'
      ? issue.errors.find((branch) => branch.length > 0 && branch.every((inner) => inner.path.length > 0))
      : undefined;
  if (within !== undefined) return within.flatMap((inner) => fieldErrors(inner, path));
  return [{ field: path.map(String).join('.'), message: issue.message }];
}
