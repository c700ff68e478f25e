import { abstracts } from './abstracts.ts';
import { animals } from './animals.ts';
import type { Artwork } from './artwork.ts';
import { botanical } from './botanical.ts';
import { kitchenGarden } from './kitchen-garden.ts';
import { landscapes } from './landscapes.ts';
import { pastimes } from './pastimes.ts';
import { seaAndSky } from './sea-and-sky.ts';
import { slogans } from './slogans.ts';
import { summer } from './summer.ts';

/** Every artwork, in the order of a catalogue. */
export const artworks: readonly Artwork[] = [
  ...slogans,
  ...botanical,
  ...kitchenGarden,
  ...landscapes,
  ...abstracts,
  ...animals,
  ...seaAndSky,
  ...pastimes,
  ...summer,
];

const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]));

/** The ids of all artworks, as they stand in a URL. */
export const artworkIds: readonly string[] = artworks.map((artwork) => artwork.id);

/** The artwork of an id; nothing when there is none. */
export function findArtwork(id: string): Artwork | undefined {
  return byId.get(id);
}
