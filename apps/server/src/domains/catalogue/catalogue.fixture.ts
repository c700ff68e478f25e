import type { Database } from '../../database/database.ts';

/** A product of the tests; prices in pence. */
export interface ProductFixture {
  url: string;
  name: string;
  colours?: readonly (readonly [name: string, hex: string])[];
  sizes?: readonly string[];
  price: number;
  sale?: number;
  gender?: string;
  tags?: readonly string[];
  type?: string;
  sold?: number;
  daysOld?: number;
  enabled?: boolean;
  approval?: string;
  /** Left of each variant; null without limit. */
  stock?: number | null;
  collections?: readonly string[];
  ratings?: readonly number[];
}

/** Writes products with every colour in every size, and the collections that they name. Gives ids by url. */
export async function writeProducts(
  database: Database,
  division: number,
  fixtures: readonly ProductFixture[],
): Promise<Map<string, number>> {
  return database.tenant(division, async ({ query }) => {
    const ids = new Map<string, number>();
    const collections = new Map<string, number>();
    for (const [index, fixture] of fixtures.entries()) {
      const { ratings = [], colours = [], sizes = [''] } = fixture;
      const { id } = await query
        .insertInto('products')
        .values({
          division_id: division,
          url_name: fixture.url,
          name: fixture.name,
          description: `<p>About ${fixture.name} &amp; more.</p>`,
          sku: `SKU-${fixture.url.toUpperCase()}`,
          type: fixture.type ?? '',
          vendor: 'Test Goods',
          gender: fixture.gender ?? '',
          tags: JSON.stringify(fixture.tags ?? []),
          enabled: fixture.enabled ?? true,
          approval_status: fixture.approval ?? 'Approved',
          badge: null,
          sold: fixture.sold ?? 0,
          rating_count: ratings.length,
          rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
          source_key: null,
          created_at: new Date(Date.UTC(2026, 0, 100 - (fixture.daysOld ?? index))),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(fixture.url, id);
      const keys = { division_id: division, product_id: id };
      if (colours.length > 0) {
        await query
          .insertInto('product_colours')
          .values(colours.map(([name, hex], position) => ({ ...keys, position, name, hex, image: null })))
          .execute();
        await query
          .insertInto('product_images')
          .values(
            colours.map(([name], position) => ({
              ...keys,
              position,
              src: `/images/garments/mug/${name.toLowerCase()}/front/plain`,
              alt: `${fixture.name} in ${name}`,
              colour: name,
              origin: null,
            })),
          )
          .execute();
      }
      const choices = (colours.length === 0 ? [''] : colours.map(([name]) => name)).flatMap((colour) =>
        sizes.map((size) => ({ colour, size })),
      );
      await query
        .insertInto('variants')
        .values(
          choices.map(({ colour, size }, position) => ({
            ...keys,
            position,
            sku: `${fixture.url}-${colour}-${size}`,
            colour,
            size,
            price_minor: fixture.price,
            sale_price_minor: fixture.sale ?? null,
            stock: fixture.stock === undefined ? null : fixture.stock,
          })),
        )
        .execute();
      if (ratings.length > 0) {
        await query
          .insertInto('reviews')
          .values(
            ratings.map((rating, nth) => ({
              ...keys,
              author: `Buyer ${nth}`,
              rating,
              created_at: new Date(Date.UTC(2026, 0, nth + 1)),
            })),
          )
          .execute();
      }
      for (const name of fixture.collections ?? []) {
        if (!collections.has(name)) {
          const row = await query
            .insertInto('collections')
            .values({
              division_id: division,
              url_name: name,
              name: name.toUpperCase(),
              image: null,
              position: collections.size,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          collections.set(name, row.id);
        }
        await query
          .insertInto('collection_products')
          .values({
            division_id: division,
            collection_id: collections.get(name) ?? 0,
            product_id: id,
            position: 100 - index,
          })
          .execute();
      }
    }
    return ids;
  });
}

const black = ['Black', '#000000'] as const;
const navy = ['Navy', '#000080'] as const;
const white = ['White', '#ffffff'] as const;

/** A small shop: two T-shirts, a hoodie, two mugs of one name, and two products that nobody may see. */
export const shopFixtures: readonly ProductFixture[] = [
  {
    url: 'bear-tee',
    name: 'Forest Bear T-shirt',
    price: 2400,
    colours: [black, navy],
    sizes: ['S', 'M', 'XL'],
    gender: 'men',
    tags: ['bear'],
    type: 'T-shirts',
    sold: 50,
    daysOld: 30,
    collections: ['tees', 'woods'],
    ratings: [5, 5, 4, 1],
  },
  {
    url: 'fox-tee',
    name: 'Paper Fox T-shirt',
    price: 2200,
    sale: 1800,
    colours: [white, navy],
    sizes: ['S', 'M'],
    gender: 'women',
    tags: ['fox'],
    type: 'T-shirts',
    sold: 90,
    daysOld: 20,
    collections: ['tees', 'woods'],
    ratings: [4],
  },
  {
    url: 'bear-hoodie',
    name: 'Forest Bear Hoodie',
    price: 4800,
    colours: [black],
    sizes: ['M', 'L'],
    gender: 'unisex',
    tags: ['bear'],
    type: 'Hoodies',
    sold: 10,
    daysOld: 10,
    collections: ['woods'],
  },
  {
    url: 'mug',
    name: 'Coffee First Mug',
    price: 1200,
    colours: [white],
    gender: '',
    tags: ['coffee'],
    type: 'Mugs',
    sold: 70,
    daysOld: 5,
    stock: 0,
  },
  {
    url: 'mug-2',
    name: 'Coffee First Mug',
    price: 1300,
    gender: '',
    tags: ['coffee'],
    type: 'Mugs',
    sold: 5,
    daysOld: 40,
  },
  { url: 'hidden', name: 'Hidden Bear', price: 100, enabled: false, sold: 999, collections: ['tees'] },
  { url: 'denied', name: 'Denied Bear', price: 100, approval: 'Denied', sold: 998, collections: ['tees'] },
];
