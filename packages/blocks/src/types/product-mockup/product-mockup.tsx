import { media, token } from '@omnis/theme/react';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { keyed } from '../../parts/keys.ts';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { podBaseWidth, podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { cssUrl, readColours, type MockupColour } from './product-mockup.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { productMockupProperties } from './product-mockup.properties.ts';

const Root = styled.figure.withConfig({ componentId: 'block-product-mockup' })`
  ${noteCss}
  display: grid;
  gap: ${token('space.4')};

  > .stage {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border: ${token('product.card.borderWidth')} solid ${token('product.card.border')};
    border-radius: ${token('image.radius')};
    background: ${token('product.card.background')};
    isolation: isolate;
  }
  .stage > .product {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* Colours a light product where it is not see-through, and keeps its folds. */
  .stage > .tint {
    position: absolute;
    inset: 0;
    background: var(--b-tint);
    mask: var(--b-mask) center / contain no-repeat;
    mix-blend-mode: multiply;
    transition: background-color ${token('motion.base')} ${token('motion.ease')};
  }
  .stage > .artwork {
    position: absolute;
    left: var(--b-artwork-x);
    top: var(--b-artwork-y);
    width: var(--b-artwork-width);
    height: auto;
    transform: translate(-50%, -50%);
  }
  figcaption {
    display: grid;
    gap: ${token('space.1')};
  }
  .title {
    font-size: ${token('type.lg')};
  }
  .title a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  .copy {
    color: ${token('text.muted')};
  }
  legend {
    padding: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  legend strong {
    color: ${token('text.color')};
  }
  .colours {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
    margin: ${token('space.2')} 0 0 -0.25rem;
  }
  .colours label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    cursor: pointer;
  }
  .colours input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .dot {
    width: 2rem;
    height: 2rem;
    border-radius: ${token('product.colour.radius')};
    background: var(--b-dot, ${token('surface.sunken')}) center / cover;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('text.color')} 25%, transparent);
  }
  input:checked + .dot {
    outline: 2px solid ${token('text.color')};
    outline-offset: 2px;
  }
  input:focus-visible + .dot {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 3px;
  }
  ${media.hover} {
    label:hover input:not(:checked) + .dot {
      outline: 1px solid ${token('border.strong')};
      outline-offset: 2px;
    }
  }
`;

export default function ProductMockup({ block, priority }: BlockProps): ReactElement | null {
  const { size } = block;
  const properties = readProperties(productMockupProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const [chosen, setChosen] = useState(0);
  const colours = readColours(properties.colours);
  const colour = colours[chosen] ?? colours[0];
  const base = properties.image;
  const image = colour?.image || base;
  const { title, copy, href } = properties;
  if (image === '' && mode === 'native') return null;
  return (
    <Root>
      {image === '' ? (
        <OwnerNote>Choose the product’s picture; shoppers see this block from then on.</OwnerNote>
      ) : (
        <Stage properties={properties} size={size} image={image} colour={colour} priority={priority} />
      )}
      {(title !== '' || copy !== '') && (
        <figcaption>
          {title !== '' && (
            <h3 className="title">{href === '' ? title : <BlockLink href={href}>{title}</BlockLink>}</h3>
          )}
          {copy !== '' && <p className="copy">{copy}</p>}
        </figcaption>
      )}
      {image !== '' && colours.length > 1 && (
        <Colours colours={colours} chosen={Math.min(chosen, colours.length - 1)} onChoose={setChosen} />
      )}
    </Root>
  );
}

interface StageProps {
  readonly properties: ReadProperties<typeof productMockupProperties>;
  readonly size: number;
  readonly image: string;
  readonly colour: MockupColour | undefined;
  readonly priority: boolean;
}

function Stage({ properties, size, image, colour, priority }: StageProps): ReactElement {
  const { artwork, artworkX, artworkY, artworkWidth } = properties;
  const alt = properties.alt || properties.title;
  const tint = colour !== undefined && colour.image === '' ? colour.hex : null;
  return (
    <div
      className="stage"
      style={cssVariables({
        '--b-tint': tint,
        '--b-mask': tint === null ? null : cssUrl(image),
        '--b-artwork-x': `${artworkX}%`,
        '--b-artwork-y': `${artworkY}%`,
        '--b-artwork-width': `${artworkWidth}%`,
      })}
    >
      <BlockImage
        src={image}
        alt={colour === undefined || alt === '' ? alt : `${alt}, ${colour.name}`}
        widths={podWidths}
        width={podBaseWidth}
        height={Math.round(podBaseWidth * 1.25)}
        sizes={`(min-width: 992px) ${Math.round((size / 12) * 100)}vw, 100vw`}
        priority={priority}
        className="product"
      />
      {tint !== null && <span className="tint" aria-hidden="true" />}
      {artwork !== '' && (
        <BlockImage
          src={artwork}
          alt=""
          widths={[320, 480, 640]}
          width={480}
          height={480}
          sizes="(min-width: 992px) 20vw, 33vw"
          priority={priority}
          className="artwork"
        />
      )}
    </div>
  );
}

interface ColoursProps {
  readonly colours: readonly MockupColour[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Colours({ colours, chosen, onChoose }: ColoursProps): ReactElement {
  const say = useBlockText();
  const name = useId();
  return (
    <fieldset>
      <legend>
        {say('Colour:')} <strong>{colours[chosen]?.name}</strong>
      </legend>
      <div className="colours">
        {keyed(colours, (colour) => colour.name).map(({ key, item }, index) => (
          <label key={key} title={item.name}>
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              aria-label={item.name}
              onChange={() => onChoose(index)}
            />
            <span
              className="dot"
              style={cssVariables({ '--b-dot': item.hex ?? cssUrl(item.image) })}
              aria-hidden="true"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
