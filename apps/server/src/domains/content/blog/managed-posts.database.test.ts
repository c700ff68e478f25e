/** Posts of the blog as a store's team writes them (storefront.md §2 /blog/, §7). */
import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const at = `/omnis/v3/dashboard/divisions/${demo}/blog/`;
const managed = calls['dashboard.post'].response;
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
let shopper: TestClient;

const key = () => ({ 'idempotency-key': randomUUID() });
const create = async (body: object) => {
  const answer = await owner.post(at, body, key());
  expect(answer.status, answer.text).toBe(201);
  return managed.parse(answer.json);
};
const change = (id: number, body: object) => owner.patch(`${at}${id}/`, body, key());
const read = (url: string) => shopper.get(`/omnis/v3/blog/posts/${url}/`);

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(({ query }) => query.deleteFrom('blog_posts').execute());
  for (const id of [demo, other]) await platform.services.content.blog.changed(id);
});

describe('a post', () => {
  test('needs a title only, is a draft, and is read by shoppers once it is published', async () => {
    const { id, version, url, state, storeUrl } = await create({ title: 'How we print foxes' });
    expect({ url, state }).toEqual({ url: 'how-we-print-foxes', state: 'draft' });
    expect(storeUrl).toMatch(/\/blog\/how-we-print-foxes\/$/);
    expect((await read(url)).status).toBe(404);
    const text = '<p>Slowly.</p><script>steal()</script>';
    const shown = {
      content: text,
      excerpt: 'Slowly',
      tags: ['Making'],
      author: 'Ada',
      publishedAt: inDays(-1),
    };
    expect(await change(id, { ...shown, version })).toMatchObject({
      status: 200,
      json: { state: 'published', content: '<p>Slowly.</p>', version: version + 1 },
    });
    expect(responseOf('blog.get', await read(url))).toMatchObject({
      title: 'How we print foxes',
      content: '<p>Slowly.</p>',
      author: 'Ada',
      tags: [{ name: 'Making', url: 'making' }],
    });
  });

  test('of a time to come is scheduled, and nobody reads it before', async () => {
    const { id, version, url, state } = await create({ title: 'Soon', publishedAt: inDays(2) });
    expect(state).toBe('scheduled');
    expect((await read(url)).status).toBe(404);
    expect(await change(id, { publishedAt: inDays(400), version })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'publishedAt', message: 'Choose a time within a year' }] },
    });
    expect((await change(id, { publishedAt: null, version })).json).toMatchObject({ state: 'draft' });
  });

  test('gets a free address; one that is taken or reserved is refused beside its field', async () => {
    await create({ title: 'Foxes' });
    expect((await create({ title: 'Foxes' })).url).toBe('foxes-2');
    expect((await create({ title: 'Tagged' })).url).toBe('tagged-2');
    for (const [url, message] of [
      ['Foxes', 'Another post has this address'],
      ['tagged', 'This address shows the posts of a tag'],
      ['!!!', 'Use letters or digits'],
    ])
      expect(await owner.post(at, { title: 'Bears', url }, key())).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'url', message }] },
      });
  });

  test('answers at its former addresses with the one that it has now', async () => {
    const { id, version } = await create({ title: 'Foxes', publishedAt: inDays(-1) });
    await change(id, { url: 'red-foxes', version });
    await change(id, { url: 'our-foxes', version: version + 1 });
    for (const url of ['foxes', 'red-foxes', 'our-foxes'])
      expect(responseOf('blog.get', await read(url)).url).toBe('/blog/our-foxes/');
    // A new post that takes a former address has it.
    await create({ title: 'Others', url: 'foxes', publishedAt: inDays(-1) });
    expect(responseOf('blog.get', await read('foxes')).title).toBe('Others');
  });

  test('is changed by the version that was read, once a key; unknown fields are refused by name', async () => {
    const { id, version } = await create({ title: 'Foxes' });
    const twice = key();
    for (const round of [1, 2])
      expect(
        await owner.patch(`${at}${id}/`, { title: 'Bears', version }, twice),
        `round ${round}`,
      ).toMatchObject({ status: 200, json: { version: version + 1 } });
    expect(await change(id, { title: 'Wolves', version })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect((await change(id, { titel: 'Wolves', version: version + 1 })).status).toBe(422);
    expect((await change(id, { title: 'Wolves' })).status).toBe(422);
  });

  test('is deleted, and its page is gone', async () => {
    const { id, url } = await create({ title: 'Foxes', publishedAt: inDays(-1) });
    expect((await read(url)).status).toBe(200);
    expect((await owner.delete(`${at}${id}/`, key())).status).toBe(200);
    expect((await read(url)).status).toBe(404);
    expect((await owner.delete(`${at}${id}/`, key())).status).toBe(404);
  });
});

test('the list has drafts too, last changed first, by state and title, in pages', async () => {
  await create({ title: 'First fox', publishedAt: inDays(-1) });
  await create({ title: 'Second fox', publishedAt: inDays(1) });
  await create({ title: 'A bear' });
  const titles = async (query = '') =>
    responseOf('dashboard.posts', await owner.get(`${at}${query}`)).items.map(({ title }) => title);
  expect(await titles()).toEqual(['A bear', 'Second fox', 'First fox']);
  expect(await titles('?search=FOX')).toEqual(['Second fox', 'First fox']);
  for (const [state, title] of [
    ['draft', 'A bear'],
    ['scheduled', 'Second fox'],
    ['published', 'First fox'],
  ])
    expect(await titles(`?state=${state}`)).toEqual([title]);
  const page = responseOf('dashboard.posts', await owner.get(`${at}?limit=2`));
  expect(await titles(`?limit=2&cursor=${page.next}`)).toEqual(['First fox']);
  expect((await owner.get(`${at}?cursor=nonsense`)).status).toBe(422);
});

test('nobody but the team of the store reads and writes them', async () => {
  const { id, version } = await create({ title: 'Foxes' });
  expect((await stranger.get(at)).status).toBe(403);
  expect((await stranger.patch(`${at}${id}/`, { title: 'Mine', version }, key())).status).toBe(403);
  const theirs = `/omnis/v3/dashboard/divisions/${other}/blog/${id}/`;
  expect((await stranger.get(theirs)).status).toBe(404);
  expect((await stranger.delete(theirs, key())).status).toBe(404);
});
