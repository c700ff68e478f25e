import { imageSrcset, imageUrl, type ImageOptions } from '@omnis/models';
import { token } from '@omnis/theme/react';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.img.withConfig({ componentId: 'ui-picture' })`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: var(--picture-ratio);
  border-radius: ${token('image.radius')};
  background-color: ${token('image.background')};
  object-fit: var(--picture-fit, cover);
  object-position: var(--picture-focus, 50% 50%);
  /* What is shown when the file cannot be loaded: the alternative text, quietly. */
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};
`;

/** Properties of {@link Picture}. */
export interface PictureProps {
  /** An address of the image service (`/images/…`), or any other. */
  readonly src: string;
  /** Description of the picture; empty where the text beside it says the same. */
  readonly alt: string;
  /** The greatest width that it is shown at, in CSS pixels. With `height` it reserves the space. */
  readonly width: number;
  /** In CSS pixels. */
  readonly height: number;
  /** How wide it is shown at which viewport; `100vw`, at most `width`, unless told. */
  readonly sizes?: string;
  /** The widths offered, in pixels; steps up to twice `width` unless told. */
  readonly widths?: readonly number[];
  /** In view when the page opens (a banner, the first product picture): fetched at once and first. */
  readonly priority?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** Point that stays in view when it is cropped, 0 to 1 each way; that of the address unless told. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Further options of the image service. */
  readonly options?: Omit<ImageOptions, 'width' | 'height'>;
  readonly className?: string;
}

/** The focal point that an address asks for (platform.md §9); none where it cuts a part out, whose middle stays in view. */
function focusIn(src: string): PictureProps['focus'] {
  const params = new URLSearchParams(src.split('?')[1]);
  if (params.has('zoom') || !(params.has('focalX') || params.has('focalY'))) return undefined;
  const share = (name: string): number => Number(params.get(name) ?? 0.5);
  return { x: share('focalX'), y: share('focalY') };
}

function sourceSet({
  src,
  width,
  widths,
  options,
}: Pick<PictureProps, 'src' | 'width' | 'widths' | 'options'>): string | undefined {
  if (imageUrl(src, { width: 1 }) === src) return undefined;
  if (!widths) return imageSrcset(src, { ...options, width: width * 2 }) || undefined;
  return widths.map((each) => `${imageUrl(src, { ...options, width: each })} ${each}w`).join(', ');
}

/**
 * A picture from the image service at the size it is needed (storefront.md §9 Image widths, platform.md §9 srcset steps).
 * Its space is reserved, and it loads when it comes near the view unless it has priority.
 *
 * @example
 * ```tsx
 * import { Picture } from '@omnis/ui';
 * export const Tee = () => <Picture src="/images/products/tee.png" alt="Black T-shirt" width={480} height={600} sizes="(min-width: 992px) 25vw, 50vw" />;
 * ```
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = `(min-width: ${width}px) ${width}px, 100vw`,
  widths,
  priority = false,
  fit,
  focus = focusIn(src),
  options,
  className,
}: PictureProps): ReactElement {
  const srcSet = sourceSet({ src, width, widths, options });
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--picture-ratio': `${width} / ${height}`,
    ...(fit ? { '--picture-fit': fit } : {}),
    ...(focus ? { '--picture-focus': `${focus.x * 100}% ${focus.y * 100}%` } : {}),
  };
  return (
    <Root
      // Lazy loading has to be known before the address is set.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      src={srcSet === undefined ? src : imageUrl(src, { ...options, width })}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={style}
    />
  );
}
