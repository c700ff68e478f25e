import type { Generated } from 'kysely';
import type { DefaultedTime } from '../../database/columns.ts';

/** Row of `designs`: a shopper's artwork, placed on a product. */
export interface DesignsTable {
  division_id: number;
  /** Unguessable: whoever knows it may buy it. */
  id: Generated<string>;
  artwork_id: string;
  product_id: number;
  /** Garment that the product is drawn as: it stays when the product changes. */
  garment: string;
  side: string;
  /** The middle of the artwork and its breadth, as shares of the area that can be printed. */
  x: number;
  y: number;
  width: number;
  /** Degrees clockwise. */
  rotation: number;
  kept: Generated<boolean>;
  created_at: DefaultedTime;
}
