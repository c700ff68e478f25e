import { sql } from 'kysely';
import type { Core } from '../../core.ts';

/** A picture of a product. */
export interface KnownImage {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly colour: string | null;
  readonly position: number;
  readonly width: number;
  readonly height: number;
}

/** Pictures and tags of the products of a store, for those who ask for them by themselves (platform.md §3 Image, Tag). */
export function createSmallEntities({ reading }: Pick<Core, 'reading'>) {
  return {
    /** Pictures by their ids, which are UUIDs; those that are not the store's are left out. */
    images: (division: number, ids: readonly string[]): Promise<KnownImage[]> =>
      reading.tenant(division, ({ query }) =>
        query
          .selectFrom('product_images')
          .select(['id', 'src', 'alt', 'colour', 'position', 'width', 'height'])
          .where('division_id', '=', division)
          .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
          .orderBy('position')
          .execute(),
      ),

    /** Which of some tags products of the store have. */
    tags: async (division: number, names: readonly string[]): Promise<string[]> => {
      const rows = await reading.tenant(division, ({ query }) =>
        query
          .selectFrom(sql<{ name: string }>`unnest(${[...names]}::text[])`.as<'wanted'>(sql`wanted(name)`))
          .select('wanted.name')
          .where((where) =>
            where.exists(
              where
                .selectFrom('products')
                .select('products.id')
                .where('products.division_id', '=', division)
                .where(sql<boolean>`products.tags ? wanted.name`),
            ),
          )
          .execute(),
      );
      return rows.map(({ name }) => name);
    },
  };
}

/** Pictures and tags of the products of a store. */
export type SmallEntities = ReturnType<typeof createSmallEntities>;
