import { media, token } from '@omnis/theme/react';
import { Skeleton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'shop-product-bones' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.8')} ${token('space.4')};

  .picture {
    margin-bottom: ${token('space.3')};
    border-radius: ${token('image.radius')};
    background: ${token('product.card.background')};
    aspect-ratio: 1 / ${token('product.card.ratio')};
  }
  .words {
    min-height: 6rem;
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    .words {
      min-height: 5rem;
    }
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('space.10')} ${token('space.6')};
  }
`;

const cards = ['85%', '70%', '90%', '75%'];

/** A row of products that are on their way, each as large as its card: what stands below them does not jump. */
export function ProductBones(): ReactElement {
  return (
    <Root aria-hidden="true">
      {cards.map((width) => (
        <div key={width}>
          <div className="picture" />
          <div className="words">
            <Skeleton width={width} />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </Root>
  );
}
