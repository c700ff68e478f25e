import { imageUrl } from '@omnis/models';
import type { ReactElement } from 'react';
import { preload } from 'react-dom';
import { BlockImage, blockSrcSet } from '../../parts/block-image.tsx';
import { bannerImage, bannerWidths } from '../../parts/picture.ts';

/** Properties of {@link Photograph}. */
export interface PhotographProps {
  readonly src: string;
  /** An upright one for phones; empty where there is none. */
  readonly mobileSrc: string;
  readonly alt: string;
  /** In view when the page opens: fetched at once and first. */
  readonly priority: boolean;
}

const mobileWidths = [480, 768, 1080] as const;
const [, , mobileWidth] = mobileWidths;
const phones = '(max-width: 767.98px)';
const others = '(min-width: 768px)';
// Without a picture of its own, a tall phone shows the middle of a wide one, enlarged to its height.
const sizes = `${others} 100vw, 175vw`;

interface Shown {
  readonly srcSet: string | undefined;
  readonly src: string;
  readonly sizes: string;
  readonly media: string;
}

/**
 * Has a page ask for a picture in its first line. React does so for pictures by themselves, but not for those of a choice,
 * which a browser found after two thirds of the page.
 */
function fetchFirst({ srcSet, src, sizes: imageSizes, media }: Shown): void {
  const choice = srcSet === undefined ? {} : { imageSrcSet: srcSet, imageSizes };
  preload(src, { as: 'image', fetchPriority: 'high', media, ...choice });
}

/** A picture, and where there is one, an upright one for phones. */
export function Photograph({ src, mobileSrc, alt, priority }: PhotographProps): ReactElement {
  const image = (
    <BlockImage
      {...bannerImage}
      src={src}
      alt={alt}
      widths={bannerWidths}
      sizes={sizes}
      priority={priority}
    />
  );
  if (mobileSrc === '') return image;
  const mobileSet = blockSrcSet(mobileSrc, mobileWidths);
  if (priority) {
    fetchFirst({ src: mobileSrc, srcSet: mobileSet, sizes: '100vw', media: phones });
    const wide = imageUrl(src, { width: bannerImage.width });
    fetchFirst({ src: wide, srcSet: blockSrcSet(src, bannerWidths), sizes, media: others });
  }
  return (
    <picture>
      <source
        media={phones}
        srcSet={mobileSet ?? mobileSrc}
        sizes="100vw"
        width={mobileWidth}
        height={mobileWidth * 1.25}
      />
      {image}
    </picture>
  );
}
