import { describe, expect, test } from 'vitest';
import { answerJson, standInPicture, type InstagramServer } from '../../testing/instagram-server.ts';
import { responseOf } from '../../testing/response-of.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { instagramSettingsOf, postsOf, openInstagram } from '../../testing/test-instagram.ts';
import { testOwner } from '../../testing/test-owner.ts';

const { demo, other } = testDivisions;

const { instagram, inside } = await openInstagram();

describe('a store on Instagram (storefront.md §7 social/instagram/posts)', () => {
  test('a store that is not connected has no posts', async () => {
    expect(await instagram.settings()).toBeNull();
    expect(await instagram.posts()).toEqual([]);
    expect(instagram.stand.requests).toEqual([]);
  });

  test('is connected by a token; its posts are shown from copies of their pictures', async () => {
    instagram.stand.media = [
      instagram.stand.post('1', { caption: `A long ${'story '.repeat(40)}` }),
      instagram.stand.post('2', {
        media_type: 'VIDEO',
        media_url: `${instagram.stand.url}/film.mp4`,
        thumbnail_url: `${instagram.stand.url}/pictures/2`,
        timestamp: '2026-11-19T08:00:00+0000',
      }),
      instagram.stand.post('3', { media_type: 'CAROUSEL_ALBUM', timestamp: '2026-11-18T08:00:00+0000' }),
    ];
    const answer = responseOf('settings.connectInstagram', await instagram.connect());
    expect(answer.connection).toMatchObject({ username: 'marlow.finch', problem: null });
    expect(await instagram.settings()).toMatchObject({ posts: 3, readAt: expect.any(String), problem: null });

    const items = await instagram.posts();
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
    const picture = await instagram.shopper.get(items[0]?.image.src ?? '');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(instagram.stand.requests.map(({ path }) => path)).not.toContain('/film.mp4');
    expect(await instagram.posts('?limit=2')).toHaveLength(2);
    expect((await instagram.shopper.get(`${postsOf(demo)}?limit=51`)).status).toBe(422);
    expect((await instagram.shopper.get(`${postsOf(demo)}?limit=0`)).status).toBe(422);
  });

  test('the token is sealed, and neither answered nor written down', async () => {
    instagram.stand.accounts.set('very-secret', { user_id: '178414', username: 'marlow.finch' });
    const answer = await instagram.connect('very-secret');
    const said = answer.text + JSON.stringify(await instagram.settings());
    const { rows } = await instagram.platform.core.database.direct(
      `SELECT token_sealed FROM instagram_connections`,
      [],
    );
    const { rows: log } = await instagram.platform.core.database.direct(`SELECT data FROM audit_log`, []);
    const { rows: jobs } = await instagram.platform.core.database.direct(`SELECT data FROM pgboss.job`, []);
    expect(rows).toHaveLength(1);
    expect(said + JSON.stringify([rows, log, jobs])).not.toContain('very-secret');
    await instagram.platform.core.database.platform(async ({ query }) => {
      const actions = await query.selectFrom('audit_log').select('action').execute();
      expect(actions.map(({ action }) => action)).toContain('instagram.connected');
    });
  });

  test.each([
    ['bad', undefined, /does not accept this token/],
    ['good', (response) => answerJson(response, {}, 429), /asked too often/],
    ['good', (response) => answerJson(response, { hello: 1 }), /could not be reached/],
    ['good', (response) => void response.writeHead(200).end('{"user_id":'), /could not be reached/],
    [
      'good',
      (response) => void response.writeHead(302, { location: `${inside.url}/` }).end(),
      /could not be/,
    ],
    ['good', (response) => void response.writeHead(200).end(' '.repeat(2 ** 21)), /could not be reached/],
  ] satisfies [string, Parameters<InstagramServer['instead']['set']>[1] | undefined, RegExp][])(
    'a token that is not taken is said at its field, and nothing is kept (%#)',
    async (token, instead, message) => {
      if (instead) instagram.stand.instead.set('/me', instead);
      const answer = await instagram.connect(token);
      expect(answer).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'token', message: expect.stringMatching(message) }] },
      });
      expect(await instagram.settings()).toBeNull();
      expect(inside.asked()).toBe(0);
    },
  );

  test('a text that cannot be a token is not sent anywhere', async () => {
    for (const token of ['', 'two words', 'a&b=c', 'x'.repeat(1001)])
      expect((await instagram.connect(token)).status).toBe(422);
    expect(instagram.stand.requests).toEqual([]);
  });

  test('an answer that does not come is not waited for', { timeout: 20_000 }, async () => {
    instagram.stand.instead.set('/me', () => undefined);
    const began = Date.now();
    expect((await instagram.connect()).status).toBe(422);
    expect(Date.now() - began).toBeLessThan(9000);
  });

  test('another account takes the place of the one before; another token of the same keeps the posts', async () => {
    instagram.stand.media = [instagram.stand.post('1')];
    await instagram.connect();
    const before = await instagram.files();
    instagram.stand.accounts.set('newer', { user_id: '178414', username: 'marlow.and.finch' });
    instagram.stand.instead.set('/me/media', (response) => answerJson(response, {}, 500));
    await instagram.connect('newer');
    expect(await instagram.ids()).toEqual(['1']);
    expect(await instagram.settings()).toMatchObject({ username: 'marlow.and.finch', posts: 1 });
    instagram.stand.accounts.set('foreign', { user_id: '99', username: 'somebody' });
    await instagram.connect('foreign');
    expect(await instagram.ids()).toEqual([]);
    expect(await instagram.files()).toHaveLength(before.length - 1);
  });

  test('is disconnected: token, posts and pictures are gone, and a reading under way writes nothing', async () => {
    const before = await instagram.files();
    instagram.stand.media = [instagram.stand.post('1')];
    await instagram.connect();
    expect(await instagram.ids()).toEqual(['1']);
    instagram.stand.media = [instagram.stand.post('2'), instagram.stand.post('1')];
    let goOn: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      instagram.stand.instead.set('/pictures/2', (response) => {
        resolve();
        goOn = () => {
          instagram.stand.instead.delete('/pictures/2');
          void response.writeHead(200).end(standInPicture);
        };
      });
    });
    await instagram.sets({ next_read_at: new Date(0) });
    instagram.platform.core.cache.drop([`instagram:${demo}`]);
    await instagram.posts();
    await asked;
    expect(
      responseOf('settings.disconnectInstagram', await instagram.owner.delete(instagramSettingsOf(demo))),
    ).toEqual({
      connection: null,
    });
    goOn();
    await instagram.platform.core.jobs.idle();
    expect(await instagram.posts()).toEqual([]);
    expect(await instagram.files()).toEqual(before);
    const { rows } = await instagram.platform.core.database.direct(
      'SELECT 1 FROM instagram_connections UNION ALL SELECT 1 FROM instagram_posts',
      [],
    );
    expect(rows).toEqual([]);
  });
});

describe('stores beside each other', () => {
  test('no store sees, reads or ends what is another’s', async () => {
    instagram.stand.media = [instagram.stand.post('1')];
    await instagram.connect();
    const neighbour = testClient(instagram.platform.app, testHosts.other);
    expect((await neighbour.get(postsOf(other))).json).toEqual({ items: [] });
    expect((await neighbour.get(postsOf(demo))).status).toBeGreaterThanOrEqual(400);
    const stranger = await testOwner(instagram.platform, [other]);
    expect((await stranger.get(instagramSettingsOf(demo))).status).toBe(403);
    expect((await stranger.post(instagramSettingsOf(demo), { token: 'good' })).status).toBe(403);
    expect((await stranger.delete(instagramSettingsOf(demo))).status).toBe(403);
    expect((await instagram.shopper.get(instagramSettingsOf(demo))).status).toBeGreaterThanOrEqual(400);
    await instagram.connect('good', other);
    await instagram.owner.delete(instagramSettingsOf(other));
    expect(await instagram.ids()).toEqual(['1']);
    const seen = await instagram.platform.core.database.tenant(other, ({ query }) =>
      query.selectFrom('instagram_posts').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  test('a store tries so many tokens an hour', async () => {
    for (let at = 0; at < 20; at += 1)
      await instagram.owner.post(instagramSettingsOf(demo), { token: 'bad' });
    expect((await instagram.owner.post(instagramSettingsOf(demo), { token: 'bad' })).status).toBe(429);
  });
});
