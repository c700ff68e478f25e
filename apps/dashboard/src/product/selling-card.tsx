import { useLazyDashboardProductsQuery } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { taxClasses, type TaxClass } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { Card, Combobox, IconButton, Link, Select, Stack, Switch, type ComboboxOption } from '@omnis/ui';
import { X } from 'lucide-react';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { Thumb } from '../parts/thumb.tsx';
import type { EditedCompanion } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';
import type en from '../texts/product/en.ts';

const List = styled.ul.withConfig({ componentId: 'dashboard-cross-sell' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.3')};
  }
  span {
    overflow-wrap: anywhere;
  }
`;

const classTexts = {
  standard: 'standardRate',
  reduced: 'reducedRate',
  zero: 'zeroRate',
} as const satisfies Readonly<Record<TaxClass, keyof typeof en>>;

/** Tax class of the product. One that never had a class keeps its own rate until one is chosen. */
function VatClass({
  form: { values, set, errors },
  ownRate,
}: Pick<SellingCardProps, 'form' | 'ownRate'>): ReactElement {
  const t = useTexts(productTexts);
  const { vatClass } = values;
  const [hadNone] = useState(vatClass === null);
  return (
    <Select
      label={t('vatClass')}
      help={
        <>
          {textParts(t, 'choosesAmongRatesCountryRates', {
            link: <Link href="/dashboard/taxes/">{t('taxes')}</Link>,
          })}
        </>
      }
      options={[
        ...(hadNone || vatClass === null ? [{ value: '', label: t('ownRate', { ownRate }) } as const] : []),
        ...taxClasses.map((value) => ({ value, label: t(classTexts[value]) })),
      ]}
      value={vatClass ?? ''}
      error={errors['vatClass']}
      onValueChange={(next) => set({ vatClass: next === '' ? null : next })}
    />
  );
}

/** Properties of {@link SellingCard}. */
export interface SellingCardProps {
  readonly form: ProductForm;
  readonly id: number;
  /** Domestic tax rate without a class, in percent. */
  readonly ownRate: number;
}

/** How the product is sold, and what is shown with it. */
export function SellingCard({ form, id, ownRate }: SellingCardProps): ReactElement {
  const t = useTexts(productTexts);
  const { values, set, update, errors } = form;
  const division = useDivision();
  const [find] = useLazyDashboardProductsQuery();
  const found = useRef(new Map<string, EditedCompanion>());
  const chosen = values.crossSell.map((each) => each.id);
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const query = { search: text, page: 1, perPage: 20, sort: 'name', archived: 'no' } as const;
      const { items } = await find({ params: { division }, query }).unwrap();
      return items.flatMap((item) => {
        if (item.id === id) return [];
        found.current.set(String(item.id), { id: item.id, name: item.name, image: item.image });
        return [{ value: String(item.id), label: item.name }];
      });
    },
    [find, division, id],
  );
  return (
    <Card title={t('selling')}>
      <Stack gap={4}>
        <Switch
          label={t('canBeAddedToTheBasket')}
          help={values.enableAddToCart ? undefined : t('shoppersSeeItButCannotBuyIt')}
          checked={values.enableAddToCart}
          onCheckedChange={(enableAddToCart) => set({ enableAddToCart })}
        />
        {values.giftCardValues.length === 0 && <VatClass form={form} ownRate={ownRate} />}
        {values.personalisation.length > 0 && (
          <Switch
            label={t('canBeCustomised')}
            help={values.customiseIt ? undefined : t('shoppersDoNotSeeThePersonalisationFields')}
            checked={values.customiseIt}
            onCheckedChange={(customiseIt) => set({ customiseIt })}
          />
        )}
        {values.crossSell.length > 0 && (
          <List aria-label={t('goesWellWith')}>
            {values.crossSell.map((each) => (
              <li key={each.id}>
                <Thumb src={each.image} size={36} />
                <span>{each.name}</span>
                <IconButton
                  label={t('removeName', { name: each.name })}
                  onClick={() =>
                    update(({ crossSell }) => ({
                      crossSell: crossSell.filter((other) => other.id !== each.id),
                    }))
                  }
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </List>
        )}
        <Combobox
          label={t('goesWellWith')}
          optional
          help={t('goesWellWithHelp')}
          placeholder={t('searchYourProducts')}
          value={null}
          clearable={false}
          error={Object.entries(errors).find(([field]) => field.startsWith('crossSell'))?.[1] ?? null}
          loadOptions={search}
          onValueChange={(option) => {
            const other = option && found.current.get(option.value);
            if (other && !chosen.includes(other.id)) set({ crossSell: [...values.crossSell, other] });
          }}
        />
      </Stack>
    </Card>
  );
}
