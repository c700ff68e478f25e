import { RotateCcw, RotateCw, TrianglesCenterlineDashedVertical } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  changeCrop,
  cropBox,
  fullCrop,
  mirrored,
  pictureStyle,
  quarterTurn,
  turnedRatio,
  wholePicture,
  type FullCrop,
  type ImageCrop,
} from './crop-math.ts';
import { CropRoot } from './crop-root.ts';
import { arrowStep, useDrag } from './use-drag.ts';

/** A shape to crop to. */
export interface CropRatio {
  /** Such as “Banner”. */
  readonly label: string;
  /** Width by height: 2.5 is a banner of 1920 by 768. */
  readonly ratio: number;
}

/** Properties of {@link ImageCropper}. */
export interface ImageCropperProps {
  readonly label: ReactNode;
  /** Address of the whole picture. */
  readonly src: string;
  /** Description of the picture. */
  readonly alt: string;
  /** Options of the image service; what is left out is as in the whole picture. */
  readonly value: ImageCrop;
  readonly onValueChange: (value: FullCrop) => void;
  /** Width by height of the place that the picture is for. */
  readonly ratio: number;
  /** Shapes to choose from; without them the ratio is given. */
  readonly ratios?: readonly CropRatio[];
  readonly onRatioChange?: (ratio: number) => void;
  /** 4 unless told; at most 10. */
  readonly maxZoom?: number;
}

/**
 * Crops a picture to a shape: by mouse, by one finger or two, and by keys (arrows move, plus and minus zoom, R turns, M
 * mirrors). Nothing is cut: the result are options of the image service (platform.md §9 Image URL options), and what is
 * shown is what it will serve.
 *
 * @example
 * ```tsx
 * import { ImageCropper, type ImageCrop } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Banner = () => {
 *   const [crop, setCrop] = useState<ImageCrop>({});
 *   return <ImageCropper label="Banner" src="/images/harbour.jpg" alt="Boats in a harbour" ratio={2.5} value={crop} onValueChange={setCrop} />;
 * };
 * ```
 */
export function ImageCropper({
  label,
  src,
  alt,
  value,
  onValueChange,
  ratio: frame,
  ratios = [],
  onRatioChange,
  maxZoom = 4,
}: ImageCropperProps): ReactElement {
  const id = useId();
  const [own, setOwn] = useState<number | null>(null);
  const crop = fullCrop(value);
  const change = (next: ImageCrop): void => {
    if (own !== null) onValueChange(changeCrop(value, next, { ratio: own, frame, maxZoom }));
  };
  const move = (x: number, y: number): void => {
    const box = cropBox(value, turnedRatio(own ?? 1, crop.rotate), frame);
    change({ focalX: crop.focalX - x * box.width, focalY: crop.focalY - y * box.height });
  };
  const { isMoving, handlers } = useDrag({
    onMove: ({ x, y }) => move(x, y),
    onPinch: (factor) => change({ zoom: crop.zoom * factor }),
  });
  const area = useRef<HTMLDivElement>(null);
  const wheel = useEffectEvent((event: WheelEvent): void => {
    // A pinch on a trackpad comes as a wheel with Control; the wheel alone scrolls the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    change({ zoom: crop.zoom * Math.exp(-event.deltaY / 300) });
  });
  useEffect(() => {
    const element = area.current;
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, []);

  const turn = (direction: 1 | -1): void => change(quarterTurn(value, direction));
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrowStep(event.key);
    const by = event.shiftKey ? 0.1 : 0.02;
    // The keys move the frame over the picture, as a viewfinder; the pointer moves the picture.
    if (step) move(-step.x * by, -step.y * by);
    else if (event.key === '+' || event.key === '=') change({ zoom: crop.zoom + 0.1 });
    else if (event.key === '-') change({ zoom: crop.zoom - 0.1 });
    else if (event.key.toLowerCase() === 'r') turn(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === 'm') change(mirrored(value));
    else return;
    event.preventDefault();
  };
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const style: Record<`--${string}`, string> = {
    '--frame-ratio': String(frame),
    ...(own === null ? {} : pictureStyle(value, own, frame)),
  };
  return (
    <CropRoot>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {ratios.length > 0 && (
        <div className="ratios" role="group" aria-label="Shape">
          {ratios.map((each) => (
            <button
              key={each.label}
              type="button"
              aria-pressed={each.ratio === frame}
              onClick={() => onRatioChange?.(each.ratio)}
            >
              {each.label}
            </button>
          ))}
        </div>
      )}
      <div className="stage">
        {/* A slider of two directions: screen readers pass its keys on, and read its text after each. */}
        <div
          ref={area}
          className="frame"
          role="slider"
          aria-roledescription="Crop"
          tabIndex={0}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(crop.focalX * 100)}
          aria-valuetext={`Zoom ${crop.zoom.toFixed(1)}, middle at ${percent(crop.focalX)} across and ${percent(crop.focalY)} down`}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          data-moving={isMoving ? '' : undefined}
          style={style}
          onKeyDown={press}
          {...handlers}
        >
          <div className="turned">
            <img
              src={src}
              alt={alt}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalWidth > 0 && naturalHeight > 0) setOwn(naturalWidth / naturalHeight);
              }}
            />
          </div>
          <div className="thirds" />
        </div>
      </div>
      <div className="tools">
        <label className="zoom">
          Zoom
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.1}
            value={crop.zoom}
            aria-label="Zoom"
            onChange={(event) => change({ zoom: event.currentTarget.valueAsNumber })}
          />
          <span aria-hidden="true">{crop.zoom.toFixed(1)}</span>
        </label>
        <div className="turns">
          <IconButton label="Turn left" onClick={() => turn(-1)}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
          <IconButton label="Turn right" onClick={() => turn(1)}>
            <RotateCw aria-hidden="true" />
          </IconButton>
          <IconButton label="Mirror" aria-pressed={crop.mirror} onClick={() => change(mirrored(value))}>
            <TrianglesCenterlineDashedVertical aria-hidden="true" />
          </IconButton>
          <Button variant="ghost" onClick={() => onValueChange(wholePicture)}>
            Reset
          </Button>
        </div>
      </div>
      <p className="help" id={`${id}-help`}>
        Drag the picture, or use the arrow keys. Plus and minus zoom, R turns, M mirrors.
      </p>
      <VisuallyHidden>
        <span role="status">
          {crop.rotate === 0 && !crop.mirror
            ? ''
            : `Turned by ${crop.rotate} degrees${crop.mirror ? ', mirrored' : ''}`}
        </span>
      </VisuallyHidden>
    </CropRoot>
  );
}
