import { euVatRates, everywhere, worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, Combobox, IconButton, Stack, TextField } from '@omnis/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ZoneForm } from './use-zone-form.ts';
import { placeName } from './zone-texts.ts';
import { deliveryTexts } from '../texts/delivery/index.ts';

const List = styled.ul.withConfig({ componentId: 'dashboard-zone-countries' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    min-width: 0;
    padding-inline-start: ${token('space.3')};
    border: 1px solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    font-size: ${token('type.sm')};
    overflow-wrap: anywhere;
  }
`;

const faultOf = (errors: ZoneForm['errors']): string | null =>
  Object.entries(errors).find(([field]) => field.startsWith('countries'))?.[1] ?? null;

/** Properties of {@link CountriesCard}. */
export interface CountriesCardProps {
  readonly form: ZoneForm;
  /** Countries that other zones have. */
  readonly taken: ReadonlySet<string>;
}

/** The name of a zone, and the countries in it. */
export function CountriesCard({ form: { values, set, errors }, taken }: CountriesCardProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const { countries } = values;
  const isEverywhere = countries.includes(everywhere);
  const free = [everywhere, ...worldCountries].filter(
    (code) =>
      !taken.has(code) && !countries.includes(code) && (code !== everywhere || countries.length === 0),
  );
  const membersLeft = Object.keys(euVatRates).filter((code) => free.includes(code));
  const options = free
    .map((value) => ({ value, label: placeName(t, value) }))
    .toSorted((a, b) =>
      a.value === everywhere ? -1 : b.value === everywhere ? 1 : a.label.localeCompare(b.label),
    );
  return (
    <Card title={t('countries')} description={t('countriesDescription')}>
      <Stack gap={5}>
        <TextField
          label={t('zoneName')}
          help={t('zoneNameHelp')}
          required
          value={values.name}
          error={errors['name'] ?? null}
          onValueChange={(name) => set({ name })}
        />
        <Combobox
          label={t('addACountry')}
          placeholder={t('searchCountries')}
          clearable={false}
          disabled={isEverywhere}
          help={isEverywhere ? t('zoneHoldsEveryCountryNo') : undefined}
          options={options}
          value={null}
          error={faultOf(errors)}
          onValueChange={(option) => option && set({ countries: [...countries, option.value] })}
        />
        {membersLeft.length > 0 && !isEverywhere && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => set({ countries: [...countries, ...membersLeft] })}
            >
              {t('addTheCountriesOfTheEu')}
            </Button>
          </div>
        )}
        {countries.length > 0 && (
          <List aria-label={t('countriesOfTheZone')}>
            {countries.map((code) => (
              <li key={code}>
                {placeName(t, code)}
                <IconButton
                  size="sm"
                  label={t('remove', { name: placeName(t, code) })}
                  onClick={() => set({ countries: countries.filter((each) => each !== code) })}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
