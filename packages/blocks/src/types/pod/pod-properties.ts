import { aspectRatios, type Shadow } from '@omnis/models';
import { readAction, type Action } from '../../parts/action.ts';
import { hasIcon } from '../../parts/icon.tsx';
import { readMediaAddress } from '../../parts/picture.ts';
import { readPrice, type BlockPrice } from '../../parts/price.tsx';
import { readRatio } from '../../parts/ratio.ts';
import { readShadow } from '../../parts/shadow.ts';
import { readColour, readLength } from '../../read/read-look.ts';
import {
  isRecord,
  readChoice,
  readFlag,
  readNumber,
  readText,
  readValue,
  type Values,
} from '../../read/read.ts';
import { podLimits } from './pod.limits.ts';

/** What a pod shows, read from its properties. */
export interface PodContent {
  readonly title: string;
  readonly copy: string;
  readonly href: string;
  readonly target?: '_blank';
  readonly badge: string;
  /** '' for none. */
  readonly icon: string;
  readonly image: string;
  readonly alt: string;
  readonly video: string;
  readonly poster: string;
  /** Height ÷ width. */
  readonly ratio: number;
  readonly price: BlockPrice | null;
  readonly actions: readonly Action[];
  readonly look: PodLook;
}

/** How it looks; null leaves it to the theme. */
export interface PodLook {
  /** Text lies on the picture. */
  readonly overlay: boolean;
  readonly overlayColor: string | null;
  readonly overlayOpacity: number | null;
  readonly vertical: 'bottom' | 'center' | 'top';
  readonly textAlign: 'left' | 'center' | 'right';
  /** 0 to 4. */
  readonly textSize: number;
  readonly textColor: string | null;
  readonly textShadow: Shadow;
  readonly iconShadow: Shadow;
  readonly button: PodButton;
}

/** The allowed keys of `buttonStyle` (storefront.md §5); others are left aside. */
export interface PodButton {
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
  readonly borderColor: string | null;
  readonly borderRadius: string | null;
  readonly fill: boolean;
}

/** Reads the properties of a pod. */
export function readPod(values: Values): PodContent {
  const href = readText(values, 'href').trim();
  const icon = readText(values, 'icon');
  return {
    title: readText(values, 'title').trim(),
    copy: readText(values, 'copy').trim(),
    href,
    ...(readText(values, 'target') === '_blank' ? { target: '_blank' as const } : {}),
    badge: readText(values, 'badge').trim(),
    icon: hasIcon(icon) ? icon : '',
    ...readPicture(values),
    ratio: readRatio(values, 'ratio') ?? aspectRatios.square,
    price: readFlag(values, 'showPrice', true) ? readPrice(values) : null,
    actions: readButtons(values, href),
    look: readLook(values),
  };
}

function readPicture(values: Values): Pick<PodContent, 'image' | 'alt' | 'video' | 'poster'> {
  const media = readChoice(values, 'media', { options: ['', 'image', 'video', 'overlay'], fallback: '' });
  const image = readMediaAddress(values, 'image');
  const poster = readMediaAddress(values, 'videoThumbnail') || image;
  const video = media === '' || media === 'video' ? readMediaAddress(values, 'video') : '';
  return {
    image: media === 'overlay' ? '' : media === 'video' ? poster : image,
    alt: readText(values, 'imageAlt'),
    video,
    poster,
  };
}

/** The first of its actions, or a button with the text of `buttonText` that leads where the pod does. */
function readButtons(values: Values, href: string): readonly Action[] {
  const list = readValue(values, 'actions');
  const actions = Array.isArray(list) ? list.flatMap((item: unknown) => readAction(item) ?? []) : [];
  if (actions.length > 0) return actions.slice(0, 2);
  const own = readAction({ text: readText(values, 'buttonText'), href });
  return own === null ? [] : [own];
}

function readLook(values: Values): PodLook {
  const style = readValue(values, 'buttonStyle');
  const button = isRecord(style) ? style : {};
  return {
    overlay: readFlag(values, 'overlay') || readText(values, 'media') === 'overlay',
    overlayColor: readColour(values, 'overlayColor'),
    overlayOpacity: readNumber(values, 'overlayOpacity', { fallback: null, min: 0, max: 1 }),
    vertical: readChoice(values, 'verticalAlignment', {
      options: ['bottom', 'center', 'top'],
      fallback: 'bottom',
    }),
    textAlign: readChoice(values, 'textAlign', { options: ['left', 'center', 'right'], fallback: 'left' }),
    textSize: Math.round(readNumber(values, 'textSize', podLimits.textSize)),
    textColor: readColour(values, 'textColor'),
    textShadow: readShadow(values, 'textShadow'),
    iconShadow: readShadow(values, 'iconShadow'),
    button: {
      textColor: readColour(button, 'textColor'),
      backgroundColor: readColour(button, 'backgroundColor'),
      borderColor: readColour(button, 'borderColor'),
      borderRadius: readLength(button, 'borderRadius'),
      fill: readFlag(button, 'fill'),
    },
  };
}
