import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Select } from '@omnis/ui';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  chosenVariant,
  firstChoice,
  partColours,
  partSizes,
  type BundlePart,
  type PartChoice,
} from './bundle-choice.ts';
import { productPath, type Product } from './selection.ts';
import { makingTexts, type MakingTexts } from '../texts/making/index.ts';

const Root = styled.section.withConfig({ componentId: 'shop-bundle' })`
  display: grid;
  gap: ${token('space.4')};

  h2 {
    font-size: ${token('type.md')};
  }
  ul {
    margin: 0;
    padding: 0;
    border-block: ${token('border.width')} solid ${token('border.color')};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: min(5rem, 25%) minmax(0, 1fr);
    gap: ${token('space.3')} ${token('space.4')};
    padding-block: ${token('space.4')};
  }
  li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  :is(img, .picture) {
    width: 100%;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  .part {
    display: grid;
    gap: ${token('space.3')};
    align-content: center;
  }
  .part a {
    color: inherit;
    font-weight: ${token('weight.medium')};
    text-decoration: none;
  }
  .part a:hover {
    text-decoration: underline;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: ${token('space.3')};
    align-items: start;
  }
  .worth {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  @media (scripting: none) {
    .choices {
      display: none;
    }
  }
`;

const optionsOf = (t: MakingTexts, values: readonly { name: string; available: boolean }[]) =>
  values.map(({ name, available }) => ({
    value: name,
    label: available ? name : t('soldOutOf', { name }),
    disabled: !available,
  }));

interface PartProps {
  readonly part: BundlePart;
  readonly id: string;
  readonly choice: PartChoice;
  readonly fault: string | undefined;
  readonly onChoose: (choice: PartChoice) => void;
}

function Part({ part, id, choice, fault, onChoose }: PartProps): ReactElement {
  const t = useTexts(makingTexts);
  const { name, quantity, urlName } = part;
  const colours = partColours(part);
  const sizes = partSizes(part, choice.colour);
  const picture =
    chosenVariant(part, choice)?.image ??
    part.variants.find((one) => one.colour === choice.colour)?.image ??
    part.image;
  return (
    <li>
      {picture === null ? (
        <span className="picture">
          <Initial of={name} />
        </span>
      ) : (
        <img
          src={imageUrl(picture, { width: 160 })}
          alt=""
          width={80}
          height={100}
          decoding="async"
          loading="lazy"
        />
      )}
      <div className="part">
        <span>
          {quantity > 1 && `${quantity} × `}
          <a href={productPath(urlName, choice.colour)}>{name}</a>
        </span>
        {(colours.length > 1 || sizes.length > 1) && (
          <div className="choices">
            {colours.length > 1 && (
              <Select
                label={t('colourOf', { name })}
                hideLabel
                autoComplete="off"
                value={choice.colour}
                options={optionsOf(t, colours)}
                onValueChange={(colour) => {
                  const has = partSizes(part, colour).some(
                    (one) => one.name === choice.size && one.available,
                  );
                  onChoose({ colour, size: has || sizes.length < 2 ? choice.size : '' });
                }}
              />
            )}
            {sizes.length > 1 && (
              <Select
                id={id}
                label={t('sizeOf', { name })}
                hideLabel
                autoComplete="off"
                placeholder={t('chooseSize')}
                value={choice.size}
                error={fault ?? null}
                options={optionsOf(t, sizes)}
                onValueChange={(size) => onChoose({ ...choice, size })}
              />
            )}
          </div>
        )}
        {fault !== undefined && sizes.length < 2 && (
          <p className="problem" role="alert">
            {fault}
          </p>
        )}
      </div>
    </li>
  );
}

/** Properties of {@link BundleParts}. */
export interface BundlePartsProps {
  readonly product: Product;
  /** Choices, by the place in the bundle. */
  readonly choices: readonly PartChoice[];
  /** Faults, by the place in the bundle. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChoose: (at: number, choice: PartChoice) => void;
}

/** Contents of a bundle, and the choices for them. */
export function BundleParts({
  product: { id, bundleItems, separatePrice, currency },
  choices,
  faults,
  onChoose,
}: BundlePartsProps): ReactElement {
  const t = useTexts(makingTexts);
  return (
    <Root aria-labelledby="bundle-title">
      <h2 id="bundle-title">{t('whatIsIn')}</h2>
      <ul>
        {bundleItems.map((part, at) => (
          // A bundle may hold a product twice, in two sizes.
          <Part
            key={at}
            part={part}
            id={`bundle-${id}-${at}`}
            choice={choices[at] ?? firstChoice(part)}
            fault={faults[String(at)]}
            onChoose={(choice) => onChoose(at, choice)}
          />
        ))}
      </ul>
      {separatePrice !== null && (
        <p className="worth">
          {t('boughtSingly', { price: formatPrice(separatePrice, currency, t.locale) })}
        </p>
      )}
    </Root>
  );
}
