import { describe, expect, test, vi } from 'vitest';
import { answerJson, type InstagramServer } from '../../testing/instagram-server.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { openInstagram } from '../../testing/test-instagram.ts';
import { readInstagram, renewInstagram } from './instagram-jobs.ts';

const { demo } = testDivisions;

const { instagram, inside } = await openInstagram();

describe('readings of Instagram', () => {
  test('is read no more than once in 15 minutes, however often it is looked at', async () => {
    instagram.stand.media = [instagram.stand.post('1')];
    await instagram.connect();
    const readings = () => instagram.stand.requests.filter(({ path }) => path === '/me/media').length;
    expect(readings()).toBe(1);
    for (let at = 0; at < 3; at += 1) {
      instagram.platform.core.cache.drop([`instagram:${demo}`]);
      await instagram.posts();
    }
    await instagram.platform.core.jobs.idle();
    expect(readings()).toBe(1);
    // Stored posts are answered at once; new ones come by a job.
    instagram.stand.media = [instagram.stand.post('2'), instagram.stand.post('1')];
    await instagram.readsAgain();
    expect(readings()).toBe(2);
    expect(await instagram.ids()).toEqual(['2', '1']);
    // The picture of the first was copied once.
    expect(instagram.stand.requests.filter(({ path }) => path === '/pictures/1')).toHaveLength(1);
  });

  test('nobody looks any more: it is read no more, and again when somebody does', async () => {
    await instagram.connect();
    await instagram.sets({ wanted_until: new Date(0), next_read_at: new Date(0) });
    const { rows } = await instagram.platform.core.database.direct(
      'SELECT id FROM instagram_connections',
      [],
    );
    const connection = String(Object.values(rows[0] ?? {})[0]);
    instagram.stand.requests.length = 0;
    await instagram.platform.core.database.tenant(demo, (db) =>
      instagram.platform.core.jobs.enqueue(db, readInstagram, { division: demo, connection }),
    );
    await instagram.platform.core.jobs.idle();
    expect(instagram.stand.requests).toEqual([]);
    instagram.stand.media = [instagram.stand.post('1')];
    await instagram.posts();
    await instagram.platform.core.jobs.idle();
    expect(await instagram.ids()).toEqual(['1']);
  });

  test('posts that are gone from Instagram go, with their pictures; others may say something else', async () => {
    const before = await instagram.files();
    instagram.stand.media = [instagram.stand.post('1'), instagram.stand.post('2')];
    await instagram.connect();
    expect(await instagram.files()).toHaveLength(before.length + 2);
    instagram.stand.media = [instagram.stand.post('2', { caption: 'Said anew' })];
    await instagram.readsAgain();
    expect((await instagram.posts()).map(({ id, caption }) => [id, caption])).toEqual([['2', 'Said anew']]);
    expect(await instagram.files()).toHaveLength(before.length + 1);
  });

  test.each([
    ['refused', (response) => answerJson(response, { error: { code: 190 } }, 400)],
    ['limited', (response) => answerJson(response, { error: { code: 4 } }, 403)],
    ['unreachable', (response) => void response.writeHead(200).end('<html>')],
  ] satisfies [string, Parameters<InstagramServer['instead']['set']>[1]][])(
    'a reading that is %s keeps the posts, and says since when',
    async (problem, instead) => {
      instagram.stand.media = [instagram.stand.post('1')];
      await instagram.connect();
      instagram.stand.instead.set('/me/media', instead);
      const told = vi.spyOn(instagram.platform.core.logger, 'warn');
      await instagram.readsAgain();
      // No token is in what is written down.
      expect(told.mock.calls).toEqual([[{ division: demo, problem }, expect.any(String)]]);
      told.mockRestore();
      expect(await instagram.ids()).toEqual(['1']);
      const first = await instagram.settings();
      expect(first).toMatchObject({ problem, problemAt: expect.any(String), posts: 1 });
      const next = async () => {
        const row = await instagram.platform.core.database.platform(({ query }) =>
          query.selectFrom('instagram_connections').select('next_read_at').executeTakeFirstOrThrow(),
        );
        return Math.round(((row.next_read_at?.getTime() ?? 0) - Date.now()) / 60_000);
      };
      expect(await next()).toBe(30);
      await instagram.readsAgain();
      expect(await next()).toBe(60);
      expect((await instagram.settings())?.problemAt).toBe(first?.problemAt);
      instagram.stand.instead.clear();
      await instagram.readsAgain();
      expect(await instagram.settings()).toMatchObject({ problem: null, problemAt: null });
      expect(await next()).toBe(15);
    },
  );

  test('a picture that is none, is too large, or lies where it should not, keeps its post out', async () => {
    instagram.stand.instead.set(
      '/pictures/text',
      (response) => void response.writeHead(200).end('no picture'),
    );
    instagram.stand.instead.set(
      '/pictures/svg',
      (response) => void response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    instagram.stand.instead.set(
      '/pictures/big',
      (response) => void response.writeHead(200).end(Buffer.alloc(9 * 2 ** 20)),
    );
    instagram.stand.instead.set(
      '/pictures/away',
      (response) => void response.writeHead(302, { location: `${inside.url}/a.png` }).end(),
    );
    instagram.stand.instead.set('/pictures/gone', (response) => void response.writeHead(404).end());
    const at = (id: string, media_url: string) => instagram.stand.post(id, { media_url });
    instagram.stand.media = [
      instagram.stand.post('text'),
      instagram.stand.post('svg'),
      instagram.stand.post('big'),
      instagram.stand.post('away'),
      instagram.stand.post('gone'),
      at('inside', `${inside.url}/a.png`),
      at('inside-tls', inside.url.replace('http:', 'https:')),
      at('plain', 'http://example.com/a.png'),
      at('metadata', 'https://169.254.169.254/latest/'),
      at('file', 'file:///etc/passwd'),
      at('text-url', 'picture'),
      instagram.stand.post('good'),
    ];
    await instagram.connect();
    expect(await instagram.ids()).toEqual(['good']);
    expect(inside.asked()).toBe(0);
    expect(await instagram.settings()).toMatchObject({ posts: 1, problem: null });
    // One that comes later is there with the next reading.
    instagram.stand.instead.delete('/pictures/gone');
    await instagram.readsAgain();
    expect((await instagram.ids()).toSorted()).toEqual(['gone', 'good']);
  });

  test('a token is renewed once it is 30 days old, and a day later where that fails', async () => {
    await instagram.connect();
    const row = () =>
      instagram.platform.core.database.platform(({ query }) =>
        query.selectFrom('instagram_connections').select(['id', 'token_set_at']).executeTakeFirstOrThrow(),
      );
    const { id: connection } = await row();
    const look = async () => {
      await instagram.sets({ next_renewal_at: new Date() });
      instagram.stand.requests.length = 0;
      await instagram.platform.core.database.tenant(demo, (db) =>
        instagram.platform.core.jobs.enqueue(db, renewInstagram, { division: demo, connection }),
      );
      await instagram.platform.core.jobs.idle();
      return instagram.stand.requests.map(({ path }) => path);
    };
    expect(await look()).toEqual([]);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await instagram.sets({ token_set_at: old });
    instagram.stand.instead.set('/refresh_access_token', (response) => answerJson(response, {}, 500));
    expect(await look()).toEqual(['/refresh_access_token']);
    expect((await row()).token_set_at).toEqual(old);
    expect(await instagram.settings()).toMatchObject({ problem: null });
    instagram.stand.instead.clear();
    expect(await look()).toEqual(['/refresh_access_token']);
    expect((await row()).token_set_at.getTime()).toBeGreaterThan(old.getTime());
    expect(await look()).toEqual([]);
    instagram.stand.requests.length = 0;
    await instagram.readsAgain();
    expect(instagram.stand.requests[0]?.token).toBe('good-renewed');

    // One that nobody looks after, because its jobs were lost, is renewed with the next reading.
    await instagram.sets({ token_set_at: old, next_renewal_at: new Date(Date.now() - 2 * 3_600_000) });
    instagram.stand.requests.length = 0;
    await instagram.readsAgain();
    const renewals = instagram.stand.requests.filter(({ path }) => path === '/refresh_access_token');
    expect(renewals).toHaveLength(1);
  });
});
