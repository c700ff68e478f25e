import { worldCountries } from '@omnis/models';
import { z } from 'zod';

const required = 'This field is required';

/** A place where shoppers collect what they bought. */
export const pickupPlaceSchema = z.object({
  /** Such as the name of a shop. */
  place: z.string().trim(),
  street: z.string().trim(),
  city: z.string().trim(),
  zip: z.string().trim(),
  country: z.string(),
  /** Opening hours, and what to bring. */
  instructions: z.string().trim(),
});

/** A place where shoppers collect what they bought. */
export type PickupPlace = z.output<typeof pickupPlaceSchema>;

const text = (most: number) => z.string(required).trim().max(most, `At most ${most} characters`);

/** A place of pickup as an owner enters it. */
export const pickupPlaceField = pickupPlaceSchema.extend({
  place: text(80).min(1, required),
  street: text(160).min(1, required),
  city: text(80).min(1, required),
  zip: text(20).default(''),
  country: z.string(required).refine((code) => worldCountries.includes(code), 'Choose a country'),
  instructions: text(500).default(''),
});
