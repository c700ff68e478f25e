import type { Db } from '../../database/connection.ts';

/** Where artwork of shoppers is written, and under which ids. */
export interface ArtworkThings {
  readonly division: number;
  /** Text that is looked for elsewhere. */
  readonly canary: string;
  readonly artwork: string;
  readonly design: string;
  /** Id of the plain product that is printed. */
  readonly blank: number;
  /** Id of the order that is a quote. */
  readonly quote: number;
}

/** Writes an artwork, a design that is made of it, and a quote that was asked for with it. */
export async function writeArtworkThings(
  query: Db['query'],
  { division, canary, artwork, design, blank, quote }: ArtworkThings,
): Promise<void> {
  await query
    .insertInto('artworks')
    .values({
      division_id: division,
      id: artwork,
      file: canary,
      name: canary,
      mime: 'image/png',
      width: 8,
      height: 8,
      bytes: 8,
    })
    .execute();
  await query
    .insertInto('designs')
    .values({
      division_id: division,
      id: design,
      artwork_id: artwork,
      product_id: blank,
      garment: 'mens-t-shirt',
      side: 'front',
      x: 0.5,
      y: 0.5,
      width: 0.8,
      rotation: 0,
    })
    .execute();
  await query
    .insertInto('quotes')
    .values({
      division_id: division,
      order_id: quote,
      request: JSON.stringify({
        product: 'mugs',
        colour: canary,
        sizes: [{ size: 'M', quantity: 5 }],
        prints: [{ position: 'front', colours: '1' }],
        deadline: '',
      }),
      artwork_id: artwork,
      message: canary,
      asked: canary,
    })
    .execute();
}
