import {
  useBasketApplyCouponMutation,
  useBasketRemoveCouponMutation,
  type BasketAnswer,
} from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Tag } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { appliedCss } from './applied-css.ts';
import { AppliedLine, useFocusAfter } from './applied-line.tsx';
import { CodeForm } from './code-form.tsx';
import { basketTexts } from '../texts/basket/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-coupon' })`
  ${appliedCss}
`;

/** The coupon of the basket: the one in use with what it gives, or a field for its code. */
export function Coupon({ coupon }: { readonly coupon: BasketAnswer['coupon'] }): ReactElement {
  const t = useTexts(basketTexts);
  const currency = useAppSelector(selectCurrency);
  const [apply, { isLoading, error, reset }] = useBasketApplyCouponMutation();
  const [remove, removing] = useBasketRemoveCouponMutation();
  const query = { currency };
  const root = useFocusAfter(coupon?.code ?? null);
  return (
    <Root ref={root}>
      {coupon === null ? (
        <CodeForm
          texts={{
            summary: t('addCoupon'),
            label: t('couponCode'),
            apply: t('apply'),
            checking: t('checkingCoupon'),
            required: t('required'),
          }}
          maxLength={40}
          isLoading={isLoading}
          error={error}
          reset={reset}
          onApply={async (code) => (await apply({ query, body: { code } })).data !== undefined}
        />
      ) : (
        <div className="applied">
          <AppliedLine
            icon={<Tag aria-hidden="true" />}
            name={coupon.code}
            note={coupon.description}
            problem={coupon.problem}
            remove={{
              text: t('remove'),
              label: t('removeCoupon', { code: coupon.code }),
              isLoading: removing.isLoading,
              run: () => void remove({ query }),
            }}
          />
        </div>
      )}
    </Root>
  );
}
