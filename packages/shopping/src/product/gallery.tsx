import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { GalleryRoot } from './gallery-root.ts';
import type { ProductImage } from './selection.ts';
import { ZoomPicture } from './zoom-picture.tsx';
import { productTexts } from '../texts/product/index.ts';

/** Properties of {@link Gallery}. */
export interface GalleryProps {
  /** Give it the colour as `key`, so that another colour starts at its first picture. */
  readonly images: readonly ProductImage[];
  readonly name: string;
}

/** How far a key goes through the pictures. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

const slideId = (image: ProductImage): string => `picture-${image.id}`;

/**
 * The pictures of a product. The thumbnails are links to the pictures, so that both work without scripts; phones swipe,
 * keys go from picture to picture.
 */
export function Gallery({ images, name }: GalleryProps): ReactElement {
  const t = useTexts(productTexts);
  const slides = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const look = (): void => {
    const row = slides.current;
    if (row && row.clientWidth > 0) setShown(Math.round(row.scrollLeft / row.clientWidth));
  };
  // Where it was swiped to before anybody listened.
  useEffect(look, []);
  if (images.length === 0) {
    return (
      <GalleryRoot data-single="">
        <div className="none" role="img" aria-label={t('noPicture')}>
          <Initial of={name} />
        </div>
      </GalleryRoot>
    );
  }
  const goTo = (at: number): void => {
    const row = slides.current;
    row?.scrollTo({ left: at * row.clientWidth, behavior: 'instant' });
    setShown(at);
  };
  const show = (at: number) => (event: MouseEvent) => {
    event.preventDefault();
    goTo(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = keySteps[event.key];
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // A magnified picture is moved by them.
    if (step === undefined || isOther || event.defaultPrevented) return;
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const from = entries.findIndex((entry) => entry === event.target);
    const at = Math.min(Math.max(from + step, 0), entries.length - 1);
    goTo(at);
    entries[at]?.focus({ preventScroll: entries[at] instanceof HTMLButtonElement });
  };
  return (
    <GalleryRoot aria-label={t('pictures')} data-single={images.length === 1 ? '' : undefined}>
      {images.length > 1 && (
        <ul className="thumbs" onKeyDown={onKeyDown}>
          {images.map((image, at) => (
            <li key={image.id}>
              <a
                href={`#${slideId(image)}`}
                aria-label={t('pictureNumber', { number: at + 1 })}
                aria-current={at === shown ? 'true' : undefined}
                onClick={show(at)}
              >
                <img
                  // Behind the large picture: React orders eager ones in the page’s first lines.
                  loading="lazy"
                  src={imageUrl(image.src, { width: 160, height: 200 })}
                  alt=""
                  width={72}
                  height={90}
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="slides" ref={slides} onScroll={look} onKeyDown={onKeyDown}>
        {images.map((image, at) => (
          <li key={image.id} id={slideId(image)}>
            <ZoomPicture image={image} alt={image.alt || name} priority={at === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <span className="count" aria-hidden="true">
          {Math.min(shown, images.length - 1) + 1} / {images.length}
        </span>
      )}
    </GalleryRoot>
  );
}
