import { z } from 'zod';
import { defineCall } from '../call.ts';
import { artworkId, artworkSchema } from './artworks.ts';
import { currencyCode, money } from './common.ts';
import { v3 } from '../prefixes.ts';

const share = z.number().min(0).max(1);
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A side of a product that can be printed. */
export const designSide = z.enum(['front', 'back']);

/** A product that shoppers can have printed with artwork of their own. */
export const studioProductSchema = z.object({
  productId: z.number().int(),
  urlName: z.string(),
  name: z.string(),
  type: z.string(),
  /** Garment that is drawn, such as `hoodie`. */
  garment: z.string(),
  /** Lowest price now, tax included. */
  price: money,
  colours: z.array(
    z.object({
      name: z.string(),
      hex: z.string().nullable(),
      /** Its part of the address of a picture: `/images/garments/{garment}/{slug}/{side}/plain`. */
      slug: z.string(),
    }),
  ),
  /** One without a name for what comes in one size only. */
  sizes: z.array(
    z.object({
      name: z.string(),
      price: money,
      /** Width of the print area on this size, in millimetres. */
      printWidthMm: z.number(),
      /** Colours in which it cannot be had now. */
      soldOutIn: z.array(z.string()),
    }),
  ),
  sides: z.array(
    z.object({
      side: designSide,
      /** Where it can be printed, as shares of the picture. */
      print: box,
    }),
  ),
});
/** A product that shoppers can have printed with artwork of their own. */
export type StudioProduct = z.output<typeof studioProductSchema>;

export const studioProducts = defineCall('studio.products', {
  method: 'GET',
  path: `${v3}/frontend/studio/products/`,
  access: 'store',
  summary: 'The products of a store that shoppers can have printed with artwork of their own.',
  query: z.object({ currency: currencyCode.optional() }),
  response: z.object({ items: z.array(studioProductSchema), currency: z.string() }),
});

/** Where artwork lies in the area that can be printed; shares of that area. */
export const placementSchema = z.object({
  side: designSide,
  /** Its middle. */
  x: share,
  y: share,
  /** Its breadth. */
  width: z.number().min(0.05).max(2),
  /** Degrees clockwise. */
  rotation: z.number().min(-360).max(360),
});
/** Where artwork lies in the area that can be printed. */
export type Placement = z.output<typeof placementSchema>;

/** Names a design. */
export const designId = z.uuid('Make the design again');

export const studioSave = defineCall('studio.save', {
  method: 'POST',
  path: `${v3}/frontend/studio/designs/`,
  access: 'store',
  status: 201,
  summary: 'Keep artwork placed on a product, to be put into a basket with `design`.',
  body: placementSchema.extend({ productId: z.number().int().positive(), artwork: artworkId }),
  response: z.object({
    /** Unguessable: whoever knows it may buy it. */
    id: z.string(),
  }),
});

export const studioDesign = defineCall('studio.design', {
  method: 'GET',
  path: `${v3}/frontend/studio/designs/:design/`,
  access: 'store',
  summary: 'A design that was kept, to be changed: its product, artwork and where that lies.',
  params: z.object({ design: designId }),
  response: placementSchema.extend({ productId: z.number().int(), artwork: artworkSchema }),
});
