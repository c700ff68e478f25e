import { afterAll, beforeEach } from 'vitest';
import { responseOf } from './response-of.ts';
import { startInstagramServer, type InstagramServer } from './instagram-server.ts';
import { testClient, type TestAnswer, type TestClient } from './test-client.ts';
import { testDivisions, testHosts } from './test-divisions.ts';
import { testOwner } from './test-owner.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

const { demo, other } = testDivisions;

/** Address of a store's posts. */
export const postsOf = (division: number): string =>
  `/omnis/v3/divisions/${division}/social/instagram/posts/`;
/** Address of its connection. */
export const instagramSettingsOf = (division: number): string =>
  `/omnis/v3/dashboard/divisions/${division}/instagram/`;

/** A platform beside a stand-in for Instagram, with one who owns both stores. */
export interface InstagramTest {
  readonly stand: InstagramServer;
  readonly platform: TestPlatform;
  readonly owner: TestClient;
  readonly shopper: TestClient;
  /** Forgets what a test has left. */
  clean(): Promise<void>;
  /** Connects a store by a token, and waits for the first reading. */
  connect(token?: string, division?: number): Promise<TestAnswer>;
  settings(division?: number): Promise<ReturnType<typeof connectionOf>>;
  posts(query?: string): Promise<ReturnType<typeof itemsOf>>;
  ids(): Promise<string[]>;
  /** Ids of the files of the demo store. */
  files(): Promise<string[]>;
  /** Lets the time of the next reading come, and somebody look. */
  readsAgain(): Promise<void>;
  /** Sets columns of the connection. */
  sets(columns: {
    next_read_at?: Date;
    wanted_until?: Date;
    token_set_at?: Date;
    next_renewal_at?: Date;
  }): Promise<void>;
  close(): Promise<void>;
}

const connectionOf = (answer: TestAnswer) => responseOf('settings.instagram', answer).connection;
const itemsOf = (answer: TestAnswer) => responseOf('social.instagramPosts', answer).items;

/** Starts both. */
async function startInstagramTest(): Promise<InstagramTest> {
  const stand = await startInstagramServer();
  const platform = await createTestPlatform({ instagramApiBase: stand.url });
  const owner = await testOwner(platform, [demo, other]);
  const shopper = testClient(platform.app, testHosts.demo);
  const { core, services } = platform;
  const posts: InstagramTest['posts'] = async (query = '') =>
    itemsOf(await shopper.get(`${postsOf(demo)}${query}`));
  const sets: InstagramTest['sets'] = async (columns) => {
    await core.database.platform(({ query }) =>
      query.updateTable('instagram_connections').set(columns).execute(),
    );
  };
  return {
    stand,
    platform,
    owner,
    shopper,
    posts,
    sets,
    clean: async () => {
      for (const division of [demo, other]) await owner.delete(instagramSettingsOf(division));
      await core.jobs.idle();
      await core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
      stand.accounts.clear();
      stand.accounts.set('good', { user_id: '178414', username: 'marlow.finch' });
      stand.media = [];
      stand.instead.clear();
      stand.requests.length = 0;
    },
    connect: async (token = 'good', division = demo) => {
      const answer = await owner.post(instagramSettingsOf(division), { token });
      await core.jobs.idle();
      return answer;
    },
    settings: async (division = demo) => connectionOf(await owner.get(instagramSettingsOf(division))),
    ids: async () => (await posts()).map(({ id }) => id),
    files: async () => (await services.files.fileStore.list(demo)).map(({ id }) => id),
    readsAgain: async () => {
      await sets({ next_read_at: new Date(Date.now() - 3_600_000) });
      core.cache.drop([`instagram:${demo}`]);
      await posts();
      await core.jobs.idle();
    },
    close: async () => {
      await platform.close();
      await stand.close();
    },
  };
}

/** A server inside the network, which nobody outside should reach; it counts who does. */
interface InsideServer {
  readonly url: string;
  readonly asked: () => number;
  close(): Promise<void>;
}

async function startInsideServer(): Promise<InsideServer> {
  const stand = await startInstagramServer();
  return { url: stand.url, asked: () => stand.requests.length, close: () => stand.close() };
}

/** Opens both with a server inside the network for the tests of a file; each test begins without what others have left. */
export async function openInstagram(): Promise<{
  readonly instagram: InstagramTest;
  readonly inside: InsideServer;
}> {
  const instagram = await startInstagramTest();
  const inside = await startInsideServer();
  afterAll(async () => {
    await instagram.close();
    await inside.close();
  });
  beforeEach(() => instagram.clean());
  return { instagram, inside };
}
