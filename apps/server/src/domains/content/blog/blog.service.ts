import { statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { readContents, readPosts, type PostRow } from './blog.repository.ts';
import { hasTag, lightCard, postCard, relatedPosts, tagCounts } from './posts.ts';

/** The blogs of the stores, as shoppers read them. */
export interface BlogService {
  paginate(
    division: Division,
    query: CallInput<'blog.paginate'>['query'],
  ): Promise<Result<CallResponse<'blog.paginate'>>>;
  /** A post by the last part of its address, a former one too; drafts, and posts of the future, are not found. */
  post(division: Division, url: string): Promise<Result<CallResponse<'blog.get'>>>;
  /** Posts that are published now, newest first. */
  published(division: Division): Promise<readonly PostRow[]>;
  /** Texts of posts by their addresses. */
  contents(division: Division, urls: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Drops what shows a store's posts, in every process; call after a commit that changed them. */
  changed(division: number): Promise<void>;
}

/** Tag of everything that shows a store's posts. */
export const blogTag = (division: number): string => `blog:${division}`;

/** Longest that a timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

class KeptPosts {
  readonly posts: readonly PostRow[];

  constructor(posts: readonly PostRow[]) {
    this.posts = posts;
  }
}

const missing = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Builds the service. */
export function createBlogService({
  database,
  cache,
  changes,
}: Pick<Core, 'database' | 'cache' | 'changes'>): BlogService {
  const timers = new Map<number, NodeJS.Timeout>();
  const drop = (division: number): void => cache.drop([blogTag(division)]);
  changes.on('blog', ({ division }) => drop(division));

  /** Pages are kept until something changes; the time of a post that is to come is such a change. */
  function dropAt(division: number, time: number): void {
    clearTimeout(timers.get(division));
    const wait = Math.min(longestTimer, Math.max(0, time - Date.now()));
    timers.set(division, setTimeout(() => drop(division), wait).unref());
  }

  async function published(division: Division): Promise<readonly PostRow[]> {
    const key = `blog-posts:${division.id}`;
    const place = { key, tags: [blogTag(division.id)] };
    const isKept = (value: unknown): value is KeptPosts => value instanceof KeptPosts;
    const kept = await readThrough<KeptPosts>(cache, { ...place, is: isKept }, async () => {
      const all = await database.tenant(division.id, (db) => readPosts(db, division.id));
      const now = Date.now();
      const posts = all.filter(({ publishedAt }) => publishedAt.getTime() <= now);
      const next = all.at(all.length - posts.length - 1);
      if (next && all.length > posts.length) dropAt(division.id, next.publishedAt.getTime());
      return { value: new KeptPosts(posts), bytes: 1200 * (posts.length + 1) };
    });
    return kept.posts;
  }

  async function contents(division: Division, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return database.tenant(division.id, (db) => readContents(db, division.id, urls));
  }

  return {
    published,
    contents,

    changed: async (division) => {
      drop(division);
      await changes.tell({ kind: 'blog', division });
    },

    paginate: async (division, { paginate: perPage, page, divisions, lite, tag }) => {
      const asked = divisions?.split(',').map(Number);
      if (asked && !asked.includes(division.id)) return fail('forbidden', statusTexts[403] ?? '');
      const posts = await published(division);
      const tags = tagCounts(posts);
      const topic = tag === undefined ? undefined : tags.find(({ url }) => url === tag.toLowerCase());
      if (tag !== undefined && !topic) return missing();
      const listed = topic ? posts.filter((post) => hasTag(post, topic.url)) : posts;
      const shown = listed.slice((page - 1) * perPage, page * perPage);
      if (page > 1 && shown.length === 0) return missing();
      const isLight = lite === '1' || lite === 'true';
      return ok({
        data: shown.map(isLight ? lightCard : postCard),
        total: listed.length,
        page,
        perPage,
        tag: topic ? { name: topic.name, url: topic.url } : null,
        tags: isLight ? [] : tags,
      });
    },

    post: async (division, url) => {
      const posts = await published(division);
      const now = posts.findIndex((each) => each.url === url);
      const at = now === -1 ? posts.findIndex(({ formerUrls }) => formerUrls.includes(url)) : now;
      const post = posts[at];
      const content = post && (await contents(division, [post.url])).get(post.url);
      if (!post || content === undefined) return missing();
      const newer = posts[at - 1];
      const older = posts[at + 1];
      return ok({
        ...postCard(post),
        content,
        updatedAt: post.updatedAt.toISOString(),
        newer: newer ? lightCard(newer) : null,
        older: older ? lightCard(older) : null,
        related: relatedPosts(posts, post, 3).map(postCard),
      });
    },
  };
}
