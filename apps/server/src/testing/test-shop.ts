import type { Core } from '../core.ts';
import type { Services } from '../platform.ts';

/** A thing of the test shop. */
export interface TestProduct {
  division: number;
  urlName: string;
  name?: string;
  /** In minor units of the store's own currency, tax included. */
  priceMinor?: number;
  salePriceMinor?: number | null;
  vatRate?: number;
  enabled?: boolean;
  colours?: readonly string[];
  sizes?: readonly string[];
  /** Units of each variant; null without limit. */
  stock?: number | null;
  sku?: string;
  /** Address of its picture. */
  picture?: string;
  /** True when it is a gift card, of which each size is a value. */
  isGiftCard?: boolean;
}

/** A product as it was written. */
export interface WrittenProduct {
  id: number;
  urlName: string;
  /** Id of the variant in a colour and size. */
  variant(colour?: string, size?: string): string;
}

type Platform = { core: Core; services: Services };

/** Writes a product with a variant for each colour and size straight into the database. */
export async function writeProduct(
  { core, services }: Platform,
  product: TestProduct,
): Promise<WrittenProduct> {
  const { division, urlName, name = urlName, colours = ['Black'], sizes = ['M'] } = product;
  const written = await core.database.tenant(division, async ({ query }) => {
    const { id } = await query
      .insertInto('products')
      .values({
        division_id: division,
        url_name: urlName,
        name,
        sku: product.sku ?? '',
        vat_rate: product.vatRate ?? 20,
        enabled: product.enabled ?? true,
        approval_status: 'Approved',
        is_gift_card: product.isGiftCard ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (id === null) throw new Error('The product has no id');
    await query
      .insertInto('product_images')
      .values({
        division_id: division,
        product_id: id,
        position: 0,
        src: product.picture ?? `/images/${urlName}.png`,
        alt: name,
        // A picture of one's own shows the first colour.
        ...(product.picture === undefined ? {} : { colour: colours[0] ?? null }),
      })
      .execute();
    const variants = await query
      .insertInto('variants')
      .values(
        colours.flatMap((colour, row) =>
          sizes.map((size, column) => ({
            division_id: division,
            product_id: id,
            position: row * sizes.length + column,
            sku: `${urlName}-${colour}-${size}`,
            colour,
            size,
            price_minor: product.priceMinor ?? 2400,
            sale_price_minor: product.salePriceMinor ?? null,
            stock: product.stock ?? null,
          })),
        ),
      )
      .returning(['id', 'colour', 'size'])
      .execute();
    return { id, variants };
  });
  await services.catalogue.service.changed(division, [written.id]);
  return {
    id: written.id,
    urlName,
    variant: (colour = colours[0], size = sizes[0]) => {
      const found = written.variants.find((one) => one.colour === colour && one.size === size);
      if (!found) throw new Error(`${urlName} has no variant ${colour} ${size}`);
      return found.id;
    },
  };
}

/** A domain that was connected. @returns its id */
export async function writeDomain(
  { core }: Platform,
  { division, host, token }: { division: number; host: string; token: string },
): Promise<string> {
  return core.database.tenant(division, async ({ query }) => {
    const { id } = await query
      .insertInto('store_domains')
      .values({ division_id: division, host, token, verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** A zone with one method for 9.00, to the Antarctic. @returns its id */
export async function writeDeliveryZone(
  { core }: Platform,
  { division, name }: { division: number; name: string },
): Promise<string> {
  return core.database.tenant(division, async ({ query }) => {
    const countries = '["AQ"]';
    const { id } = await query
      .insertInto('delivery_zones')
      .values({ division_id: division, name, countries, position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('shipping_methods')
      .values({
        division_id: division,
        code: 'ship',
        name: 'Ship',
        countries,
        price_minor: 900,
        free_over_minor: null,
        min_days: 30,
        max_days: 60,
        position: 9,
        zone_id: id,
        measure_from: null,
        measure_below: null,
      })
      .execute();
    return id;
  });
}

/** Delivery at home for 3.95, free from 50, and to the rest of the world for 11.95. */
export async function writeShipping({ core }: Platform, division: number): Promise<void> {
  const base = { division_id: division, description: '' };
  await core.database.tenant(division, ({ query }) =>
    query
      .insertInto('shipping_methods')
      .values([
        {
          ...base,
          code: 'standard',
          name: 'Standard',
          countries: '["GB","JE"]',
          price_minor: 395,
          free_over_minor: 5000,
          min_days: 2,
          max_days: 4,
          position: 0,
        },
        {
          ...base,
          code: 'express',
          name: 'Express',
          countries: '["GB"]',
          price_minor: 695,
          free_over_minor: null,
          min_days: 1,
          max_days: 1,
          position: 1,
        },
        {
          ...base,
          code: 'europe',
          name: 'Europe',
          countries: '["FR","DE","IE"]',
          price_minor: 795,
          free_over_minor: null,
          min_days: 4,
          max_days: 8,
          position: 2,
        },
        {
          ...base,
          code: 'world',
          name: 'Worldwide',
          countries: '["*"]',
          price_minor: 1195,
          free_over_minor: null,
          min_days: 6,
          max_days: 14,
          position: 3,
        },
      ])
      .execute(),
  );
  core.cache.drop([`division:${division}`]);
}

/** A coupon of the test shop. */
export interface TestCoupon {
  division: number;
  code: string;
  title?: string;
  kind?: 'percent' | 'fixed' | 'free_shipping';
  value?: number;
  minimumMinor?: number;
  startsAt?: Date | null;
  expiresAt?: Date | null;
  maxUses?: number | null;
  uses?: number;
}

const discountKindOf = {
  percent: 'percentage',
  fixed: 'fixed_amount',
  free_shipping: 'free_delivery',
} as const;

/** Writes a discount with a code; gives its id. */
export async function writeCoupon({ core }: Platform, coupon: TestCoupon): Promise<string> {
  return core.database.tenant(coupon.division, async ({ query }) => {
    const { id } = await query
      .insertInto('discounts')
      .values({
        division_id: coupon.division,
        title: coupon.title ?? `Coupon ${coupon.code}`,
        method: 'code',
        kind: discountKindOf[coupon.kind ?? 'percent'],
        value: coupon.value ?? 10,
        minimum_minor: coupon.minimumMinor ?? 0,
        starts_at: coupon.startsAt ?? null,
        ends_at: coupon.expiresAt ?? null,
        max_uses: coupon.maxUses ?? null,
        uses: coupon.uses ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('discount_codes')
      .values({ division_id: coupon.division, code: coupon.code, discount_id: id, uses: coupon.uses ?? 0 })
      .execute();
    return id;
  });
}
