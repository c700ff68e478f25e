import { aspectRatios, imageUrl, type MenuImage } from '@omnis/models';
import { safeColour, safeLength, useSafeLink } from '@omnis/shop-kit';
import type { CSSProperties, ReactElement } from 'react';

type Look = CSSProperties & Readonly<Record<`--${string}`, string | number | undefined>>;

const width = 400;

/** A segment's picture with its words (storefront.md §3 Menu image). Its look is in the header's style. */
export function MenuPicture({ image }: { readonly image: MenuImage }): ReactElement {
  const safe = useSafeLink();
  const look: Look = {
    '--ratio': `1 / ${aspectRatios[image.ratio]}`,
    '--veil': typeof image.overlay === 'string' ? safeColour(image.overlay) : undefined,
    '--picture-text': safeColour(image.color),
    '--button-text': safeColour(image.button?.textColor),
    '--button-fill': safeColour(image.button?.backgroundColor),
    '--button-edge': safeColour(image.button?.borderColor),
  };
  // It has one width, so that more steps would only make each page longer.
  const sharp = imageUrl(image.src, { width: width * 2 });
  const words = (
    <>
      <img
        src={imageUrl(image.src, { width })}
        srcSet={sharp === image.src ? undefined : `${sharp} 2x`}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="words" data-align={image.textAlign} data-shadow={image.shadow}>
        {image.title !== '' && <strong>{image.title}</strong>}
        {image.description !== '' && <span>{image.description}</span>}
        {image.button && image.button.text !== '' && (
          <span
            className="action"
            data-full={image.button.fullWidth || undefined}
            style={{ borderRadius: safeLength(image.button.borderRadius) }}
          >
            {image.button.text}
          </span>
        )}
      </span>
    </>
  );
  const shape = {
    className: 'picture',
    style: look,
    'data-corners': image.borderRadius,
    'data-veil': image.overlay ? '' : undefined,
  };
  return image.link === '' ? (
    <div {...shape}>{words}</div>
  ) : (
    <a href={safe(image.link)} {...shape}>
      {words}
    </a>
  );
}
