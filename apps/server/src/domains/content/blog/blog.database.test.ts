import { calls } from '@omnis/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { postWords } from '../../../database/migrations/0046-post-words.ts';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { insertPosts, type NewPost } from './blog.repository.ts';

const { demo, other } = testDivisions;
const hour = 3_600_000;
const post = (url: string, more: Partial<NewPost> = {}): NewPost => ({
  url,
  title: `Title of ${url}`,
  excerpt: `About ${url}`,
  content: `<p>Text of ${url}</p>`,
  image: `/images/scenes/${url}`,
  imageAlt: '',
  tags: [],
  author: 'Ada',
  publishedAt: new Date(Date.now() - hour),
  ...more,
});

let platform: TestPlatform;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

async function write(division: number, ...posts: NewPost[]): Promise<void> {
  await platform.core.database.tenant(division, (db) => insertPosts(db, division, posts));
  await platform.services.content.blog.changed(division);
}

beforeEach(async () => {
  await platform.core.database.platform(({ query }) => query.deleteFrom('blog_posts').execute());
  for (const id of [demo, other]) await platform.services.content.blog.changed(id);
});

const list = async (query = '') =>
  responseOf('blog.paginate', await shopper.get(`/omnis/v3/blog/paginate/${query}`));
const titles = async (query = '') => (await list(query)).data.map(({ title }) => title);

describe('a list of posts', () => {
  test('has the published ones, newest first, and no draft and none of the future', async () => {
    await write(
      demo,
      post('older', { publishedAt: new Date(Date.now() - 2 * hour) }),
      post('newer'),
      post('draft', { publishedAt: null }),
      post('to-come', { publishedAt: new Date(Date.now() + hour) }),
    );
    expect(await titles()).toEqual(['Title of newer', 'Title of older']);
    for (const url of ['draft', 'to-come', 'nobody'])
      expect((await shopper.get(`/omnis/v3/blog/posts/${url}/`)).status).toBe(404);
  });

  test('comes page by page, and a page behind the last is not found', async () => {
    await write(
      demo,
      ...[1, 2, 3].map((at) => post(`p${at}`, { publishedAt: new Date(Date.now() - at * hour) })),
    );
    expect(await titles('?paginate=2')).toEqual(['Title of p1', 'Title of p2']);
    expect(await titles('?paginate=2&page=2')).toEqual(['Title of p3']);
    expect((await shopper.get('/omnis/v3/blog/paginate/?paginate=2&page=3')).status).toBe(404);
    expect((await shopper.get('/omnis/v3/blog/paginate/?paginate=101')).status).toBe(422);
  });

  test('is only address, title and picture when it is lite (storefront.md §7)', async () => {
    await write(demo, post('one', { tags: ['Care'] }));
    expect((await list('?lite=1')).data).toEqual([
      { url: '/blog/one/', title: 'Title of one', metaImage: { banner: '/images/scenes/one', alt: '' } },
    ]);
    expect((await list()).data[0]).toMatchObject({ author: 'Ada', readingMinutes: 1 });
  });

  test('says how long reading takes by the words that were counted when it was written', async () => {
    const minutes = async () => (await list()).data.map(({ readingMinutes }) => readingMinutes);
    const content = `<p>${'A <b>word</b> '.repeat(550)}</p>`;
    await write(demo, post('long', { content }));
    expect(await minutes()).toEqual([5]);
    // Posts of before the count were counted once, and no list reads their texts for it.
    const [, count = ''] = postWords.split(';');
    await platform.core.database.platform(async ({ query }) => {
      await query.updateTable('blog_posts').set({ words: 0 }).execute();
      await sql.raw(count).execute(query);
      expect(await query.selectFrom('blog_posts').select('words').execute()).toEqual([{ words: 1100 }]);
      await query.updateTable('blog_posts').set({ content: '' }).execute();
    });
    await platform.services.content.blog.changed(demo);
    expect(await minutes()).toEqual([5]);
  });

  test('can be of one topic, whatever its spelling', async () => {
    await write(
      demo,
      post('a', { tags: ['How we work'] }),
      post('b', { tags: ['How We Work', 'Care'] }),
      post('c'),
    );
    const { data, tag, tags } = await list('?tag=how-we-work');
    expect(data).toHaveLength(2);
    expect(tag?.url).toBe('how-we-work');
    expect(tags.map(({ url, count }) => [url, count])).toEqual([
      ['how-we-work', 2],
      ['care', 1],
    ]);
    expect((await shopper.get('/omnis/v3/blog/paginate/?tag=nothing')).status).toBe(404);
  });

  test('is of the store that is asked, whatever stores are named', async () => {
    await write(other, post('foreign'));
    expect(await titles()).toEqual([]);
    expect(await titles(`?divisions=${demo},${other}`)).toEqual([]);
    expect((await shopper.get(`/omnis/v3/blog/paginate/?divisions=${other}`)).status).toBe(403);
    expect((await shopper.get('/omnis/v3/blog/posts/foreign/')).status).toBe(404);
  });

  test('has a post from the moment of its time on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
    try {
      await write(demo, post('soon', { publishedAt: new Date(Date.now() + hour) }));
      expect(await titles()).toEqual([]);
      vi.advanceTimersByTime(hour + 1);
      expect(await titles()).toEqual(['Title of soon']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a post', () => {
  test('comes with neighbours and what is near, its HTML cleaned', async () => {
    await write(
      demo,
      post('one', { tags: ['Care'], publishedAt: new Date(Date.now() - 3 * hour) }),
      post('two', {
        content: '<h1>Big</h1><p onclick="x()">Fine</p><script>alert(1)</script>',
        tags: ['Care'],
        publishedAt: new Date(Date.now() - 2 * hour),
      }),
      post('three'),
    );
    const read = responseOf('blog.get', await shopper.get('/omnis/v3/blog/posts/two/'));
    expect(read.content).toBe('<h2>Big</h2><p>Fine</p>');
    expect([read.newer?.url, read.older?.url]).toEqual(['/blog/three/', '/blog/one/']);
    expect(read.related.map(({ url }) => url)).toEqual(['/blog/one/', '/blog/three/']);
    calls['blog.get'].response.parse(read);
  });

  test('stays as it was kept until the store’s posts are said to have changed', async () => {
    await write(demo, post('kept'));
    expect(await titles()).toEqual(['Title of kept']);
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('blog_posts').set({ title: 'Edited' }).execute(),
    );
    expect(await titles()).toEqual(['Title of kept']);
    await platform.services.content.blog.changed(demo);
    expect(await titles()).toEqual(['Edited']);
  });
});

describe('the feed', () => {
  test('is Atom with whole addresses and escaped texts, of this store alone', async () => {
    await write(other, post('foreign'));
    await write(demo, post('fish-chips', { title: 'Fish & <chips>', content: '<p><a href="/x/">x</a></p>' }));
    const { text: body, headers, status } = await shopper.get('/blog/feed.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed /);
    expect(body).toContain('<title>Fish &amp; &lt;chips&gt;</title>');
    expect(body).toContain(`<id>http://${testHosts.demo}/blog/fish-chips/</id>`);
    expect(body).toContain(`&lt;a href=&quot;http://${testHosts.demo}/x/&quot;&gt;`);
    expect(body).not.toContain('foreign');
  });

  test('without posts is as old as its store', async () => {
    const { text: body } = await shopper.get('/blog/feed.xml');
    const [, updated = ''] = /<updated>(.+?)<\/updated>/.exec(body) ?? [];
    expect(new Date(updated).getFullYear()).toBeGreaterThan(2020);
    expect(body).not.toContain('<entry>');
  });
});
