import { iconMask, type ProductItem } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { media, token } from '@omnis/theme/react';
import { isOn, shellTexts, useHydrated } from '@omnis/shop-kit';
import { keyframes, styled } from 'styled-components';
import { useFavourite, type FavouriteChoice } from './use-favourite.ts';

const heart =
  "<path d='M12 20.4 4.1 12.5a4.9 4.9 0 0 1 0-6.95 4.85 4.85 0 0 1 6.9 0l1 1 1-1a4.85 4.85 0 0 1 6.9 0 4.9 4.9 0 0 1 0 6.95z'/>";

const beat = keyframes`
  40% { transform: scale(1.25); }
  70% { transform: scale(0.92); }
`;

const Root = styled.button.withConfig({ componentId: 'shop-favourite-button' })`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: color-mix(in srgb, ${token('surface.base')} 78%, transparent);
  color: ${token('text.color')};

  &[data-look='outlined'] {
    width: 3.25rem;
    height: 3.25rem;
    border: ${token('button.borderWidth')} solid ${token('button.secondary.border')};
    border-radius: ${token('button.radius')};
    background: ${token('button.secondary.background')};
  }
  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    width: 1.25rem;
    height: 1.25rem;
    ${iconMask(heart, 'outline', 1.7)}
  }
  &::after {
    ${iconMask(heart, 'solid')}
    opacity: 0;
    transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  }
  &[aria-pressed='true']::before,
  &[aria-pressed='true']::after {
    animation: ${beat} 360ms ${token('motion.ease')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('surface.base')};
    }
    &:hover::after {
      opacity: 0.22;
    }
  }
  &[aria-pressed='true']::after {
    opacity: 1;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Properties of {@link FavouriteButton}. */
export interface FavouriteButtonProps extends FavouriteChoice {
  readonly name: string;
  readonly look?: 'overlay' | 'outlined';
}

/** The heart of a product: filled at once, and confirmed when the server has answered; none where favourites are off. */
export function FavouriteButton({
  name,
  look = 'overlay',
  ...choice
}: FavouriteButtonProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const { status, toggle } = useFavourite(choice);
  // The server keeps what cards look like whatever the address: a heart that is off goes as the page comes to life.
  if (useHydrated() && !isOn('favourites')) return null;
  return (
    <Root
      type="button"
      data-look={look}
      aria-pressed={status !== 'none'}
      aria-busy={status === 'pending' || undefined}
      aria-label={t('keepFavourite', { name })}
      onClick={toggle}
    />
  );
}

/** The heart on product cards of blocks: it keeps the colour that the card was asked to show. */
export function CardFavourite({
  product: { urlName, name, colour = '' },
}: {
  readonly product: ProductItem;
}): ReactElement {
  return <FavouriteButton urlName={urlName} name={name} colour={colour} />;
}
