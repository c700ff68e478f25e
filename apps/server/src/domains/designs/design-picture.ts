import { drawGarment, findColour, isGarmentKind, placedArtwork, prepareGarment } from '@omnis/garments';
import type { Database } from '../../database/database.ts';
import { imageLibrary, type DrawnSource, type FileStore } from '../files/index.ts';
import { findDesign, type DesignRow } from './designs.repository.ts';

/** Finds what the picture of a design is drawn from; null when there is no such design or colour. */
export type FindDesignPicture = (
  division: number,
  design: string,
  colour: string,
) => Promise<DrawnSource | null>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Longest side of the artwork in a picture, in pixels: no picture shows more of it. */
const sharp = 1600;

/** The artwork as a data address, no larger than a picture of it needs. */
async function embedded(file: Buffer): Promise<string> {
  const library = await imageLibrary();
  const { data, info } = await library(file)
    .resize(sharp, sharp, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return `data:image/${info.format};base64,${data.toString('base64')}`;
}

/** The pictures of designs: the product in a colour, with the artwork under its folds as it will be printed. */
export function designPictures(database: Database, fileStore: FileStore): FindDesignPicture {
  async function source(division: number, design: NonNullable<DesignRow>, slug: string) {
    const colour = findColour(slug);
    const { garment, side: view, file } = design;
    if (!colour || !isGarmentKind(garment) || (view !== 'front' && view !== 'back')) return null;
    const options = { garment, colour, view } as const;
    const drawn: DrawnSource = {
      kind: 'drawn',
      key: `designs/${division}/${design.id}/${slug}`,
      size: { width: 4, height: 5 },
      opaque: true,
      preferredWidth: 960,
      draw: async (width, background) => {
        const body = await fileStore.get(division, file);
        const artwork =
          body === null
            ? {}
            : {
                artwork: placedArtwork(garment, view, {
                  href: await embedded(body),
                  aspect: design.height / design.width,
                  x: design.x,
                  y: design.y,
                  width: design.share,
                  rotation: design.rotation,
                }),
              };
        await prepareGarment(options);
        return drawGarment({ ...options, ...artwork, width, ...(background === null ? {} : { background }) });
      },
    };
    return drawn;
  }

  return async (division, id, colour) => {
    if (!uuid.test(id)) return null;
    const design = await database.tenant(division, (db) => findDesign(db, division, id));
    return design ? source(division, design, colour) : null;
  };
}
