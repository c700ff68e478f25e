import { z } from 'zod';

/** Levels of lists and objects that page JSON may have; blocks nest two levels each. */
export const maxJsonDepth = 64;

/** Tells whether a JSON value is at most `limit` levels deep. Iterative, so that hostile depth is harmless. */
export function isWithinDepth(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      // A depth of `limit` has been seen and there is a level more.
      if (depth === limit) return false;
      for (const child of Object.values(item)) next.push(child);
    }
    if (next.length === 0) return true;
    level = next;
  }
  return true;
}

/** Refuses input that is nested too deep before the schema walks it. */
export function limitDepth<T extends z.ZodType>(schema: T) {
  return z.preprocess((value, context) => {
    if (isWithinDepth(value, maxJsonDepth)) return value;
    context.addIssue({ code: 'custom', message: `Nested more than ${maxJsonDepth} levels deep` });
    return z.NEVER;
  }, schema);
}
