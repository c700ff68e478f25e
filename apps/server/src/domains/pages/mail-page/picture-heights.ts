import type { Block } from '@omnis/models';
import type { ImageService } from '../../files/files.service.ts';

/** How high a picture is that is one wide, by its address; nothing for those that cannot be read. */
export type PictureHeights = ReadonlyMap<string, number>;

function addressesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ properties, items }) => {
    const { image } = properties;
    return [
      ...(typeof image === 'string' && image.startsWith('/images/') ? [image] : []),
      ...addressesIn(items),
    ];
  });
}

/** Reads how high the pictures of blocks are, so that a letter keeps their place until they are there. */
export async function pictureHeights(
  blocks: readonly Block[],
  images: Pick<ImageService, 'sizeOf'>,
): Promise<PictureHeights> {
  const addresses = [...new Set(addressesIn(blocks))];
  const read = await Promise.all(
    addresses.map(async (address) => {
      const size = await images.sizeOf(address);
      return size && size.width > 0 ? ([[address, size.height / size.width]] as const) : [];
    }),
  );
  return new Map(read.flat());
}
