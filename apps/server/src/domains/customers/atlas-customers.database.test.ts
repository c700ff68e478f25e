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
const editor = await insertStaff(platform, 'editor', ['orders.view', 'orders.edit']);
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

describe('issue 37 C: staff change the customers of a store', () => {
  const at = (division: number, id: string): string => `/omnis/v3/atlas/customers/${division}/${id}/`;
  const read = async (id: string) => atlasCustomerSchema.parse((await editor.get(at(demo, id))).json);

  test('add and edit one: contact, company, social networks, lead, terms and tags, which the store’s team reads', async () => {
    const email = `${randomUUID()}@post.example`;
    const headers = once();
    const made = await editor.post(
      `/omnis/v3/atlas/customers/${demo}/`,
      { email, firstName: 'Ivy' },
      headers,
    );
    expect(made, made.text).toMatchObject({ status: 201, json: { email, division: demo } });
    expect(
      await editor.post(`/omnis/v3/atlas/customers/${demo}/`, { email, firstName: 'Ivy' }, headers),
    ).toEqual(expect.objectContaining({ status: 201, json: made.json }));
    const { id, version } = atlasCustomerSchema.parse(made.json);
    const changes = {
      phone: '+44 113 496 0000',
      company: 'Ivy & Co',
      jobTitle: 'Buyer',
      website: 'https://ivy.example/',
      tiktok: '@ivy',
      twitter: '@ivy',
      youtube: '@ivy',
      facebook: 'ivy',
      linkedin: 'ivy',
      instagram: '@ivy',
      leadStatus: 'qualified',
      requestTerms: true,
      tags: ['Trade'],
    };
    const changed = await editor.patch(at(demo, id), { ...changes, version }, once());
    expect(changed, changed.text).toMatchObject({ status: 200, json: { ...changes, version: version + 1 } });
    expect((await owner.get(`/omnis/v3/dashboard/divisions/${demo}/customers/${id}/`)).json).toMatchObject({
      ...changes,
      statusJourney: [{ status: 'qualified' }],
    });
    // Somebody else has read it before.
    expect(await editor.patch(at(demo, id), { company: 'Stale', version }, once())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await editor.patch(at(demo, id), { internal: true, version: version + 1 }, once())).toMatchObject({
      status: 403,
      json: { errors: [{ field: 'internal' }] },
    });
    expect((await read(id)).company).toBe('Ivy & Co');
  });

  test('merge two of one store, and delete one', async () => {
    const kept = await added(demo, `${randomUUID()}@post.example`);
    const email = `${randomUUID()}@post.example`;
    const gone = await added(demo, email);
    const foreign = await added(other, `${randomUUID()}@post.example`);
    const { version } = await read(kept);
    expect(await editor.post(`${at(demo, kept)}merge/`, { other: foreign, version }, once())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'other' }] },
    });
    expect(
      await editor.post(`${at(demo, kept)}merge/`, { other: gone, version: version - 1 }, once()),
    ).toMatchObject({ status: 409 });
    const merged = await editor.post(`${at(demo, kept)}merge/`, { other: gone, version }, once());
    expect(merged, merged.text).toMatchObject({ status: 200 });
    const now = atlasCustomerSchema.parse(merged.json);
    expect(now.emails).toContain(email);
    expect((await editor.get(at(demo, gone))).status).toBe(404);
    expect(await editor.delete(`${at(demo, kept)}?version=${now.version - 1}`, once())).toMatchObject({
      status: 409,
    });
    expect(await editor.delete(`${at(demo, kept)}?version=${now.version}`, once())).toMatchObject({
      status: 200,
    });
    expect((await editor.get(at(demo, kept))).status).toBe(404);
  });

  test('export those of one store as CSV, and who did is written down', async () => {
    await added(demo, `${mark}-file@post.example`);
    await added(other, `${mark}-elsewhere@post.example`);
    const file = await editor.get(`/omnis/v3/atlas/customers/${demo}/export/?search=${mark}-file`);
    expect(file, file.text).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/csv; charset=utf-8' },
    });
    expect(file.text).toContain(`${mark}-file@post.example`);
    expect(file.text).not.toContain('elsewhere');
    const entry = await platform.core.database.platform(({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['actor_kind', 'action'])
        .where('action', '=', 'customers.exported')
        .executeTakeFirst(),
    );
    expect(entry).toEqual({ actor_kind: 'staff', action: 'customers.exported' });
    expect((await editor.get('/omnis/v3/atlas/customers/999999/export/')).status).toBe(404);
  });

  test('is refused without the permission, and for ids of another store', async () => {
    const id = await added(demo, `${randomUUID()}@post.example`);
    const rest = { version: 1 };
    const each = (client: typeof staff, division: number) => [
      client.patch(at(division, id), { ...rest, company: 'X' }, once()),
      client.post(`${at(division, id)}merge/`, { ...rest, other: randomUUID() }, once()),
      client.delete(`${at(division, id)}?version=1`, once()),
    ];
    for (const client of [staff, others]) {
      for (const answer of await Promise.all(each(client, demo))) expect(answer.status).toBe(403);
      expect((await client.get(`/omnis/v3/atlas/customers/${demo}/export/`)).status).toBe(403);
      const body = { email: `${randomUUID()}@post.example` };
      expect((await client.post(`/omnis/v3/atlas/customers/${demo}/`, body, once())).status).toBe(403);
    }
    for (const answer of await Promise.all(each(editor, other))) expect(answer.status).toBe(404);
    expect((await read(id)).company).toBe('');
  });
});
