import { readActions, type Action } from '../../parts/action.ts';
import { readPrice, type BlockPrice } from '../../parts/price.tsx';
import { truncateText } from '../../parts/text.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { Values } from '../../read/read.ts';
import { bannerLimits } from './banner.limits.ts';
import { bannerProperties } from './banner.properties.ts';

/** Content of a banner or slide, read from its properties. */
export interface BannerContent {
  readonly title: string;
  readonly copy: string;
  readonly badge: string;
  readonly price: BlockPrice | null;
  readonly actions: readonly Action[];
  readonly media: BannerMedia;
  readonly look: BannerLook;
}

/** Media behind the text. */
export type BannerMedia =
  | { readonly kind: 'none' }
  | { readonly kind: 'image'; readonly src: string; readonly mobileSrc: string; readonly alt: string }
  | { readonly kind: 'video'; readonly src: string; readonly poster: string; readonly alt: string };

/** How it looks; null leaves it to the theme. */
export interface BannerLook {
  readonly align: 'left' | 'center' | 'right';
  readonly vertical: 'top' | 'center' | 'bottom';
  readonly size: 'regular' | 'compact' | 'slim';
  readonly buttonSize: 'sm' | 'md' | 'lg';
  readonly font: string | null;
  readonly fontScale: number;
  /** Height ÷ width. */
  readonly ratio: number;
  /** Pixels. */
  readonly minHeight: number;
  readonly mobileHeight: string | null;
  readonly contentWidth: string | null;
  readonly titleColor: string | null;
  readonly copyColor: string | null;
  readonly overlayColor: string | null;
  readonly overlayColorEnd: string | null;
  readonly overlayOpacity: number | null;
}

/** Surroundings of a banner or slide. */
export interface BannerSurroundings {
  /** From the slideshow around it; wins over its own. */
  readonly compact?: boolean;
  readonly primaryActions?: boolean;
  /** The theme's film, for one that is to show a film and has none. */
  readonly defaultFilm?: string | undefined;
}

/** Reads the properties of a banner or slide. */
export function readBanner(
  values: Values,
  { compact = false, primaryActions = false, defaultFilm = '' }: BannerSurroundings = {},
): BannerContent {
  const properties = readProperties(bannerProperties, values);
  const arePrimary = properties.primaryActions ?? primaryActions;
  return {
    title: truncateText(properties.title, bannerLimits.title),
    copy: truncateText(properties.copy, bannerLimits.copy),
    badge: properties.badge,
    price: readPrice(values),
    actions: readActions(properties.actions, arePrimary).slice(0, 2),
    media: mediaOf(properties, defaultFilm),
    look: lookOf(properties, compact),
  };
}

type Properties = ReadProperties<typeof bannerProperties>;

function mediaOf(
  { imageAlt: alt, video, videoThumbnail, image, mobileImage, media: chosen }: Properties,
  defaultFilm: string,
): BannerMedia {
  // Where nobody chose, a film that was given is meant to be seen, as in a pod.
  const media = chosen || (video === '' ? 'image' : 'video');
  const film = video || defaultFilm;
  if (media === 'video' && film !== '') return { kind: 'video', src: film, poster: videoThumbnail, alt };
  // Without its film, a film's picture is the next best thing.
  const src = media === 'video' ? videoThumbnail : image;
  return media === 'overlay' || src === ''
    ? { kind: 'none' }
    : { kind: 'image', src, mobileSrc: mobileImage, alt };
}

function lookOf(properties: Properties, isCompact: boolean): BannerLook {
  const { fontScale: scale } = properties;
  const size = properties.slim ? 'slim' : isCompact || properties.compact ? 'compact' : 'regular';
  const slim = size === 'slim';
  const sized = size === 'regular' ? bannerLimits.fontScale : bannerLimits[size].fontScale;
  return {
    align: properties.align,
    vertical: properties.verticalAlignment,
    size,
    buttonSize: properties.buttonSize || (slim ? 'sm' : 'lg'),
    font: properties.font,
    // Greater than 0 and at most 1 (storefront.md §5).
    fontScale: scale !== null && scale > 0 ? scale : sized,
    ratio: slim ? bannerLimits.slim.ratio : bannerLimits.ratio,
    minHeight: slim ? bannerLimits.slim.minHeight : properties.minHeight,
    mobileHeight: properties.mobileHeight,
    contentWidth: properties.contentWidth,
    titleColor: properties.titleColor,
    copyColor: properties.copyColor,
    overlayColor: properties.overlayColor,
    overlayColorEnd: properties.overlayColorEnd,
    overlayOpacity: properties.overlayOpacity,
  };
}
