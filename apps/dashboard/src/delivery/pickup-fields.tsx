import type { PickupPlace } from '@omnis/contract';
import { deliveryLimits, worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { countryName, Grid, NumberField, Select, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { deliveryTexts } from '../texts/delivery/index.ts';

const countries = worldCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Properties of {@link PickupFields}. */
export interface PickupFieldsProps {
  readonly pickup: PickupPlace;
  /** Working days until an order lies ready. */
  readonly days: number | null;
  readonly errorOf: (field: string) => string | null;
  readonly onPlace: (pickup: PickupPlace) => void;
  readonly onDays: (days: number | null) => void;
}

/** Where shoppers collect what they bought, when it is open, and from when on. */
export function PickupFields({ pickup, days, errorOf, onPlace, onDays }: PickupFieldsProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const field = (name: 'place' | 'street' | 'city' | 'zip' | 'instructions') => ({
    value: pickup[name],
    error: errorOf(`pickup.${name}`),
    onValueChange: (value: string) => onPlace({ ...pickup, [name]: value }),
  });
  return (
    <>
      <Grid fit="14rem" gap={4}>
        <TextField label={t('place')} required placeholder={t('shopInStationRoad')} {...field('place')} />
        <TextField label={t('street')} required {...field('street')} />
        <TextField label={t('city')} required {...field('city')} />
        <TextField label={t('postcode')} optional {...field('zip')} />
        <Select
          label={t('country')}
          options={countries}
          value={pickup.country}
          error={errorOf('pickup.country')}
          onValueChange={(country) => onPlace({ ...pickup, country })}
        />
        <NumberField
          label={t('readyInWorkingDays')}
          required
          min={0}
          max={deliveryLimits.days}
          value={days}
          error={errorOf('minDays')}
          onValueChange={onDays}
        />
      </Grid>
      <TextArea
        label={t('openingHoursAndInstructions')}
        optional
        placeholder={t('mondayFriday917Bring')}
        {...field('instructions')}
      />
    </>
  );
}
