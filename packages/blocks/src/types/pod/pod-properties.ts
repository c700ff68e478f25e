import { aspectRatios, type Shadow } from '@omnis/models';
import { readAction, readActions, type Action } from '../../parts/action.ts';
import { hasIcon } from '../../parts/icon.tsx';
import { readPrice, type BlockPrice } from '../../parts/price.tsx';
import { colour, length } from '../../read/look-properties.ts';
import { flag, readProperties, type ReadProperties } from '../../read/properties.ts';
import type { Values } from '../../read/read.ts';
import { podProperties } from './pod.properties.ts';

/** Content of a pod, read from its properties. */
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
const buttonStyle = {
  textColor: colour,
  backgroundColor: colour,
  borderColor: colour,
  borderRadius: length,
  fill: flag(),
};

/** The look of a pod's button. */
export type PodButton = ReadProperties<typeof buttonStyle>;

/** Reads the properties of a pod. */
export function readPod(values: Values): PodContent {
  const properties = readProperties(podProperties, values);
  const { href, icon, target } = properties;
  return {
    title: properties.title,
    copy: properties.copy,
    href,
    ...(target === '' ? {} : { target }),
    badge: properties.badge,
    icon: hasIcon(icon) ? icon : '',
    ...pictureOf(properties),
    ratio: properties.ratio ?? aspectRatios.square,
    price: properties.showPrice ? readPrice(values) : null,
    actions: buttonsOf(properties),
    look: lookOf(properties),
  };
}

type Properties = ReadProperties<typeof podProperties>;

function pictureOf({
  media,
  image,
  imageAlt,
  video,
  videoThumbnail,
}: Properties): Pick<PodContent, 'image' | 'alt' | 'video' | 'poster'> {
  const poster = videoThumbnail || image;
  return {
    image: media === 'overlay' ? '' : media === 'video' ? poster : image,
    alt: imageAlt,
    video: media === '' || media === 'video' ? video : '',
    poster,
  };
}

/** The first of its actions, or a button with the text of `buttonText` that leads where the pod does. */
function buttonsOf({ actions: list, buttonText, href }: Properties): readonly Action[] {
  const actions = readActions(list);
  if (actions.length > 0) return actions.slice(0, 2);
  const own = readAction({ text: buttonText, href });
  return own === null ? [] : [own];
}

function lookOf(properties: Properties): PodLook {
  return {
    overlay: properties.overlay || properties.media === 'overlay',
    overlayColor: properties.overlayColor,
    overlayOpacity: properties.overlayOpacity,
    vertical: properties.verticalAlignment,
    textAlign: properties.textAlign,
    textSize: Math.round(properties.textSize),
    textColor: properties.textColor,
    textShadow: properties.textShadow,
    iconShadow: properties.iconShadow,
    button: readProperties(buttonStyle, properties.buttonStyle),
  };
}
