import { readActions, type Action } from '../../parts/action.ts';
import { readMediaAddress } from '../../parts/picture.ts';
import { readPrice, type BlockPrice } from '../../parts/price.tsx';
import { truncateText } from '../../parts/text.ts';
import { readColour, readFont, readLength } from '../../read/read-look.ts';
import { readChoice, readFlag, readNumber, readText, type Values } from '../../read/read.ts';
import { bannerLimits } from './banner.limits.ts';

/** What a banner or slide shows, read from its properties. */
export interface BannerContent {
  readonly title: string;
  readonly copy: string;
  readonly badge: string;
  readonly price: BlockPrice | null;
  readonly actions: readonly Action[];
  readonly media: BannerMedia;
  readonly look: BannerLook;
}

/** What lies behind the text. */
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

/** What is around a banner or slide. */
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
  return {
    title: truncateText(readText(values, 'title').trim(), bannerLimits.title),
    copy: truncateText(readText(values, 'copy').trim(), bannerLimits.copy),
    badge: readText(values, 'badge').trim(),
    price: readPrice(values),
    actions: readActions(values, 'actions', readFlag(values, 'primaryActions', primaryActions)).slice(0, 2),
    media: readMedia(values, defaultFilm),
    look: readLook(values, compact),
  };
}

function readMedia(values: Values, defaultFilm: string): BannerMedia {
  const alt = readText(values, 'imageAlt');
  const video = readMediaAddress(values, 'video');
  // Where nobody chose, a film that was given is meant to be seen, as in a pod.
  const media = readChoice(values, 'media', {
    options: ['image', 'video', 'overlay'],
    fallback: video === '' ? 'image' : 'video',
  });
  const film = video || defaultFilm;
  if (media === 'video' && film !== '') {
    return { kind: 'video', src: film, poster: readMediaAddress(values, 'videoThumbnail'), alt };
  }
  // Without its film, a film's picture is the next best thing.
  const image = readMediaAddress(values, media === 'video' ? 'videoThumbnail' : 'image');
  return media === 'overlay' || image === ''
    ? { kind: 'none' }
    : { kind: 'image', src: image, mobileSrc: readMediaAddress(values, 'mobileImage'), alt };
}

function readLook(values: Values, compact: boolean): BannerLook {
  const size = readFlag(values, 'slim')
    ? 'slim'
    : compact || readFlag(values, 'compact')
      ? 'compact'
      : 'regular';
  const slim = size === 'slim';
  const sized = size === 'regular' ? bannerLimits.fontScale : bannerLimits[size].fontScale;
  const scale = readNumber(values, 'fontScale', { fallback: sized, max: 1 });
  return {
    align: readChoice(values, 'align', { options: ['left', 'center', 'right'], fallback: 'left' }),
    vertical: readChoice(values, 'verticalAlignment', {
      options: ['top', 'center', 'bottom'],
      fallback: 'center',
    }),
    size,
    buttonSize: readChoice(values, 'buttonSize', {
      options: ['sm', 'md', 'lg'],
      fallback: slim ? 'sm' : 'lg',
    }),
    font: readFont(values, 'font'),
    // Greater than 0 and at most 1 (storefront.md §5).
    fontScale: scale > 0 ? scale : sized,
    ratio: slim ? bannerLimits.slim.ratio : bannerLimits.ratio,
    minHeight: slim
      ? bannerLimits.slim.minHeight
      : readNumber(values, 'minHeight', { fallback: bannerLimits.minHeight, min: 120, max: 1200 }),
    mobileHeight: readLength(values, 'mobileHeight'),
    contentWidth: readLength(values, 'contentWidth'),
    titleColor: readColour(values, 'titleColor'),
    copyColor: readColour(values, 'copyColor'),
    overlayColor: readColour(values, 'overlayColor'),
    overlayColorEnd: readColour(values, 'overlayColorEnd'),
    overlayOpacity: readNumber(values, 'overlayOpacity', { fallback: null, min: 0, max: 1 }),
  };
}
