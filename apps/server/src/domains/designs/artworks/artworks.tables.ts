import type { Generated } from 'kysely';
import type { DefaultedTime, NullableTime } from '../../../database/columns.ts';

/** Row of `artworks`. */
export interface ArtworksTable {
  division_id: number;
  /** Unguessable: whoever knows it may use the artwork. */
  id: string;
  file: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  /** The file as it was sent, in the store of originals; null for artwork of before it was kept. */
  original: string | null;
  original_mime: string | null;
  original_bytes: Generated<number>;
  /** False until it belongs to something that was asked for or bought. */
  kept: Generated<boolean>;
  created_at: DefaultedTime;
  /** When its end began: its file goes first, and nobody takes it up any more. */
  gone_at: NullableTime;
}
