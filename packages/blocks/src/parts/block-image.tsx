import { imageUrl } from '@omnis/models';
import type { ReactElement } from 'react';

/** Properties of {@link BlockImage}. */
export interface BlockImageProps {
  readonly src: string;
  readonly alt: string;
  /** Widths that the browser chooses from, in pixels. */
  readonly widths: readonly number[];
  /** Width where the browser cannot choose, and the one that `height` belongs to. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown at which viewport. */
  readonly sizes: string;
  /** In view when the page opens: fetched at once and first. */
  readonly priority?: boolean;
  readonly className?: string;
  readonly onLoad?: () => void;
  readonly 'data-ready'?: '' | undefined;
}

/**
 * A picture: widths from the image service for `/images/…`, reserved space, first or lazy loading. A plain element
 * that its block's styled root dresses, because styled elements are what server rendering pays for.
 */
export function BlockImage({
  src,
  alt,
  widths,
  width,
  sizes,
  priority = false,
  ...rest
}: BlockImageProps): ReactElement {
  const srcSet = blockSrcSet(src, widths);
  return (
    <img
      // Lazy loading has to be known before the address is set.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      sizes={srcSet === undefined ? undefined : sizes}
      srcSet={srcSet}

      src={imageUrl(src, { width })}
      alt={alt}
      width={width}
      {...rest}
    />
  );
}

/** The widths of a picture as a `srcset`; undefined for one that the image service does not serve. */
export function blockSrcSet(src: string, widths: readonly number[]): string | undefined {
  const known = written.get(widths)?.get(src);
  if (known !== undefined) return known;
  if (imageUrl(src, { width: 1 }) === src) return undefined;
  const srcSet = widths.map((width) => `${imageUrl(src, { width })} ${width}w`).join(', ');
  const bySource = written.get(widths) ?? new Map<string, string>();
  if (bySource.size >= limit) bySource.clear();
  written.set(widths, bySource.set(src, srcSet));
  return srcSet;
}

/** Most pictures whose `srcset` is kept, for each list of widths: a list shows the same ones on page after page. */
const limit = 1000;
const written = new WeakMap<readonly number[], Map<string, string>>();
