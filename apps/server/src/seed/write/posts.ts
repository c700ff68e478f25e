import type { Db } from '../../database/connection.ts';
import { insertPosts } from '../../domains/content/blog/blog.repository.ts';
import { scene } from '../data/blocks.ts';
import type { StoreSeed } from '../types.ts';
import { daysAgo } from './batches.ts';

/** Writes the stories of a shop; those without an age are drafts. */
export async function writePosts(db: Db, store: StoreSeed, now: Date): Promise<void> {
  await insertPosts(
    db,
    store.id,
    (store.posts ?? []).map(({ scene: picture, daysOld, ...post }) => ({
      ...post,
      image: scene(picture),
      publishedAt: daysOld === null ? null : daysAgo(now, daysOld),
    })),
  );
}
