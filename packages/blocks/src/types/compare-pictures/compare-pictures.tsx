import { aspectRatios } from '@omnis/models';
import { MoveHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { podBaseWidth, podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockText } from '../../text/block-text.ts';
import { Root } from './compare-pictures-root.ts';
import { startShare } from './compare-pictures.limits.ts';
import { comparePicturesProperties } from './compare-pictures.properties.ts';

export default function ComparePictures({ block, priority }: BlockProps): ReactElement | null {
  const { size } = block;
  const properties = readProperties(comparePicturesProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const { before, after } = properties;
  const start = Math.round(properties.start);
  if (before === '' || after === '') {
    if (mode === 'native') return null;
    return (
      <Root>
        <p className="note">Add both images. Shoppers don’t see this block until then.</p>
      </Root>
    );
  }
  const ratio = properties.ratio ?? aspectRatios['4:3'];
  const { caption } = properties;
  const image = {
    widths: podWidths,
    width: podBaseWidth,
    height: Math.round(podBaseWidth * ratio),
    sizes: `(min-width: 992px) ${Math.round((size / 12) * 100)}vw, 100vw`,
    priority,
  };
  return (
    <Root>
      <Compared
        key={start}
        start={start}
        ratio={ratio}
        label={caption || say('Compare pictures')}
        before={{
          label: properties.beforeLabel || say('Before'),
          image: <BlockImage src={before} alt={properties.beforeAlt} {...image} />,
        }}
        after={{
          label: properties.afterLabel || say('After'),
          image: <BlockImage src={after} alt={properties.afterAlt} {...image} />,
        }}
      />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </Root>
  );
}

interface Side {
  readonly label: string;
  readonly image: ReactElement;
}

interface ComparedProps {
  readonly start: number;
  readonly ratio: number;
  /** Name of the slider. */
  readonly label: string;
  readonly before: Side;
  readonly after: Side;
}

function Compared({ start, ratio, label, before, after }: ComparedProps): ReactElement {
  const [share, setShare] = useState(start);
  const sliderRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The slider may have been moved before this code came, or restored by the browser.
    if (sliderRef.current !== null) setShare(sliderRef.current.valueAsNumber);
  }, []);
  return (
    <div className="frame" style={cssVariables({ '--b-ratio': ratio, '--b-share': `${share}%` })}>
      <div className="side before">
        {before.image}
        <span className="label">{before.label}</span>
      </div>
      <div className="side after">
        {after.image}
        <span className="label">{after.label}</span>
      </div>
      <input
        ref={sliderRef}
        type="range"
        min={startShare.min}
        max={startShare.max}
        defaultValue={start}
        aria-label={label}
        aria-valuetext={`${share}% ${before.label}, ${100 - share}% ${after.label}`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
      <span className="line" aria-hidden="true">
        <span className="knob">
          <MoveHorizontal />
        </span>
      </span>
    </div>
  );
}
