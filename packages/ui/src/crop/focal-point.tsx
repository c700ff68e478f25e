import {
  useId,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { pictureStyle } from './crop-math.ts';
import { CropRoot } from './crop-root.ts';
import type { CropRatio } from './image-cropper.tsx';
import { arrowStep, useDrag } from './use-drag.ts';

/** A point of a picture, as shares of its width and height (platform.md §9: focal x/y, 0 to 1). */
export interface FocalPoint {
  readonly focalX: number;
  readonly focalY: number;
}

/** Properties of {@link FocalPointField}. */
export interface FocalPointFieldProps {
  readonly label: ReactNode;
  readonly src: string;
  /** Description of the picture. */
  readonly alt: string;
  readonly value: FocalPoint;
  readonly onValueChange: (value: FocalPoint) => void;
  /** Shapes that the picture is shown in, to see what stays in view. */
  readonly previews?: readonly CropRatio[];
}

const place = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(3));

/**
 * The point of a picture that stays in view however it is cropped: pressed, dragged, or moved by the arrow keys.
 *
 * @example
 * ```tsx
 * import { FocalPointField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Focus = () => {
 *   const [point, setPoint] = useState({ focalX: 0.5, focalY: 0.3 });
 *   return <FocalPointField label="What matters" src="/images/harbour.jpg" alt="Boats in a harbour" value={point} onValueChange={setPoint} />;
 * };
 * ```
 */
export function FocalPointField({
  label,
  src,
  alt,
  value,
  onValueChange,
  previews = [],
}: FocalPointFieldProps): ReactElement {
  const id = useId();
  const [own, setOwn] = useState<number | null>(null);
  const set = (x: number, y: number): void => onValueChange({ focalX: place(x), focalY: place(y) });
  const { isMoving, handlers } = useDrag({
    onStart: ({ x, y }) => set(x, y),
    onMove: ({ x, y }) => set(value.focalX + x, value.focalY + y),
  });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const step = arrowStep(event.key);
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.02;
    set(value.focalX + step.x * by, value.focalY + step.y * by);
  };
  const ratio = own ?? 1.5;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--frame-ratio': String(ratio),
    '--focal-x': `${value.focalX * 100}%`,
    '--focal-y': `${value.focalY * 100}%`,
    ...pictureStyle({}, ratio, ratio),
  };
  return (
    <CropRoot>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="stage">
        <div
          className="frame"
          role="slider"
          aria-roledescription="Point"
          tabIndex={0}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(value.focalX * 100)}
          aria-valuetext={`${Math.round(value.focalX * 100)}% across and ${Math.round(value.focalY * 100)}% down`}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          data-aim=""
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
          <div className="aim" />
        </div>
      </div>
      <p className="help" id={`${id}-help`}>
        Press what has to stay in view, or move the point with the arrow keys.
      </p>
      {previews.length > 0 && own !== null && (
        <ul className="previews" aria-label="How it is cropped">
          {previews.map((preview) => (
            <li key={preview.label}>
              <Preview src={src} point={value} ratio={own} frame={preview.ratio} />
              {preview.label}
            </li>
          ))}
        </ul>
      )}
    </CropRoot>
  );
}

function Preview({
  src,
  point,
  ratio,
  frame,
}: {
  readonly src: string;
  readonly point: FocalPoint;
  readonly ratio: number;
  readonly frame: number;
}): ReactElement {
  const style: Record<`--${string}`, string> = {
    '--frame-ratio': String(frame),
    ...pictureStyle(point, ratio, frame),
  };
  return (
    <div className="frame" style={style}>
      <div className="turned">
        <img src={src} alt="" />
      </div>
    </div>
  );
}
