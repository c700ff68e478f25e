import type { Core } from '../core.ts';

/** Has a store offer languages, its own first. */
export async function offerLanguages(
  { database, divisions }: Pick<Core, 'database' | 'divisions'>,
  division: number,
  languages: readonly string[],
): Promise<void> {
  await database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ languages: JSON.stringify(languages) })
      .where('id', '=', division)
      .execute(),
  );
  await divisions.changed(division);
}
