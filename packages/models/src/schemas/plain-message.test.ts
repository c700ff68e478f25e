import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-message.ts';

const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: plainMessage }).error?.issues[0]?.message;

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('a') }),
  z.object({ kind: z.literal('b') }),
]);

describe('plain messages', () => {
  it.each([
    [z.string(), undefined, 'This field is required'],
    [z.string(), null, 'This field is required'],
    [z.object({ a: z.string() }), {}, 'This field is required'],
    [z.string(), 7, 'Must be text'],
    [z.coerce.number(), 'x', 'Must be a number'],
    [z.number().int(), 1.5, 'Must be a whole number'],
    [z.boolean(), 'yes', 'Must be true or false'],
    [z.array(z.string()), 'x', 'Must be a list'],
    [z.object({}), [], 'Must be an object'],
    [z.record(z.string(), z.string()), 'x', 'Must be an object'],
    [z.string().min(1), '', 'This field is required'],
    [z.string().min(3), 'ab', 'Must contain at least 3 characters'],
    [z.string().max(1), 'ab', 'Must contain no more than 1 character'],
    [z.number().min(1), 0, 'Min 1'],
    [z.number().max(100), 101, 'Max 100'],
    [z.number().positive(), 0, 'Must be more than 0'],
    [z.number().lt(5), 5, 'Must be less than 5'],
    [z.array(z.string()).min(1), [], 'Give at least 1 entry'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Give at most 2 entries'],
    [z.enum(['main', 'favourites']), 'x', 'Choose one of: main, favourites'],
    [z.string().regex(/^a$/), 'b', 'This is not in the right form'],
    [z.union([z.number(), z.literal('x')]), 'y', 'This value cannot be used here'],
    [z.union([z.number(), z.literal('x')]), undefined, 'This field is required'],
    [z.union([z.literal(0), z.literal(1)]), true, 'Choose one of: 0, 1'],
    [kinds, {}, 'Choose one of: a, b'],
    [kinds, { kind: 'c' }, 'Choose one of: a, b'],
    [z.string('Say it'), 7, 'Say it'],
  ])('%#: says what a person can act on', (schema, value, message) => {
    expect(said(schema, value)).toBe(message);
  });
});
