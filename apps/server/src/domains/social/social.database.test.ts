import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerJson,
  standInPicture,
  startInstagramServer,
  type InstagramServer,
} from '../../testing/instagram-server.ts';
import { responseOf } from '../../testing/response-of.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { renewInstagram } from './instagram-jobs.ts';

const { demo, other } = testDivisions;
const postsOf = (division: number): string => `/omnis/v3/divisions/${division}/social/instagram/posts/`;
const settingsOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/instagram/`;

let stand: InstagramServer;
/** A server inside the network, which nobody outside should reach. */
let inside: Server;
let insideUrl: string;
let askedInside = 0;
let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;

beforeAll(async () => {
  stand = await startInstagramServer();
  inside = createServer((_request, response) => {
    askedInside += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  insideUrl = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
  platform = await createTestPlatform({ instagramApiBase: stand.url });
  owner = await testOwner(platform, [demo, other]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(async () => {
  await platform.close();
  await stand.close();
  await new Promise((resolve) => inside.close(resolve));
});
beforeEach(() => {
  stand.accounts.clear();
  stand.accounts.set('good', { user_id: '178414', username: 'marlow.finch' });
  stand.media = [];
  stand.instead.clear();
  stand.requests.length = 0;
});
afterEach(async () => {
  for (const division of [demo, other]) await owner.delete(settingsOf(division));
  await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
});

const settings = async (division: number = demo) =>
  responseOf('settings.instagram', await owner.get(settingsOf(division))).connection;
const posts = async (query = '', client = shopper, division: number = demo) =>
  responseOf('social.instagramPosts', await client.get(`${postsOf(division)}${query}`)).items;
const ids = async () => (await posts()).map(({ id }) => id);
const files = async (division: number = demo) =>
  (await platform.services.fileStore.list(division)).map(({ id }) => id);

async function connect(token = 'good', division: number = demo) {
  const answer = await owner.post(settingsOf(division), { token });
  await platform.core.jobs.idle();
  return answer;
}

/** Lets the time of the next reading come, and somebody look. */
async function readsAgain(): Promise<void> {
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('instagram_connections')
      .set({ next_read_at: new Date(Date.now() - 3_600_000) })
      .execute(),
  );
  platform.core.cache.drop([`instagram:${demo}`]);
  await posts();
  await platform.core.jobs.idle();
}

describe('a store on Instagram (storefront.md §7 social/instagram/posts)', () => {
  test('a store that is not connected has no posts', async () => {
    expect(await settings()).toBeNull();
    expect(await posts()).toEqual([]);
    expect(stand.requests).toEqual([]);
  });

  test('is connected by a token; its posts are shown from copies of their pictures', async () => {
    stand.media = [
      stand.post('1', { caption: `A long ${'story '.repeat(40)}` }),
      stand.post('2', {
        media_type: 'VIDEO',
        media_url: `${stand.url}/film.mp4`,
        thumbnail_url: `${stand.url}/pictures/2`,
        timestamp: '2026-11-19T08:00:00+0000',
      }),
      stand.post('3', { media_type: 'CAROUSEL_ALBUM', timestamp: '2026-11-18T08:00:00+0000' }),
    ];
    const answer = responseOf('settings.connectInstagram', await connect());
    expect(answer.connection).toMatchObject({ username: 'marlow.finch', problem: null });
    expect(await settings()).toMatchObject({ posts: 3, readAt: expect.any(String), problem: null });

    const items = await posts();
    expect(items.map(({ id, mediaType }) => [id, mediaType])).toEqual([
      ['1', 'image'],
      ['2', 'video'],
      ['3', 'album'],
    ]);
    expect(items[1]).toMatchObject({
      caption: 'Post 2',
      permalink: 'https://www.instagram.com/p/2/',
      timestamp: '2026-11-19T08:00:00.000Z',
      image: { alt: 'Post 2', width: 1, height: 1 },
    });
    expect(items[0]?.image.alt).toMatch(/^A long (story )+story…$/);
    const picture = await shopper.get(items[0]?.image.src ?? '');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(stand.requests.map(({ path }) => path)).not.toContain('/film.mp4');
    expect(await posts('?limit=2')).toHaveLength(2);
    expect((await shopper.get(`${postsOf(demo)}?limit=51`)).status).toBe(422);
    expect((await shopper.get(`${postsOf(demo)}?limit=0`)).status).toBe(422);
  });

  test('the token is sealed, and neither answered nor written down', async () => {
    stand.accounts.set('very-secret', { user_id: '178414', username: 'marlow.finch' });
    const answer = await connect('very-secret');
    const said = answer.text + JSON.stringify(await settings());
    const { rows } = await platform.core.database.direct(
      `SELECT token_sealed FROM instagram_connections`,
      [],
    );
    const { rows: log } = await platform.core.database.direct(`SELECT data FROM audit_log`, []);
    const { rows: jobs } = await platform.core.database.direct(`SELECT data FROM pgboss.job`, []);
    expect(rows).toHaveLength(1);
    expect(said + JSON.stringify([rows, log, jobs])).not.toContain('very-secret');
    await platform.core.database.platform(async ({ query }) => {
      const actions = await query.selectFrom('audit_log').select('action').execute();
      expect(actions.map(({ action }) => action)).toContain('instagram.connected');
    });
  });

  test.each([
    ['bad', undefined, /does not accept this token/],
    ['good', (response) => answerJson(response, {}, 429), /asked too often/],
    ['good', (response) => answerJson(response, { hello: 1 }), /could not be reached/],
    ['good', (response) => void response.writeHead(200).end('{"user_id":'), /could not be reached/],
    ['good', (response) => void response.writeHead(302, { location: `${insideUrl}/` }).end(), /could not be/],
    ['good', (response) => void response.writeHead(200).end(' '.repeat(2 ** 21)), /could not be reached/],
  ] satisfies [string, Parameters<InstagramServer['instead']['set']>[1] | undefined, RegExp][])(
    'a token that is not taken is said at its field, and nothing is kept (%#)',
    async (token, instead, message) => {
      if (instead) stand.instead.set('/me', instead);
      const answer = await connect(token);
      expect(answer).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'token', message: expect.stringMatching(message) }] },
      });
      expect(await settings()).toBeNull();
      expect(askedInside).toBe(0);
    },
  );

  test('what cannot be a token is not sent anywhere', async () => {
    for (const token of ['', 'two words', 'a&b=c', 'x'.repeat(1001)])
      expect((await connect(token)).status).toBe(422);
    expect(stand.requests).toEqual([]);
  });

  test('an answer that does not come is not waited for', { timeout: 20_000 }, async () => {
    stand.instead.set('/me', () => undefined);
    const began = Date.now();
    expect((await connect()).status).toBe(422);
    expect(Date.now() - began).toBeLessThan(9000);
  });

  test('is read no more than once in 15 minutes, however often it is looked at', async () => {
    stand.media = [stand.post('1')];
    await connect();
    const readings = () => stand.requests.filter(({ path }) => path === '/me/media').length;
    expect(readings()).toBe(1);
    for (let at = 0; at < 3; at += 1) {
      platform.core.cache.drop([`instagram:${demo}`]);
      await posts();
    }
    await platform.core.jobs.idle();
    expect(readings()).toBe(1);
    // What is kept is answered at once; what is new comes by a job.
    stand.media = [stand.post('2'), stand.post('1')];
    await readsAgain();
    expect(readings()).toBe(2);
    expect(await ids()).toEqual(['2', '1']);
    // The picture of the first was copied once.
    expect(stand.requests.filter(({ path }) => path === '/pictures/1')).toHaveLength(1);
  });

  test('nobody looks any more: it is read no more, and again when somebody does', async () => {
    await connect();
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('instagram_connections')
        .set({ wanted_until: new Date(0), next_read_at: new Date(0) })
        .execute(),
    );
    const { rows } = await platform.core.database.direct('SELECT id FROM instagram_connections', []);
    const connection = String(Object.values(rows[0] ?? {})[0]);
    stand.requests.length = 0;
    const { readInstagram } = await import('./instagram-jobs.ts');
    await platform.core.database.tenant(demo, (db) =>
      platform.core.jobs.enqueue(db, readInstagram, { division: demo, connection }),
    );
    await platform.core.jobs.idle();
    expect(stand.requests).toEqual([]);
    stand.media = [stand.post('1')];
    await posts();
    await platform.core.jobs.idle();
    expect(await ids()).toEqual(['1']);
  });

  test('posts that are gone from Instagram go, with their pictures; others may say something else', async () => {
    const before = await files();
    stand.media = [stand.post('1'), stand.post('2')];
    await connect();
    expect(await files()).toHaveLength(before.length + 2);
    stand.media = [stand.post('2', { caption: 'Said anew' })];
    await readsAgain();
    expect((await posts()).map(({ id, caption }) => [id, caption])).toEqual([['2', 'Said anew']]);
    expect(await files()).toHaveLength(before.length + 1);
  });

  test.each([
    ['refused', (response) => answerJson(response, { error: { code: 190 } }, 400)],
    ['limited', (response) => answerJson(response, { error: { code: 4 } }, 403)],
    ['unreachable', (response) => void response.writeHead(200).end('<html>')],
  ] satisfies [string, Parameters<InstagramServer['instead']['set']>[1]][])(
    'a reading that is %s keeps the posts, and says since when',
    async (problem, instead) => {
      stand.media = [stand.post('1')];
      await connect();
      stand.instead.set('/me/media', instead);
      await readsAgain();
      expect(await ids()).toEqual(['1']);
      const first = await settings();
      expect(first).toMatchObject({ problem, problemAt: expect.any(String), posts: 1 });
      const next = async () => {
        const row = await platform.core.database.platform(({ query }) =>
          query.selectFrom('instagram_connections').select('next_read_at').executeTakeFirstOrThrow(),
        );
        return Math.round(((row.next_read_at?.getTime() ?? 0) - Date.now()) / 60_000);
      };
      expect(await next()).toBe(30);
      await readsAgain();
      expect(await next()).toBe(60);
      expect((await settings())?.problemAt).toBe(first?.problemAt);
      stand.instead.clear();
      await readsAgain();
      expect(await settings()).toMatchObject({ problem: null, problemAt: null });
      expect(await next()).toBe(15);
    },
  );

  test('a picture that is none, is too large, or lies where it should not, keeps its post out', async () => {
    stand.instead.set('/pictures/text', (response) => void response.writeHead(200).end('no picture'));
    stand.instead.set(
      '/pictures/svg',
      (response) => void response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    stand.instead.set(
      '/pictures/big',
      (response) => void response.writeHead(200).end(Buffer.alloc(9 * 2 ** 20)),
    );
    stand.instead.set(
      '/pictures/away',
      (response) => void response.writeHead(302, { location: `${insideUrl}/a.png` }).end(),
    );
    stand.instead.set('/pictures/gone', (response) => void response.writeHead(404).end());
    const at = (id: string, media_url: string) => stand.post(id, { media_url });
    stand.media = [
      stand.post('text'),
      stand.post('svg'),
      stand.post('big'),
      stand.post('away'),
      stand.post('gone'),
      at('inside', `${insideUrl}/a.png`),
      at('inside-tls', insideUrl.replace('http:', 'https:')),
      at('plain', 'http://example.com/a.png'),
      at('metadata', 'https://169.254.169.254/latest/'),
      at('file', 'file:///etc/passwd'),
      at('text-url', 'picture'),
      stand.post('good'),
    ];
    await connect();
    expect(await ids()).toEqual(['good']);
    expect(askedInside).toBe(0);
    expect(await settings()).toMatchObject({ posts: 1, problem: null });
    // One that comes later is there with the next reading.
    stand.instead.delete('/pictures/gone');
    await readsAgain();
    expect((await ids()).toSorted()).toEqual(['gone', 'good']);
  });

  test('another account takes the place of the one before; another token of the same keeps the posts', async () => {
    stand.media = [stand.post('1')];
    await connect();
    const before = await files();
    stand.accounts.set('newer', { user_id: '178414', username: 'marlow.and.finch' });
    stand.instead.set('/me/media', (response) => answerJson(response, {}, 500));
    await connect('newer');
    expect(await ids()).toEqual(['1']);
    expect(await settings()).toMatchObject({ username: 'marlow.and.finch', posts: 1 });
    stand.accounts.set('foreign', { user_id: '99', username: 'somebody' });
    await connect('foreign');
    expect(await ids()).toEqual([]);
    expect(await files()).toHaveLength(before.length - 1);
  });

  test('is disconnected: token, posts and pictures are gone, and a reading under way writes nothing', async () => {
    const before = await files();
    stand.media = [stand.post('1')];
    await connect();
    expect(await ids()).toEqual(['1']);
    stand.media = [stand.post('2'), stand.post('1')];
    let goOn: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      stand.instead.set('/pictures/2', (response) => {
        resolve();
        goOn = () => {
          stand.instead.delete('/pictures/2');
          void response.writeHead(200).end(standInPicture);
        };
      });
    });
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('instagram_connections')
        .set({ next_read_at: new Date(0) })
        .execute(),
    );
    platform.core.cache.drop([`instagram:${demo}`]);
    await posts();
    await asked;
    expect(responseOf('settings.disconnectInstagram', await owner.delete(settingsOf(demo)))).toEqual({
      connection: null,
    });
    goOn();
    await platform.core.jobs.idle();
    expect(await posts()).toEqual([]);
    expect(await files()).toEqual(before);
    const { rows } = await platform.core.database.direct(
      'SELECT 1 FROM instagram_connections UNION ALL SELECT 1 FROM instagram_posts',
      [],
    );
    expect(rows).toEqual([]);
  });

  test('a token is renewed once it is 30 days old, and a day later where that fails', async () => {
    await connect();
    const row = () =>
      platform.core.database.platform(({ query }) =>
        query.selectFrom('instagram_connections').select(['id', 'token_set_at']).executeTakeFirstOrThrow(),
      );
    const { id: connection } = await row();
    const look = async () => {
      stand.requests.length = 0;
      await platform.core.database.tenant(demo, (db) =>
        platform.core.jobs.enqueue(db, renewInstagram, { division: demo, connection }),
      );
      await platform.core.jobs.idle();
      return stand.requests.map(({ path }) => path);
    };
    expect(await look()).toEqual([]);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await platform.core.database.platform(({ query }) =>
      query.updateTable('instagram_connections').set({ token_set_at: old }).execute(),
    );
    stand.instead.set('/refresh_access_token', (response) => answerJson(response, {}, 500));
    expect(await look()).toEqual(['/refresh_access_token']);
    expect((await row()).token_set_at).toEqual(old);
    expect(await settings()).toMatchObject({ problem: null });
    stand.instead.clear();
    expect(await look()).toEqual(['/refresh_access_token']);
    expect((await row()).token_set_at.getTime()).toBeGreaterThan(old.getTime());
    expect(await look()).toEqual([]);
    stand.requests.length = 0;
    await readsAgain();
    expect(stand.requests[0]?.token).toBe('good-renewed');
  });
});

describe('stores beside each other', () => {
  test('no store sees, reads or ends what is another’s', async () => {
    stand.media = [stand.post('1')];
    await connect();
    const neighbour = testClient(platform.app, testHosts.other);
    expect(await posts('', neighbour, other)).toEqual([]);
    expect((await neighbour.get(postsOf(demo))).status).toBeGreaterThanOrEqual(400);
    const stranger = await testOwner(platform, [other]);
    expect((await stranger.get(settingsOf(demo))).status).toBe(403);
    expect((await stranger.post(settingsOf(demo), { token: 'good' })).status).toBe(403);
    expect((await stranger.delete(settingsOf(demo))).status).toBe(403);
    expect((await shopper.get(settingsOf(demo))).status).toBeGreaterThanOrEqual(400);
    await connect('good', other);
    await owner.delete(settingsOf(other));
    expect(await ids()).toEqual(['1']);
    const seen = await platform.core.database.tenant(other, ({ query }) =>
      query.selectFrom('instagram_posts').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  test('a store tries so many tokens an hour', async () => {
    for (let at = 0; at < 20; at += 1) await owner.post(settingsOf(demo), { token: 'bad' });
    expect((await owner.post(settingsOf(demo), { token: 'bad' })).status).toBe(429);
  });
});
