import { startTaxRates, type TaxRates, type TaxRegistration, type TaxRules } from '@omnis/models';
import { z } from 'zod';

const ratesSchema = z.object({ standard: z.number(), reduced: z.number(), zero: z.number() });

const storedRegistration = z.object({
  country: z.string(),
  /** That of the store's own country stands in `divisions.vat_number`. */
  number: z.string(),
  since: z.string().nullable(),
  rates: ratesSchema,
  /** Goes up with each change. */
  version: z.number(),
});

/** The content of `divisions.tax_settings`; null: as before it could be said. */
export const taxSettingsSchema = z
  .object({
    pricesIncludeTax: z.boolean(),
    /** Rates of its own by country; without: none. */
    oss: z
      .object({ since: z.string().nullable(), rates: z.record(z.string(), ratesSchema).optional() })
      .nullable(),
    version: z.number(),
    registrations: z.array(storedRegistration),
  })
  .nullable();

/** The content of `divisions.tax_settings`. */
export type TaxSettings = z.output<typeof taxSettingsSchema>;

/** A registration that can be changed. */
export interface VersionedRegistration extends TaxRegistration {
  /** Goes up with each change. */
  readonly version: number;
}

/** The taxes of a store. */
export interface StoreTaxes extends TaxRules {
  readonly registrations: readonly VersionedRegistration[];
  /** True when prices of products are typed with their tax; otherwise it is added. */
  readonly pricesIncludeTax: boolean;
  /** Of the settings beside the registrations; goes up with each change. */
  readonly version: number;
}

/** The settings of a new store: registered nowhere, prices with tax. */
export const newStoreTaxes = JSON.stringify({
  pricesIncludeTax: true,
  oss: null,
  version: 0,
  registrations: [],
} satisfies TaxSettings);

/** VAT rate at home of a store that never set its taxes. */
const formerRate = 20;

const ratesAt = (country: string): TaxRates =>
  startTaxRates[country] ?? { standard: formerRate, reduced: formerRate, zero: 0 };

/**
 * Reads the taxes of a store. Its VAT number is that of the registration at home: with one it is registered there, without
 * one it is not. A store that said nothing yet is taxed as it was before: at home, and at the rates of the other countries
 * of the European Union.
 */
export function readTaxes(row: {
  readonly country: string;
  readonly vat_number: string;
  readonly tax_settings: TaxSettings;
}): StoreTaxes {
  const { country: home, vat_number: number, tax_settings: settings } = row;
  const stored = settings?.registrations ?? [];
  const own = stored.find(({ country }) => country === home);
  const atHome: VersionedRegistration[] =
    number === ''
      ? []
      : [{ ...(own ?? { country: home, since: null, rates: ratesAt(home), version: 0 }), number }];
  return {
    home,
    registrations: [...atHome, ...stored.filter(({ country }) => country !== home)],
    oss: settings === null ? { since: null } : settings.oss,
    pricesIncludeTax: settings?.pricesIncludeTax ?? true,
    version: settings?.version ?? 0,
  };
}

/** The columns that keep the taxes of a store. */
export function taxColumns({ home, registrations, oss, pricesIncludeTax, version }: StoreTaxes) {
  const kept: TaxSettings = {
    pricesIncludeTax,
    oss: oss && { since: oss.since, ...(oss.rates && { rates: { ...oss.rates } }) },
    version,
    registrations: registrations.map((each) => ({
      ...each,
      number: each.country === home ? '' : each.number,
    })),
  };
  return {
    vat_number: registrations.find(({ country }) => country === home)?.number ?? '',
    tax_settings: JSON.stringify(kept),
  };
}
