import { randomUUID } from 'node:crypto';
import { managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;
const owner = await testOwner(platform, [demo]);
const partner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);
const shop = testClient(platform.app, testHosts.demo);

afterAll(() => platform.close());

const ofOwner = `/omnis/v3/dashboard/divisions/${demo}/orders/`;
const note = (
  id: number,
  body: object,
  { by = owner, key = randomUUID() }: { by?: typeof owner; key?: string } = {},
): Promise<TestAnswer> => by.post(`${ofOwner}${id}/notes/`, body, { 'idempotency-key': key });
const read = async (id: number): Promise<ManagedOrder> =>
  managedOrderSchema.parse((await owner.get(`${ofOwner}${id}/`)).json);
const order = () => insertTestOrder(database, { division_id: demo });

describe('a note on an order', () => {
  test('stands on it with who wrote it, and its shopper never sees it or its tags', async () => {
    const { id, hash } = await order();
    const answer = await note(id, { text: '  Call before packing  ', addTags: ['zebra-tag'] });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: {
        tags: ['zebra-tag'],
        notes: [{ text: 'Call before packing', addedTags: ['zebra-tag'], removedTags: [] }],
      },
    });
    const { notes } = await read(id);
    expect(notes[0]?.by).not.toBe('');
    for (const path of [`/omnis/v3/orders/${hash}/`, `/omnis/v3/orders/${hash}/invoice/`]) {
      const shown = await shop.get(path);
      expect(shown.status).toBe(200);
      expect(shown.text).not.toMatch(/Call before packing|zebra-tag/);
    }
  });

  test('is written once for its key, and its key serves for nothing else', async () => {
    const { id } = await order();
    const key = randomUUID();
    for (let count = 0; count < 2; count += 1)
      expect(await note(id, { text: 'Once' }, { key })).toMatchObject({ status: 200 });
    expect((await read(id)).notes).toHaveLength(1);
    expect(await note(id, { text: 'Twice' }, { key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
  });

  test.each([
    ['text', {}],
    ['text', { text: 'x'.repeat(2001) }],
    ['addTags.0', { addTags: [' '] }],
    ['addTags.0', { addTags: ['a, b'] }],
    ['addTags.1', { addTags: ['fine', 'x'.repeat(41)] }],
    ['removeTags', { removeTags: 'gift' }],
  ])('is refused with the field %s named', async (field, body) => {
    const { id } = await order();
    expect(await note(id, body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await read(id)).toMatchObject({ notes: [], tags: [] });
  });

  test('is refused to other stores', async () => {
    const { id } = await order();
    expect(await note(id, { text: 'Mine' }, { by: stranger })).toMatchObject({ status: 403 });
    const elsewhere = `/omnis/v3/dashboard/divisions/${other}/orders/${id}/notes/`;
    expect(
      await stranger.post(elsewhere, { text: 'Mine' }, { 'idempotency-key': randomUUID() }),
    ).toMatchObject({ status: 404 });
    expect((await read(id)).notes).toEqual([]);
  });
});

describe('tags of an order', () => {
  test('are added and removed in any letters, and the notes say what was changed', async () => {
    const { id } = await order();
    await note(id, { addTags: ['Gift', 'rush'] });
    expect(await note(id, { addTags: ['gift'] })).toMatchObject({ status: 200 });
    expect(await note(id, { removeTags: ['GIFT'] })).toMatchObject({ json: { tags: ['rush'] } });
    expect((await read(id)).notes.map(({ addedTags, removedTags }) => [addedTags, removedTags])).toEqual([
      [['Gift', 'rush'], []],
      [[], ['Gift']],
    ]);
  });

  test('of two people at once are both kept', async () => {
    const { id } = await order();
    await Promise.all([note(id, { addTags: ['one'] }), note(id, { addTags: ['two'] }, { by: partner })]);
    expect((await read(id)).tags.toSorted()).toEqual(['one', 'two']);
  });

  test('are at most twenty', async () => {
    const { id } = await order();
    await note(id, { addTags: Array.from({ length: 20 }, (_, count) => `tag ${count}`) });
    expect(await note(id, { addTags: ['one more'] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'addTags' }] },
    });
  });
});
