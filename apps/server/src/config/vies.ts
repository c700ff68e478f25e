import { z } from 'zod';
import { defineSection } from './section.ts';

/** The REST API of VIES, in which the European Commission answers about VAT numbers. */
const commission = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Where VAT numbers of businesses are checked. */
export const vies = defineSection(
  { VIES_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional() },
  (env) => (env.VIES_URL ?? commission).replace(/\/$/, ''),
);
