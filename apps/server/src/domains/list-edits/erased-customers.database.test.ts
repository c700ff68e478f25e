/** Deleted discounts are kept so that they can be put back; a customer who is erased meanwhile is not. */
import { randomUUID } from 'node:crypto';
import { listEditSchema } from '@omnis/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { testMember } from '../../testing/test-team.ts';

const { demo } = testDivisions;
const base = `/omnis/v3/dashboard/divisions/${demo}/`;
const email = 'ada@shop.example';

let platform: TestPlatform;
let owner: TestClient;
beforeAll(async () => {
  platform = await createTestPlatform();
  owner = (await testMember(platform, [demo])).client;
});
afterAll(() => platform.close());

const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const idSchema = z.object({ id: z.string(), version: z.number() });

async function post<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T> {
  const answer = await owner.post(`${base}${path}`, body, key());
  expect(answer, answer.text).toMatchObject({ status: 201 });
  await platform.core.jobs.idle();
  return schema.parse(answer.json);
}

/** The places in which the customer is still named. */
async function traces(discount: string): Promise<string[]> {
  const { rows } = await platform.core.database.direct(
    `SELECT 'edit' AS place FROM list_edit_rows WHERE strpos(former::text, $1) > 0
     UNION ALL SELECT 'answer' FROM idempotency_keys WHERE strpos(answer::text, $1) > 0
     UNION ALL SELECT 'discount' FROM discount_customers WHERE discount_id = $2 AND email = $1`,
    [email, discount],
  );
  return z
    .array(z.object({ place: z.string() }))
    .parse(rows)
    .map(({ place }) => place);
}

test('a discount comes back without a customer who was erased meanwhile, of whom no trace is left', async () => {
  const wanted = { title: 'For Ada', method: 'code', code: 'ADA', kind: 'percentage', value: 10 };
  const { id } = await post('discounts/', { ...wanted, customers: [email] }, idSchema.pick({ id: true }));
  const deletion = { rows: { ids: [id] }, action: { kind: 'delete' } };
  const edit = await post('discounts/bulk/', deletion, listEditSchema);
  expect(await traces(id)).toEqual(['edit', 'answer']);
  const customer = await post('customers/', { email }, idSchema);
  const gone = await owner.delete(`${base}customers/${customer.id}/?version=${customer.version}`, key());
  expect(gone, gone.text).toMatchObject({ status: 200 });
  expect(await traces(id)).toEqual([]);
  const undo = await post(`list-edits/${edit.id}/undo/`, {}, listEditSchema);
  expect((await owner.get(`${base}list-edits/${undo.id}/`)).json).toMatchObject({ changed: 1, refused: 0 });
  expect(await traces(id)).toEqual([]);
  // It stays a discount for customers, of whom none is left: it is for nobody, not for everybody.
  const { rows } = await platform.core.database.direct('SELECT for_customers FROM discounts WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ for_customers: true }]);
});
