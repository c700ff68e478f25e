import { euVatRates, everywhere, worldCountries } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Button, Card, Combobox, IconButton, Stack, TextField } from '@omnis/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ZoneForm } from './use-zone-form.ts';
import { placeName } from './zone-texts.ts';

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
  const { countries } = values;
  const isEverywhere = countries.includes(everywhere);
  const free = [everywhere, ...worldCountries].filter(
    (code) =>
      !taken.has(code) && !countries.includes(code) && (code !== everywhere || countries.length === 0),
  );
  const membersLeft = Object.keys(euVatRates).filter((code) => free.includes(code));
  const options = free
    .map((value) => ({ value, label: placeName(value) }))
    .toSorted((a, b) =>
      a.value === everywhere ? -1 : b.value === everywhere ? 1 : a.label.localeCompare(b.label),
    );
  return (
    <Card
      title="Countries"
      description="A country is in one zone. The rest of the world is a zone of its own."
    >
      <Stack gap={5}>
        <TextField
          label="Zone name"
          help="Only your team sees it."
          required
          value={values.name}
          error={errors['name'] ?? null}
          onValueChange={(name) => set({ name })}
        />
        <Combobox
          label="Add a country"
          placeholder="Search countries"
          clearable={false}
          disabled={isEverywhere}
          help={isEverywhere ? 'This zone holds every country that no other zone names.' : undefined}
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
              Add the countries of the EU
            </Button>
          </div>
        )}
        {countries.length > 0 && (
          <List aria-label="Countries of the zone">
            {countries.map((code) => (
              <li key={code}>
                {placeName(code)}
                <IconButton
                  size="sm"
                  label={`Remove ${placeName(code)}`}
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
