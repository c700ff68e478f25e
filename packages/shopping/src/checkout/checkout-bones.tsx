import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import { PlainWay, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { CheckoutRoot } from './checkout-root.ts';

const Bones = styled.div.withConfig({ componentId: 'shop-checkout-bones' })`
  display: grid;
  gap: ${token('space.10')};
  max-width: 36rem;

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space.6')} ${token('space.4')};
  }
  section > * {
    grid-column: 1 / -1;
  }
  section > .half {
    grid-column: auto;
  }
`;

const Order = styled.aside.withConfig({ componentId: 'shop-checkout-order-bones' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 3.5rem;
  padding-inline: ${token('layout.gutter')};
  border-bottom: ${token('border.width')} solid ${token('border.color')};
  background: ${token('box.background')};
  --skeleton-base: color-mix(in srgb, ${token('box.color')} 10%, transparent);

  > .wide {
    display: none;
  }
  ${media.up('lg')} {
    display: block;
    height: auto;
    padding: ${token('space.10')} ${token('layout.gutter')} ${token('space.10')} clamp(2rem, 4vw, 4rem);
    border: 0;

    > * {
      display: none;
    }
    > .wide {
      display: grid;
      gap: ${token('space.5')};
      max-width: 22rem;
    }
    .line {
      display: grid;
      grid-template-columns: 4rem minmax(0, 1fr) 3.5rem;
      gap: ${token('space.4')};
    }
  }
`;

const field = <Skeleton shape="block" height="2.75rem" />;

const half = (
  <div className="half">
    <Skeleton shape="block" height="2.75rem" />
  </div>
);

/** Where form and order will stand, with the title: the server knows nobody's basket. */
export function CheckoutBones({ express }: { readonly express: boolean }): ReactElement {
  const t = useTexts(checkoutTexts);
  const page = useTexts(shellTexts);
  return (
    <CheckoutRoot>
      <div className="form">
        <PlainWay href="/checkout/plain/" />
        <div className="intro">
          <h1>{express ? t('expressCheckout') : t('checkout')}</h1>
        </div>
        <SkeletonGroup label={page('loadingCheckout')}>
          <Bones>
            <section>
              <Skeleton shape="block" width="6rem" height="1.5rem" />
              {field}
            </section>
            <section>
              <Skeleton shape="block" width="10rem" height="1.5rem" />
              {field}
              {half}
              {half}
              {field}
              {half}
              {half}
            </section>
            <section>
              <Skeleton shape="block" width="9rem" height="1.5rem" />
              <Skeleton shape="block" height="9rem" />
            </section>
          </Bones>
        </SkeletonGroup>
      </div>
      <Order aria-hidden="true">
        <Skeleton width="7rem" />
        <Skeleton width="4rem" />
        <div className="wide">
          <Skeleton shape="block" width="7rem" height="1.75rem" />
          <div className="line">
            <Skeleton shape="block" ratio={0.8} />
            <Skeleton />
            <Skeleton />
          </div>
          <div>
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </Order>
    </CheckoutRoot>
  );
}
