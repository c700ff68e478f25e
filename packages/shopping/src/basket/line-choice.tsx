import { useProductsGetQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, ErrorState, Select, Skeleton, SkeletonGroup } from '@omnis/ui';
import { divisionOf, useCore } from '@omnis/shop-kit';
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { sizesOf, variantOf, type Product, type Variant } from '../product/selection.ts';
import { makingTexts, type MakingTexts } from '../texts/making/index.ts';
import type { BasketLine } from './use-basket-line.ts';

const Root = styled.form.withConfig({ componentId: 'shop-line-choice' })`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: ${token('space.3')};
  align-items: start;
  padding-block: ${token('space.3')};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: inherit;
    align-items: start;
  }
  > :first-child {
    flex: 1 1 16rem;
  }
  > :first-child > * {
    flex: 1 1 9rem;
  }
`;

/** Properties of {@link LineChoice}. */
export interface LineChoiceProps {
  readonly line: BasketLine;
  readonly busy: boolean;
  readonly onTurn: (variant: Variant) => void;
  readonly onClose: () => void;
}

const optionsOf = (t: MakingTexts, values: readonly { name: string; available: boolean }[]) =>
  values.map(({ name, available }) => ({
    value: name,
    label: available ? name : t('soldOutOf', { name }),
    disabled: !available,
  }));

function Choice({
  product,
  line: { name, options, variantId },
  busy,
  onTurn,
  onClose,
}: LineChoiceProps & { readonly product: Product }): ReactElement {
  const t = useTexts(makingTexts);
  const [colour, setColour] = useState(options.Colour);
  const [size, setSize] = useState(options.Size);
  const [isMissing, setMissing] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => root.current?.querySelector('select')?.focus(), []);
  const sizes = sizesOf(product, colour);
  const isOffered = (wanted: string): boolean =>
    sizes.length === 0 || sizes.some((one) => one.name === wanted && one.available);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const variant = variantOf(product, colour, size);
    if (variant?.id === variantId) onClose();
    else if (variant?.available) onTurn(variant);
    else setMissing(true);
  };
  return (
    <Root
      ref={root}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div>
        {product.colours.length > 0 && (
          <Select
            label={t('colourOf', { name })}
            hideLabel
            autoComplete="off"
            value={colour}
            options={optionsOf(t, product.colours)}
            onValueChange={(next) => {
              setColour(next);
              setMissing(false);
              const has = sizesOf(product, next).some((one) => one.name === size && one.available);
              if (sizes.length > 0 && !has) setSize('');
            }}
          />
        )}
        {sizes.length > 0 && (
          <Select
            label={t('sizeOf', { name })}
            hideLabel
            autoComplete="off"
            placeholder={t('chooseSize')}
            value={isOffered(size) || size === options.Size ? size : ''}
            error={isMissing ? t('chooseSize') : null}
            options={optionsOf(t, sizes)}
            onValueChange={(next) => {
              setSize(next);
              setMissing(false);
            }}
          />
        )}
      </div>
      <div>
        <Button type="submit" variant="secondary" loading={busy} loadingLabel={t('savingChoice')}>
          {t('saveChoice')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancelChoice')}
        </Button>
      </div>
    </Root>
  );
}

/** Another colour or size for a line of the basket. */
export default function LineChoice(props: LineChoiceProps): ReactElement {
  const t = useTexts(makingTexts);
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data, isError, refetch } = useProductsGetQuery({
    params: { division, urlName: props.line.productUrl },
    query: { currency },
  });
  if (data) return <Choice {...props} product={data} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup label={t('loadingChoice')}>
      <Skeleton shape="block" height="2.75rem" />
    </SkeletonGroup>
  );
}
