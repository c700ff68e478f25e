/** The code of every country that no other zone names. */
export const everywhere = '*';

/** By which measure of an order a delivery method is offered. */
export const deliveryMeasures = ['none', 'price', 'weight', 'quantity'] as const;

/** By which measure of an order a delivery method is offered. */
export type DeliveryMeasure = (typeof deliveryMeasures)[number];

/** Limits of what an owner may enter for delivery. */
export const deliveryLimits = {
  zones: 50,
  methods: 20,
  zoneName: 60,
  methodName: 60,
  description: 120,
  /** Largest price, in major units. */
  price: 100_000,
  /** Largest measure: major units, grams or items. */
  measure: 1_000_000,
  /** Most working days that a delivery takes. */
  days: 90,
} as const;
