import { randomUUID } from 'node:crypto';
import { atlasCustomerSchema } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertStaff } from '../../testing/after-sale.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';

const { demo, other } = testDivisions;
const platform = await createTestPlatform();
const staff = await insertStaff(platform, 'support', ['orders.view']);
const others = await insertStaff(platform, 'picker', ['staff.view']);
const owner = await testOwner(platform, [demo, other]);
afterAll(() => platform.close());

const mark = randomUUID().slice(0, 8);
const once = () => ({ 'idempotency-key': randomUUID() });
const listSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), division: z.number(), email: z.string(), storeName: z.string() }),
  ),
  next: z.string().nullable(),
});

async function added(division: number, email: string, lastName = 'Frost'): Promise<string> {
  const path = `/omnis/v3/dashboard/divisions/${division}/customers/`;
  const answer = await owner.post(path, { email, firstName: 'Fay', lastName }, once());
  expect(answer.status, answer.text).toBe(201);
  return z.object({ id: z.string() }).parse(answer.json).id;
}
const listed = async (query: string) =>
  listSchema.parse((await staff.get(`/omnis/v3/atlas/customers/${query}`)).json);

describe('platform.md §3 Customer: customers list for staff', () => {
  test('finds an email address in every store, by its beginning and in any case', async () => {
    await added(demo, `${mark}-one@post.example`);
    await added(other, `${mark}-two@post.example`);
    const { items, next } = await listed(`?search=${mark.toUpperCase()}-`);
    expect(items.map(({ division, email }) => [division, email])).toEqual([
      [demo, `${mark}-one@post.example`],
      [other, `${mark}-two@post.example`],
    ]);
    expect(next).toBeNull();
    expect((await listed('')).items).toEqual([]);
  });

  test('lists a store by pages, searched by name', async () => {
    for (const name of ['Ash', 'Beech', 'Cedar'])
      await added(demo, `${randomUUID()}@post.example`, `${name}${mark}`);
    const seen = new Set<string>();
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { items, next } = await listed(`?division=${demo}&limit=1&search=fay${cursor}`);
      for (const { id } of items) seen.add(id);
      cursor = `&cursor=${encodeURIComponent(next ?? '')}`;
    }
    expect(seen.size).toBe(3);
    const [found] = (await listed(`?division=${demo}&search=cedar${mark}`)).items;
    expect(found).toMatchObject({ division: demo });
    expect(await staff.get('/omnis/v3/atlas/customers/?division=999999')).toMatchObject({
      status: 404,
      json: { errors: [{ field: 'division' }] },
    });
  });

  test('shows a customer, and takes a note that the team of the store reads', async () => {
    const id = await added(demo, `${randomUUID()}@post.example`);
    const path = `/omnis/v3/atlas/customers/${demo}/${id}/`;
    expect(atlasCustomerSchema.parse((await staff.get(path)).json)).toMatchObject({
      division: demo,
      notes: [],
    });
    const headers = once();
    const body = { text: 'Asked for an invoice' };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await staff.post(`${path}notes/`, body, headers)).status).toBe(200);
    const seen = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/customers/${id}/`);
    expect(seen.json).toMatchObject({ notes: [{ text: 'Asked for an invoice' }] });
    expect(z.object({ notes: z.array(z.unknown()) }).parse(seen.json).notes).toHaveLength(1);
    expect((await staff.post(`${path}notes/`, { text: ' ' }, once())).json).toMatchObject({
      errors: [{ field: 'text' }],
    });
    // The id is another store's.
    expect((await staff.get(`/omnis/v3/atlas/customers/${other}/${id}/`)).status).toBe(404);
    expect((await staff.post(`/omnis/v3/atlas/customers/${other}/${id}/notes/`, body, once())).status).toBe(
      404,
    );
  });

  test('is for those who may see orders', async () => {
    expect((await others.get(`/omnis/v3/atlas/customers/?search=${mark}`)).status).toBe(403);
  });
});
