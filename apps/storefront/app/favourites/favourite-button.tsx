import type { ProductItem } from '@omnis/blocks';
import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { token, media } from '@omnis/theme/react';
import { keyframes, styled } from 'styled-components';
import { useFavourite, type FavouriteChoice } from './use-favourite.ts';

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
  svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.6;
    transition: fill ${token('motion.fast')} ${token('motion.ease')};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
    animation: ${beat} 360ms ${token('motion.ease')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('surface.base')};
    }
    &:hover svg {
      fill: color-mix(in srgb, currentColor 22%, transparent);
    }
    &[aria-pressed='true']:hover svg {
      fill: currentColor;
    }
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

/** The heart of a product: filled at once, and confirmed when the server has answered. */
export function FavouriteButton({ name, look = 'overlay', ...choice }: FavouriteButtonProps): ReactElement {
  const { status, toggle } = useFavourite(choice);
  return (
    <Root
      type="button"
      data-look={look}
      aria-pressed={status !== 'none'}
      aria-busy={status === 'pending' || undefined}
      aria-label={`Keep ${name} as a favourite`}
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
    </Root>
  );
}

/** The heart on product cards of blocks. */
export function CardFavourite({ product }: { readonly product: ProductItem }): ReactElement {
  return <FavouriteButton urlName={product.urlName} name={product.name} />;
}
