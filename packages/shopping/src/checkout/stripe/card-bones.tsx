import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { checkoutTexts } from '../../texts/checkout/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-card-bones' })`
  /* Nothing will come of them. */
  @media (scripting: none) {
    display: none;
  }
`;

const bone = (
  <div>
    <Skeleton width="6rem" />
    <Skeleton shape="block" height="3rem" />
  </div>
);

/** Where the card’s fields will stand, while it is not known yet whose they are, or while they are loaded. */
export function CardBones(): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <Root>
      <SkeletonGroup label={t('cardLoading')}>
        <div className="fields">
          {bone}
          <div className="pair">
            {bone}
            {bone}
          </div>
        </div>
      </SkeletonGroup>
    </Root>
  );
}
