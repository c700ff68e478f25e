import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { Artwork } from '../quote/artwork-field.tsx';
import { bounded, centred, dpiOf, sharpness, turnedTo, type Placement } from './placement.ts';

const words = {
  sharp: 'It will be sharp.',
  fair: 'It will be good enough from a step away. A larger file, or a smaller print, is sharper.',
  blurred: 'It will look blurred. Make it smaller, or choose a larger file.',
} as const;

/** Properties of {@link PlacingTools}. */
export interface PlacingToolsProps {
  readonly artwork: Artwork;
  readonly placement: Placement;
  /** Breadth of the area that can be printed, in millimetres. */
  readonly areaMm: number;
  readonly onPlacement: (placement: Placement) => void;
  readonly onReset: () => void;
}

/** Size and turn of the artwork by sliders, the middle and the beginning by buttons, and how sharp it will be. */
export function PlacingTools({
  artwork,
  placement,
  areaMm,
  onPlacement,
  onReset,
}: PlacingToolsProps): ReactElement {
  const dpi = dpiOf(artwork.width, placement, areaMm);
  const look = sharpness(dpi);
  const centimetres = (placement.width * areaMm) / 10;
  return (
    <section aria-label="Place your artwork">
      <div>
        <label className="slider">
          <span>Size</span>
          <input
            type="range"
            min={5}
            max={200}
            value={Math.round(placement.width * 100)}
            aria-valuetext={`${centimetres.toFixed(1)} centimetres wide`}
            onChange={(event) =>
              onPlacement(bounded({ ...placement, width: Number(event.currentTarget.value) / 100 }))
            }
          />
          <output>{centimetres.toFixed(1)} cm</output>
        </label>
        <label className="slider">
          <span>Turn</span>
          <input
            type="range"
            min={-180}
            max={180}
            value={placement.rotation}
            aria-valuetext={`${placement.rotation} degrees`}
            onChange={(event) => onPlacement(turnedTo(placement, Number(event.currentTarget.value)))}
          />
          <output>{placement.rotation}°</output>
        </label>
      </div>
      <div className="acts">
        <Button variant="secondary" size="sm" onClick={() => onPlacement(centred(placement))}>
          Centre
        </Button>
        <Button variant="secondary" size="sm" onClick={onReset}>
          Reset
        </Button>
      </div>
      <p className="sharpness" data-look={look} role="status">
        {dpi} dpi. {words[look]}
      </p>
    </section>
  );
}
