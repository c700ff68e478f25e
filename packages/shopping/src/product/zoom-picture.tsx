import { imageUrl } from '@omnis/models';
import { labelled } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { ProductImage } from './selection.ts';
import { noZoom, zoomReducer } from './zoom.ts';
import { productTexts } from '../texts/product/index.ts';

/** Which files a picture can be shown by, and how many times as wide as it stands on the page. */
interface Files {
  readonly widths: readonly number[];
  readonly times: 1 | 2;
}

/** 768 is the largest whose AVIF is quick enough to be made at once, and enough for most phones. */
const plain: Files = {
  widths: [480, 640, 768, 960, 1280, 1920],
  times: 1,
};
/** For twice the width: the most that it is magnified. */
const magnified: Files = {
  widths: [960, 1280, 1920, 2560],
  times: 2,
};

/** How wide it is drawn. Tablets show it whole, no higher than three fifths of the screen. */
function sizesOf({ width, height }: ProductImage, { times }: Files): string {
  const whole = Math.round(60 * times * (height > 0 ? width / height : 1));
  return [
    `(min-width: 1280px) ${620 * times}px`,
    `(min-width: 992px) ${48 * times}vw`,
    `(min-width: 768px) min(${100 * times}vw, ${whole}svh)`,
    `${100 * times}vw`,
  ].join(', ');
}

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
};

function pointOf(event: MouseEvent<HTMLElement>): { x: number; y: number } {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  // Pressed by key it has no place: the middle. One that is repeated, as it came before the page was alive, has.
  const isPlaced = event.type !== 'click' || event.detail > 0 || event.clientX > 0 || event.clientY > 0;
  if (!isPlaced) return { x: 0.5, y: 0.5 };
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

const srcSetOf = ({ src }: ProductImage, { widths }: Files): string =>
  widths.map((width) => `${imageUrl(src, { width })} ${width}w`).join(', ');

/** The files of a picture: larger ones once it was magnified and they are there; until then the small one stays. */
function useFiles(image: ProductImage, on: boolean): Files {
  const [sharp, setSharp] = useState(false);
  useEffect(() => {
    if (!on || sharp) return undefined;
    let isOver = false;
    const sizes = sizesOf(image, magnified);
    const large = Object.assign(new Image(), { sizes, srcset: srcSetOf(image, magnified) });
    void large
      .decode()
      .then(() => !isOver && setSharp(true))
      // It is asked for again by the next click.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [image, on, sharp]);
  return sharp ? magnified : plain;
}

/** Properties of {@link ZoomPicture}. */
export interface ZoomPictureProps {
  readonly image: ProductImage;
  readonly alt: string;
  /** In view when the page opens. */
  readonly priority: boolean;
}

/**
 * A picture that a click magnifies; the mouse, a finger or the arrow keys move it, the wheel sets how much
 * (storefront.md §4).
 */
export function ZoomPicture({ image, alt, priority }: ZoomPictureProps): ReactElement {
  const t = useTexts(productTexts);
  const button = useRef<HTMLButtonElement>(null);
  const finger = useRef({ x: 0, y: 0 });
  /** The picture was pressed by finger: a mouse that browsers make up after it cannot leave. */
  const isTouched = useRef(false);
  const [zoom, dispatch] = useReducer(zoomReducer, noZoom);
  const { on } = zoom;
  const files = useFiles(image, on);
  useEffect(() => {
    const element = button.current;
    if (!on || !element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      dispatch({ type: 'wheeled', deltaY: event.deltaY });
    };
    // React's own wheel listeners may not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [on]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (!on || (!step && event.key !== 'Escape')) return;
    event.preventDefault();
    dispatch(step ? { type: 'moved', x: zoom.x + step[0], y: zoom.y + step[1] } : { type: 'left' });
  };
  const onPointerDown = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    finger.current = { x, y };
    isTouched.current = pointerType === 'touch';
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!on || event.pointerType === 'mouse') return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    dispatch({ type: 'dragged', dx: (x - finger.current.x) / width, dy: (y - finger.current.y) / height });
    finger.current = { x, y };
  };
  const style: CSSProperties & Record<`--${string}`, string | number> = on
    ? { '--zoom': zoom.scale, '--zoom-x': `${zoom.x * 100}%`, '--zoom-y': `${zoom.y * 100}%` }
    : {};
  return (
    <button
      ref={button}
      type="button"
      className="slide"
      aria-label={labelled(on ? t('zoomOut') : t('zoomIn'), alt, t.locale)}
      aria-pressed={on}
      style={style}
      onClick={(event) => dispatch({ type: 'toggled', ...pointOf(event) })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onMouseMove={(event) => on && dispatch({ type: 'moved', ...pointOf(event) })}
      onMouseLeave={() => {
        if (!isTouched.current) dispatch({ type: 'left' });
      }}
      onBlur={() => dispatch({ type: 'left' })}
      onKeyDown={onKeyDown}
    >
      <img
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // The larger one is decoded by now: it takes the place of the other within a frame.
        decoding={files === plain ? 'async' : 'sync'}
        src={imageUrl(image.src, { width: 960 })}
        srcSet={srcSetOf(image, files)}
        sizes={sizesOf(image, files)}
        width={image.width}
        height={image.height}
        alt={alt}
      />
    </button>
  );
}
