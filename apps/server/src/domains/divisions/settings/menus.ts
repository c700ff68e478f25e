import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** The menu and the footer of a store, as they are stored. */
export async function readMenus({ query }: Db, division: number) {
  return query
    .selectFrom('divisions')
    .select(['main_menu as mainMenu', 'footer'])
    .where('id', '=', division)
    .executeTakeFirstOrThrow();
}

/** Writes the menu and the footer of a store. Call `divisions.changed` after the commit. */
export async function writeMenus(
  { query }: Db,
  division: number,
  { mainMenu, footer }: { mainMenu: unknown; footer: unknown },
): Promise<void> {
  await query
    .updateTable('divisions')
    .set({
      main_menu: JSON.stringify(mainMenu),
      footer: JSON.stringify(footer),
      // Somebody who has them open saves from what they are now.
      face_versions: sql`face_versions || jsonb_build_object(
        'menu', coalesce((face_versions ->> 'menu')::int, 1) + 1,
        'footer', coalesce((face_versions ->> 'footer')::int, 1) + 1)`,
    })
    .where('id', '=', division)
    .execute();
}
