import type { z } from 'zod';
import { plainMessage } from './plain-message.ts';

/** What is wrong with one field; the path is dotted: `blocks.0.size`. */
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
  const errors = result.error.issues.map(({ path, message }) => ({
    field: path.map(String).join('.'),
    message,
  }));
  return { ok: false, errors };
}
