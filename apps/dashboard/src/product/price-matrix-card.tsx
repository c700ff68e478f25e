import { mostQuantityPrices } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, IconButton, NumberField } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EditedStep } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-price-matrix' })`
  display: grid;
  gap: ${token('space.3')};
  justify-items: start;

  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${token('space.3')};
    align-items: end;
    width: 100%;
    max-width: 28rem;
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;

/** Prices that fall with the quantity; the shop computes them whenever a basket is looked at. */
export function PriceMatrixCard({
  form: { values, update, errors },
}: {
  readonly form: ProductForm;
}): ReactElement {
  const t = useTexts(productTexts);
  const steps = values.priceMatrix;
  const setOne = (at: number, change: Partial<EditedStep>): void =>
    update(({ priceMatrix }) => ({
      priceMatrix: priceMatrix.map((step, index) => (index === at ? { ...step, ...change } : step)),
    }));
  const fault = errors['priceMatrix'];
  return (
    <Card title={t('quantityPrices')} description={t('quantityPricesDescription')}>
      <Root>
        {steps.map((step, at) => (
          // Steps have no name but their place; they are only added and removed.
          <div key={at} className="step">
            <NumberField
              label={t('fromQuantity')}
              hideLabel={at > 0}
              min={2}
              max={999}
              value={step.quantity}
              onValueChange={(quantity) => setOne(at, { quantity })}
            />
            <NumberField
              label={t('perCentOff')}
              hideLabel={at > 0}
              min={0}
              max={99}
              decimals={2}
              suffix="%"
              value={step.percent}
              onValueChange={(percent) => setOne(at, { percent })}
            />
            <IconButton
              label={t('removeStep', { number: at + 1 })}
              onClick={() =>
                update(({ priceMatrix }) => ({
                  priceMatrix: priceMatrix.filter((_step, index) => index !== at),
                }))
              }
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {steps.length < mostQuantityPrices && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() =>
              update(({ priceMatrix }) => ({
                priceMatrix: [...priceMatrix, { quantity: null, percent: null }],
              }))
            }
          >
            {t('addAStep')}
          </Button>
        )}
      </Root>
    </Card>
  );
}
