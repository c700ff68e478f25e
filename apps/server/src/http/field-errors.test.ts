import { calls } from '@omnis/contract';
import { plainMessage } from '@omnis/models';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const saidOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { error: plainMessage });
  return error ? fieldErrors(error).map(({ field, message }) => `${field}: ${message}`) : [];
};

it('names the field that is wrong, also where a call takes one thing or a list of them', () => {
  const { body } = calls['events.collect'];
  const event = { event: 'page_view', payload: {}, metadata: { divisionId: 21 } };
  expect(saidOf(body, event)).toEqual([]);
  expect(saidOf(body, { ...event, event: 'Page view' })).toEqual([
    'event: Use small letters, digits and underscores',
  ]);
  expect(saidOf(body, { ...event, metadata: {} })).toEqual(['metadata.divisionId: This field is required']);
  expect(saidOf(body, [event, { ...event, payload: 'x' }])).toEqual(['1.payload: Must be an object']);
  expect(saidOf(body, { ...event, payload: { deep: {} } })).toEqual([
    'payload.deep: This value cannot be used here',
  ]);
  expect(saidOf(calls['models.fetch'].body, { type: 'product' })).toEqual(['ids: This field is required']);
  expect(saidOf(calls['models.fetch'].body, { type: 'product', ids: [1, 'x'.repeat(61)] })).toEqual([
    'ids.1: This value cannot be used here',
  ]);
});

it('does not measure what is of the wrong kind, and tells all that is wrong otherwise', () => {
  const schema = z.object({ code: z.string().min(3).regex(/\d/, 'Must contain at least one number') });
  expect(saidOf(schema, { code: [] })).toEqual(['code: Must be text']);
  expect(saidOf(schema, { code: 'ab' })).toEqual([
    'code: Must contain at least 3 characters',
    'code: Must contain at least one number',
  ]);
});
