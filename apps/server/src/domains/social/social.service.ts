import { randomUUID } from 'node:crypto';
import {
  instagramMediaTypes,
  instagramProblems,
  type CallResponse,
  type InstagramPost,
  type InstagramSettings,
} from '@omnis/contract';
import { readThrough } from '../../cache/read-through.ts';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import type { FileStore, TargetRules } from '../files/index.ts';
import { instagramApi } from './instagram-api.ts';
import { readInstagram, renewalPause, renewInstagram, tokenContext, wantedHours } from './instagram-jobs.ts';
import { handleInstagramJobs } from './instagram-reading.ts';
import {
  deleteConnection,
  deletePosts,
  findConnection,
  readKeptPosts,
  wantPosts,
  writeConnection,
  type PostRow,
} from './social.repository.ts';

/** A person who changes the connection of a store. */
export interface ConnectionActor {
  readonly division: Division;
  readonly actor: Identity | null;
}

/** Posts of a store elsewhere that it shows (storefront.md §7 social/instagram/posts). */
export interface SocialService {
  /** The newest posts as they were last read; a reading that is due follows as a job. */
  posts(division: Division, limit: number): Promise<CallResponse<'social.instagramPosts'>>;
  connection(division: Division): Promise<InstagramSettings>;
  /** Fails at the field `token` where Instagram does not take it. */
  connect(by: ConnectionActor, token: string): Promise<Result<InstagramSettings>>;
  /** Ends it; what is not connected stays so. */
  disconnect(by: ConnectionActor): Promise<InstagramSettings>;
}

/** Tag of everything that shows a store's posts on Instagram. */
export const instagramTag = (division: number): string => `instagram:${division}`;

/** Tokens that a store may try. */
const perStore: RateLimit = { max: 20, seconds: 60 * 60 };
/** Longest text of a picture: a caption may be an essay. */
const longestAlt = 120;

const refusals = {
  refused:
    'Instagram does not accept this token. Make a new one for an account for business or creators, and copy all of it.',
  limited: 'Instagram has been asked too often. Wait a while and try again.',
  unreachable: 'Instagram could not be reached. Try again in a few minutes.',
} as const;

class KeptPosts {
  readonly posts: readonly InstagramPost[];

  constructor(posts: readonly InstagramPost[]) {
    this.posts = posts;
  }
}

/** The beginning of a caption, at a word's end. */
function altOf(caption: string): string {
  const text = caption.replace(/\s+/g, ' ').trim();
  if (text.length <= longestAlt) return text;
  return `${text.slice(0, longestAlt).replace(/\s\S*$/, '')}…`;
}

function toPost(division: number, row: PostRow): InstagramPost {
  const { id, caption, permalink, media_type: type, posted_at: at, file, width, height } = row;
  return {
    id,
    caption,
    permalink,
    timestamp: at.toISOString(),
    mediaType: instagramMediaTypes.find((known) => known === type) ?? 'image',
    image: { src: `/images/uploads/${division}/${file}`, alt: altOf(caption), width, height },
  };
}

/** Builds the service, and registers its jobs. @param pictures - how pictures' addresses are checked; tests have their own */
export function createSocialService(
  core: Core,
  { fileStore, pictures }: { fileStore: FileStore; pictures?: TargetRules | undefined },
): SocialService {
  const { cache, changes, config, database, jobs, secrets } = core;
  const limits = createRateLimits(database);
  const api = instagramApi(config.instagramApiBase);

  const drop = (division: number): void => cache.drop([instagramTag(division)]);
  changes.on('instagram', ({ division }) => drop(division));
  const changed = async (division: number): Promise<void> => {
    drop(division);
    await changes.tell({ kind: 'instagram', division });
  };
  handleInstagramJobs(core, {
    api,
    pictures: { fileStore, apiBase: config.instagramApiBase, rules: pictures },
    changed,
  });

  const dropFiles = async (division: number, posts: readonly PostRow[]): Promise<void> => {
    for (const { file } of posts) await fileStore.delete(division, file);
  };

  async function connection(division: Division): Promise<InstagramSettings> {
    const { row, posts } = await database.tenant(division.id, async (db) => ({
      row: await findConnection(db, division.id),
      posts: await readKeptPosts(db, division.id),
    }));
    if (!row) return { connection: null };
    return {
      connection: {
        username: row.account_name,
        connectedAt: row.connected_at.toISOString(),
        readAt: row.read_at?.toISOString() ?? null,
        posts: posts.length,
        problem: instagramProblems.find((known) => known === row.problem) ?? null,
        problemAt: row.problem_at?.toISOString() ?? null,
      },
    };
  }

  return {
    connection,

    posts: async (division, limit) => {
      const isKept = (value: unknown): value is KeptPosts => value instanceof KeptPosts;
      const place = { key: `instagram-posts:${division.id}`, tags: [instagramTag(division.id)] };
      const kept = await readThrough<KeptPosts>(cache, { ...place, is: isKept }, async () => {
        const rows = await database.tenant(division.id, async (db) => {
          const asleep = await wantPosts(db, division.id, wantedHours);
          if (asleep !== undefined)
            await jobs.enqueue(db, readInstagram, { division: division.id, connection: asleep });
          return readKeptPosts(db, division.id);
        });
        jobs.wake();
        const posts = rows.map((row) => toPost(division.id, row));
        return { value: new KeptPosts(posts), bytes: 1000 * (posts.length + 1) };
      });
      return { items: kept.posts.slice(0, limit) };
    },

    connect: async ({ division, actor }, token) => {
      const wait = await limits.hit(`instagram:${division.id}`, perStore);
      if (wait > 0) return tooMany(wait);
      const asked = await api.profile(token);
      if (!asked.ok) return fail('validation_failed', refusals[asked.problem], 'token');
      const { userId, username } = asked.value;
      const id = randomUUID();
      const data = { division: division.id, connection: id };
      const others = await database.tenant(division.id, async (db) => {
        const before = await findConnection(db, division.id);
        const foreign = before && before.account !== userId ? await readKeptPosts(db, division.id) : [];
        await deletePosts(
          db,
          division.id,
          foreign.map((post) => post.id),
        );
        await writeConnection(db, division.id, {
          id,
          userId,
          username,
          tokenSealed: secrets.encrypt(token, tokenContext(division.id, id)),
          wantedHours,
          renewalSeconds: renewalPause,
        });
        await jobs.enqueue(db, readInstagram, data);
        await jobs.enqueueLater(db, renewInstagram, { data, afterSeconds: renewalPause });
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'instagram.connected',
          target: `instagram:${userId}`,
          data: { username },
        });
        return foreign;
      });
      jobs.wake();
      await changed(division.id);
      await dropFiles(division.id, others);
      return ok(await connection(division));
    },

    disconnect: async ({ division, actor }) => {
      const gone = await database.tenant(division.id, async (db) => {
        const row = await findConnection(db, division.id);
        if (!row) return [];
        const posts = await readKeptPosts(db, division.id);
        await deleteConnection(db, division.id);
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'instagram.disconnected',
          target: `instagram:${row.account}`,
          data: { username: row.account_name, posts: posts.length },
        });
        return posts;
      });
      await changed(division.id);
      await dropFiles(division.id, gone);
      return { connection: null };
    },
  };
}
