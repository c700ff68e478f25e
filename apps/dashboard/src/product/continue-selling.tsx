import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Switch } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-continue-selling' })`
  margin-top: ${token('space.4')};

  .error {
    margin: ${token('space.1')} 0 0;
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  &[data-inset] {
    margin: 0;
    padding: ${token('space.4')};
  }
`;

/** Properties of {@link ContinueSelling}. */
export interface ContinueSellingProps {
  readonly form: ProductForm;
  /** True when the card leaves no room around it. */
  readonly inset?: boolean;
}

/** Switch for selling a product beyond its stock; hidden for one that has no stock to run out of. */
export function ContinueSelling({ form, inset = false }: ContinueSellingProps): ReactElement | null {
  const t = useTexts(productTexts);
  const { values, set, update, errors } = form;
  const { variants } = values;
  const hasMany = variants.length > 1;
  const continueSelling = hasMany
    ? variants.every((variant) => variant.continueSelling)
    : values.continueSelling;
  const isMixed = hasMany && !continueSelling && variants.some((variant) => variant.continueSelling);
  if (!continueSelling && !isMixed && variants.every(({ stock }) => stock === null)) return null;
  return (
    <Root data-inset={inset ? '' : undefined}>
      <Switch
        label={t('continueSellingWhenOutOfStock')}
        help={
          continueSelling
            ? t('shoppersCanAlwaysBuyStock')
            : isMixed
              ? t('someVariantsSoldBeyondTheir')
              : undefined
        }
        checked={continueSelling}
        onCheckedChange={(next) =>
          hasMany
            ? update((current) => ({
                variants: current.variants.map((variant) => ({ ...variant, continueSelling: next })),
              }))
            : set({ continueSelling: next })
        }
      />
      {errors['continueSelling'] !== undefined && (
        <p className="error" role="alert">
          {errors['continueSelling']}
        </p>
      )}
    </Root>
  );
}
