import { z } from 'zod';
import { defineCall } from '../call.ts';
import { v3 } from '../prefixes.ts';

/** Artwork that a shopper has uploaded. */
export const artworkSchema = z.object({
  /** Unguessable: whoever knows it may use the artwork. */
  id: z.string(),
  /** Address of the picture. */
  url: z.string(),
  /** As the file was called. */
  name: z.string(),
  /** Pixels, upright; of a drawing those that it was made into. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
/** Artwork that a shopper has uploaded. */
export type ArtworkFile = z.output<typeof artworkSchema>;

/** Names an artwork. */
export const artworkId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'Choose the file again');

export const artworksUpload = defineCall('artworks.upload', {
  method: 'POST',
  path: `${v3}/frontend/artworks/`,
  access: 'store',
  summary:
    'Upload artwork to be printed: PNG, JPEG, WebP or SVG, up to 20 MB. It is thrown away after 30 days unless it is asked for or bought.',
  upload: true,
  response: artworkSchema.extend({
    /** Font families of a drawing that are not available: its text was drawn in another font. */
    missingFonts: z.array(z.string()),
  }),
});
