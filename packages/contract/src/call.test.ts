import { expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from './calls/index.ts';
import { defineCall } from './call.ts';

it('platform.md §7 422: no object of a PATCH takes fields that it does not name, at any depth', () => {
  const part = z.object({ a: z.number().optional() });
  const { body } = defineCall('settings.update', {
    method: 'PATCH',
    path: '/',
    access: 'owner',
    summary: 'Tried',
    body: z
      .object({
        list: z.array(part),
        record: z.record(z.string(), part),
        either: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('x'), part }),
          z.object({ kind: z.literal('y') }),
        ]),
        one: z.union([part, z.string()]),
        none: part.nullable().default(null),
        loose: z.looseObject({ a: z.number() }),
      })
      .partial(),
    response: z.object({}),
  });
  const right = {
    list: [{ a: 1 }],
    record: { x: { a: 1 } },
    either: { kind: 'x', part: {} },
    one: {},
    none: { a: 2 },
    loose: { a: 1, b: 2 },
  };
  expect(body.parse(right)).toEqual(right);
  for (const wrong of [
    { b: 1 },
    { list: [{ b: 1 }] },
    { record: { x: { b: 1 } } },
    { either: { kind: 'y', part: {} } },
    { either: { kind: 'x', part: { b: 1 } } },
    { one: { b: 1 } },
    { none: { b: 1 } },
  ])
    expect([wrong, body.safeParse(wrong).success]).toEqual([wrong, false]);
});

it('a POST takes what it does not name, and leaves it out', () => {
  const { body } = calls['dashboard.createDiscount'];
  const made = { title: 'Spring', method: 'code', kind: 'percentage', more: 1 };
  const read = body.safeParse(made);
  expect(read.success ? Object.keys(read.data) : read.error.issues.map(({ code }) => code)).not.toContain(
    'unrecognized_keys',
  );
});
