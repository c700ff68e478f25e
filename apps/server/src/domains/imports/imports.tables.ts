import type { Generated } from 'kysely';
import type {
  DefaultedJson,
  DefaultedNumeric,
  DefaultedTime,
  NullableJson,
  NullableTime,
} from '../../database/columns.ts';

/** Row of `imports`. */
export interface ImportsTable {
  division_id: number;
  id: Generated<number>;
  filename: string;
  source: Generated<string>;
  state: Generated<string>;
  path: string;
  bytes: Generated<number>;
  percent: DefaultedNumeric;
  message: Generated<string>;
  counts: DefaultedJson;
  created_at: DefaultedTime;
  finished_at: NullableTime;
}

/** Row of `import_rows`. */
export interface ImportRowsTable {
  division_id: number;
  import_id: number;
  line: number;
  handle: string;
  name: Generated<string>;
  action: string;
  reasons: DefaultedJson;
  variant_count: Generated<number>;
  image_count: Generated<number>;
  price_minor: number | null;
  /** The product as read from the file; applied as it stands. */
  product: NullableJson;
  applied_at: NullableTime;
  source_hash: string | null;
}

/** Row of `import_images`. */
export interface ImportImagesTable {
  division_id: number;
  import_id: number;
  url: string;
  handle: string;
  product_id: number;
  position: Generated<number>;
  alt: Generated<string>;
  colour: string | null;
  /** Variants without a colour that it shows, by their size text. */
  sizes: DefaultedJson;
  /** True for an image that stands in the description. */
  in_text: Generated<boolean>;
  state: Generated<string>;
  reason: Generated<string>;
  tries: Generated<number>;
}
