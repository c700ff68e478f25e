import type { ApiError, CallInput } from '@omnis/contract';

/** Changes that an owner asks for. */
export type ProductChanges = Partial<CallInput<'dashboard.updateProduct'>['body']>;
/** An owner's changes of a variant. */
export type VariantChange = NonNullable<ProductChanges['variants']>[number];

/** Faults by field. */
export type FieldErrors = ApiError['errors'];

/** Says that a sale price is not lower. */
export const salePriceTooHigh = 'The sale price must be lower than the price';
