import type { Db } from '../../database/connection.ts';
import { tokenContext } from '../../domains/social/instagram-jobs.ts';
import type { Secrets } from '../../security/secrets.ts';

/** Connects a store to Instagram, with a post; it is read next in a year. */
export async function writeInstagramThings(
  query: Db['query'],
  secrets: Secrets,
  { division, canary }: { division: number; canary: string },
): Promise<void> {
  const id = crypto.randomUUID();
  await query
    .insertInto('instagram_connections')
    .values({
      division_id: division,
      id,
      account: String(division),
      account_name: canary,
      token_sealed: secrets.encrypt(`${canary}TOKEN`, tokenContext(division, id)),
      next_read_at: new Date(Date.now() + 365 * 86_400_000),
    })
    .execute();
  await query
    .insertInto('instagram_posts')
    .values({
      division_id: division,
      id: '1',
      caption: canary,
      permalink: `https://www.instagram.com/p/${canary}/`,
      media_type: 'image',
      posted_at: new Date(),
      file: '0'.repeat(32),
      width: 8,
      height: 8,
    })
    .execute();
}
