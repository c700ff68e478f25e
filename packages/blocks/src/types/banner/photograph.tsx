import type { ReactElement } from 'react';
import { preload } from 'react-dom';
import { BlockImage, blockSrcSet } from '../../parts/block-image.tsx';
import { bannerImage, bannerWidths } from '../../parts/picture.ts';

/** Properties of {@link Photograph}. */
export interface PhotographProps {
  readonly src: string;
  /** An upright one for phones that are held so; empty where there is none. */
  readonly mobileSrc: string;
  readonly alt: string;
  /** In view when the page opens: fetched at once and first. */
  readonly priority: boolean;
}

const mobileWidths = [480, 768, 1080] as const;
const [, , mobileWidth] = mobileWidths;
// One on its side is wider than tall, and would show a strip of an upright picture.
const phones = '(max-width: 767.98px) and (orientation: portrait)';
// Without a picture of its own, a tall phone shows the middle of a wide one, enlarged to its height.
const sizes = '(min-width: 768px) 100vw, 175vw';

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
  // React orders pictures in a page's first lines by itself, but not those of a choice, which a phone found after two thirds
  // of the page.
  if (priority && mobileSet !== undefined)
    preload(mobileSrc, {
      as: 'image',
      fetchPriority: 'high',
      media: phones,
      imageSrcSet: mobileSet,
      imageSizes: '100vw',
    });
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
