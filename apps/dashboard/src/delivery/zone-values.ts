import type { CallArg } from '@omnis/api-client';
import type { DeliveryZone, PickupPlace } from '@omnis/contract';
import type { DeliveryMeasure } from '@omnis/models';
import type { DeliveryTexts } from '../texts/delivery/index.ts';

/** Body of the call that creates a zone. */
export type ZoneBody = NonNullable<CallArg<'dashboard.createDeliveryZone'>>['body'];

/** A delivery method while it is edited. */
export interface MethodValues {
  /** Tells methods apart that have no code yet. */
  readonly key: string;
  readonly code: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly price: number | null;
  readonly freeOver: number | null;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly measure: DeliveryMeasure;
  /** Weights in kilograms. */
  readonly from: number | null;
  readonly below: number | null;
  /** Where it is collected; null where it is delivered. */
  readonly pickup: PickupPlace | null;
}

/** A zone while it is edited. */
export interface ZoneValues {
  readonly name: string;
  readonly countries: readonly string[];
  readonly methods: readonly MethodValues[];
}

/** A new method. @param key - by which it is told apart */
export const newMethod = (key: string): MethodValues => ({
  key,
  code: undefined,
  name: '',
  description: '',
  price: null,
  freeOver: null,
  minDays: 2,
  maxDays: 4,
  measure: 'none',
  from: null,
  below: null,
  pickup: null,
});

/** A new place where shoppers collect what they bought. @param key - by which it is told apart */
export const newPickup = (t: DeliveryTexts, key: string, country: string): MethodValues => ({
  ...newMethod(key),
  name: t('collectItYourself'),
  price: 0,
  minDays: 1,
  maxDays: 1,
  pickup: { place: '', street: '', city: '', zip: '', country, instructions: '' },
});

/** A new zone: one method to be filled in. */
export const newZone: ZoneValues = { name: '', countries: [], methods: [newMethod('first')] };

const kilogram = 1000;
const inKilograms = (value: number | null, measure: DeliveryMeasure): number | null =>
  value === null || measure !== 'weight' ? value : value / kilogram;
const inGrams = (value: number | null, measure: DeliveryMeasure): number | null =>
  value === null || measure !== 'weight' ? value : Math.round(value * kilogram);

/** A zone as the form begins with it. */
export const valuesOf = ({ name, countries, methods }: DeliveryZone): ZoneValues => ({
  name,
  countries,
  methods: methods.map((method) => ({
    ...method,
    key: method.code,
    from: inKilograms(method.from, method.measure),
    below: inKilograms(method.below, method.measure),
  })),
});

/** The body of a form. A price or a day that is missing is sent as NaN, which is null on the way, and refused by its field. */
export const bodyOf = ({ name, countries, methods }: ZoneValues): ZoneBody => ({
  name,
  countries: [...countries],
  methods: methods.map(({ key: _key, price, minDays, maxDays, ...method }) => ({
    ...method,
    price: price ?? Number.NaN,
    minDays: minDays ?? Number.NaN,
    maxDays: maxDays ?? Number.NaN,
    from: method.measure === 'none' ? null : inGrams(method.from, method.measure),
    below: method.measure === 'none' ? null : inGrams(method.below, method.measure),
  })),
});
