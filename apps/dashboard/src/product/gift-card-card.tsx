import { mostGiftCardValues } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, IconButton, NumberField } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-gift-card-values' })`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;

  ul {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 9rem auto;
    gap: ${token('space.3')};
    align-items: center;
  }
`;

/** The values that a product is sold at, where it is a gift card: each is a choice, and what the card is worth. */
export function GiftCardCard({
  form: { values, update, errors },
}: {
  readonly form: ProductForm;
}): ReactElement {
  const t = useTexts(productTexts);
  const { giftCardValues } = values;
  const set = (to: (now: readonly (number | null)[]) => readonly (number | null)[]): void =>
    update((now) => ({ giftCardValues: to(now.giftCardValues) }));
  return (
    <Card title={t('giftCard')} description={t('giftCardDescription')}>
      <Root>
        {giftCardValues.length > 0 && (
          <ul aria-label={t('values')}>
            {giftCardValues.map((value, at) => (
              // Values are told apart by their place while they are typed.
              <li key={at}>
                <NumberField
                  label={t('valueNumber', { number: at + 1 })}
                  hideLabel
                  min={0.01}
                  max={10_000}
                  decimals={2}
                  value={value}
                  error={errors[`giftCardValues.${at}`] ?? null}
                  onValueChange={(next) =>
                    set((now) => now.map((each, index) => (index === at ? next : each)))
                  }
                />
                <IconButton
                  label={t('takeOutValue', { number: at + 1 })}
                  onClick={() => set((now) => now.filter((_each, index) => index !== at))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {giftCardValues.length < mostGiftCardValues && (
          <Button variant="secondary" onClick={() => set((now) => [...now, null])}>
            {t('addAValue')}
          </Button>
        )}
      </Root>
    </Card>
  );
}
