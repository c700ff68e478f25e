import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of customers. */
export const customersTexts = textArea('customers', { en });

/** The texts of customers in one language. */
export type CustomersTexts = Translate<typeof en>;
