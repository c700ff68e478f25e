import type { PickupPlace } from '@omnis/contract';
import { deliveryLimits, worldCountries } from '@omnis/models';
import { countryName, Grid, NumberField, Select, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';

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
  const field = (name: 'place' | 'street' | 'city' | 'zip' | 'instructions') => ({
    value: pickup[name],
    error: errorOf(`pickup.${name}`),
    onValueChange: (value: string) => onPlace({ ...pickup, [name]: value }),
  });
  return (
    <>
      <Grid fit="14rem" gap={4}>
        <TextField label="Place" required placeholder="Shop in Station Road" {...field('place')} />
        <TextField label="Street" required {...field('street')} />
        <TextField label="City" required {...field('city')} />
        <TextField label="Postcode" optional {...field('zip')} />
        <Select
          label="Country"
          options={countries}
          value={pickup.country}
          error={errorOf('pickup.country')}
          onValueChange={(country) => onPlace({ ...pickup, country })}
        />
        <NumberField
          label="Ready in working days"
          required
          min={0}
          max={deliveryLimits.days}
          value={days}
          error={errorOf('minDays')}
          onValueChange={onDays}
        />
      </Grid>
      <TextArea
        label="Opening hours and instructions"
        optional
        placeholder="Monday to Friday 9–17. Bring your order number."
        {...field('instructions')}
      />
    </>
  );
}
