import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { countRows, type Ending } from '../../../database/ending.ts';
import type { FileStore } from '../../files/index.ts';

const goneSchema = z.array(
  z.object({ division: z.number(), id: z.string(), file: z.string(), original: z.string().nullable() }),
);

/** Artworks a step: each has a file to delete. */
const mostArtworks = 100;

/** Where the files of artwork are deleted. */
export interface ArtworkFiles {
  readonly fileStore: Pick<FileStore, 'delete'>;
  readonly originals: Pick<FileStore, 'delete'>;
}

/**
 * How artwork ends that nobody asked for or bought: it is marked, so that nobody takes it up any more, then its files are
 * deleted, then its row with the designs made of it. Killed in between, what is marked is taken up again.
 */
export function artworkEndings(
  { database, config }: Pick<Core, 'database' | 'config'>,
  { fileStore, originals }: ArtworkFiles,
): Ending[] {
  const isOver = sql`NOT kept AND created_at < now() - ${`${config.retention.artworkDays} days`}::interval`;
  return [
    {
      name: 'artworks',
      tables: ['artworks', 'designs'],
      count: () =>
        database.platform((db) =>
          countRows(
            db,
            sql`SELECT count(*)::int AS rows FROM artworks WHERE gone_at IS NOT NULL OR (${isOver})`,
          ),
        ),
      step: async ({ limit }) => {
        const most = Math.min(limit, mostArtworks);
        const marked = await database.platform(async ({ query }) => {
          await sql`UPDATE artworks SET gone_at = now() WHERE (division_id, id) IN (
            SELECT division_id, id FROM artworks WHERE gone_at IS NULL AND ${isOver}
            ORDER BY created_at LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(query);
          const found =
            await sql`SELECT division_id AS division, id, file, original FROM artworks WHERE gone_at IS NOT NULL
            ORDER BY gone_at LIMIT ${most}`.execute(query);
          return goneSchema.parse(found.rows);
        });
        for (const { division, file, original } of marked) {
          await fileStore.delete(division, file);
          if (original !== null) await originals.delete(division, original);
        }
        if (marked.length === 0) return { deleted: 0, next: null };
        const gone = await database.platform(({ query }) =>
          query
            .deleteFrom('artworks')
            .where('gone_at', 'is not', null)
            .where(
              sql<boolean>`(division_id, id) IN (${sql.join(marked.map(({ division, id }) => sql`(${division}::integer, ${id}::text)`))})`,
            )
            .executeTakeFirst(),
        );
        return { deleted: Number(gone.numDeletedRows), next: marked.length < most ? null : '' };
      },
    },
  ];
}
