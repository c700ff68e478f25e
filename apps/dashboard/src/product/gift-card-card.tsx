import { mostGiftCardValues } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Button, Card, IconButton, NumberField } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ProductForm } from './use-product-form.ts';

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
  const { giftCardValues } = values;
  const set = (to: (now: readonly (number | null)[]) => readonly (number | null)[]): void =>
    update((now) => ({ giftCardValues: to(now.giftCardValues) }));
  return (
    <Card
      title="Gift card"
      description="With values, this product is a gift card: it is mailed when it is paid, has no VAT until it is spent, and its colours, sizes, sale prices and stock give way to the values."
    >
      <Root>
        {giftCardValues.length > 0 && (
          <ul aria-label="Values">
            {giftCardValues.map((value, at) => (
              // Values are told apart by their place while they are typed.
              <li key={at}>
                <NumberField
                  label={`Value ${at + 1}`}
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
                  label={`Take out value ${at + 1}`}
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
            Add a value
          </Button>
        )}
      </Root>
    </Card>
  );
}
