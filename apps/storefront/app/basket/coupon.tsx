import {
  errorText,
  useBasketApplyCouponMutation,
  useBasketRemoveCouponMutation,
  type BasketAnswer,
} from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { Button, TextField } from '@omnis/ui';
import { Tag } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SyntheticEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { appliedCss } from './applied-css.ts';
import { basketTexts } from '../texts/basket/index.ts';
import { useTexts } from '../texts/use-texts.ts';

const Root = styled.div.withConfig({ componentId: 'shop-coupon' })`
  ${appliedCss}
`;

/** The coupon of the basket: the one in use with what it gives, or a field for its code. */
export function Coupon({ coupon }: { readonly coupon: BasketAnswer['coupon'] }): ReactElement {
  const t = useTexts(basketTexts);
  const currency = useAppSelector(selectCurrency);
  const [apply, { isLoading, error, reset }] = useBasketApplyCouponMutation();
  const [remove, removing] = useBasketRemoveCouponMutation();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const query = { currency };
  const root = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const used = coupon?.code ?? null;
  const before = useRef(used);
  useEffect(() => {
    if (before.current === used) return;
    before.current = used;
    // What had the keyboard is gone with the change: it goes on at what stands there now.
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.applied button, summary')?.focus();
  }, [used]);
  if (coupon !== null) {
    return (
      <Root ref={root}>
        <div className="applied">
          <Tag aria-hidden="true" />
          <div>
            <strong>{coupon.code}</strong>
            {coupon.problem === '' ? (
              <small id={noteId}>{coupon.description}</small>
            ) : (
              <small id={noteId} data-problem="">
                {coupon.problem}
              </small>
            )}
          </div>
          <button
            type="button"
            aria-label={t('removeCoupon', { code: coupon.code })}
            aria-describedby={noteId}
            aria-disabled={removing.isLoading}
            onClick={() => {
              if (!removing.isLoading) void remove({ query });
            }}
          >
            {t('remove')}
          </button>
        </div>
      </Root>
    );
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() !== '') void apply({ query, body: { code: code.trim() } });
  };
  return (
    <Root ref={root}>
      <details>
        <summary>{t('addCoupon')}</summary>
        <form onSubmit={submit} noValidate>
          <TextField
            label={t('couponCode')}
            hideLabel
            placeholder={t('couponCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            error={empty ? t('required') : error ? errorText(error) : null}
            onValueChange={(text) => {
              setCode(text);
              setEmpty(false);
              reset();
            }}
          />
          <Button type="submit" variant="secondary" loading={isLoading} loadingLabel={t('checkingCoupon')}>
            {t('apply')}
          </Button>
        </form>
      </details>
    </Root>
  );
}
