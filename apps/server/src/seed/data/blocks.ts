import type { BlockSeed } from '../types.ts';

type Properties = Readonly<Record<string, unknown>>;

/** Address of a scene. */
export function scene(id: string): string {
  return `/images/scenes/${id}`;
}

/** A picture in a running text, with a line under it. */
export function figure(id: string, alt: string, caption: string): string {
  const src = `${scene(id)}?width=1280`;
  return `<figure><img src="${src}" alt="${alt}" width="1280" height="720"><figcaption>${caption}</figcaption></figure>`;
}

/** A link of a banner or slide. */
export function action(text: string, href: string, primary = false): Properties {
  return { text, href, primary };
}

/** A block of a type; a scene behind a banner or a slide comes upright too, for phones. */
export function block(
  type: string,
  properties: Properties = {},
  items: readonly BlockSeed[] = [],
): BlockSeed {
  const { image } = properties;
  const isUpright = (type === 'banner' || type === 'slide') && typeof image === 'string';
  return {
    type,
    properties: isUpright ? { mobileImage: `${image}-portrait`, ...properties } : properties,
    ...(items.length > 0 ? { items } : {}),
  };
}

/** A block that is narrower than the page, in columns out of 12. */
export function narrow(size: number, { type, properties, items }: BlockSeed): BlockSeed {
  return { type, size, properties, ...(items ? { items } : {}) };
}

/** A view of a slideshow. */
export function slide(properties: Properties): BlockSeed {
  return block('slide', {
    media: 'image',
    align: 'left',
    verticalAlignment: 'center',
    buttonSize: 'lg',
    ...properties,
  });
}

/** A picture that leads to a collection. */
export function pod(title: string, properties: Properties): BlockSeed {
  return narrow(3, block('pod', { title, ratio: 'tall', textSize: 2, ...properties }));
}

/** A reason to buy. */
export function reason(icon: string, title: string, description: string): BlockSeed {
  return narrow(3, block('summary', { icon, title, description, align: 'center' }));
}
