import { submitFault, useStoresCreateMutation, useStoresSubdomainQuery } from '@omnis/api-client';
import { countryDefaults, currencies, languageNames, worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, countryName, Notice, Select, TextField, useForm } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { timeZoneName } from '../settings/setting-texts.ts';
import { subdomainOf } from './subdomain.ts';
import { signUpTexts, type SignUpTexts } from '../texts/sign-up/index.ts';

const Form = styled.form.withConfig({ componentId: 'dash-open-store-form' })`
  display: grid;
  gap: ${token('space.5')};
`;

const shortest = 3;
/** Milliseconds without a key after which the server is asked. */
const settle = 250;

/** Says under the field where the store would live, and whether that is free. */
function useAddressHelp(subdomain: string): { help: string; taken: boolean } {
  const t = useTexts(signUpTexts);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(subdomain), settle);
    return () => clearTimeout(timer);
  }, [subdomain]);
  const { data, isFetching } = useStoresSubdomainQuery(
    { query: { subdomain: asked } },
    { skip: asked.length < shortest || asked !== subdomainOf(asked) },
  );
  if (!data || isFetching || data.subdomain !== subdomain) {
    return { help: t('lettersDigitsAndHyphens'), taken: false };
  }
  return data.available
    ? { help: t('yourStoreWillBeAt', { host: data.host }), taken: false }
    : { help: t('lettersDigitsAndHyphens'), taken: true };
}

const countries = worldCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** The country that a browser's language names, such as `AT` in `de-AT`; the United Kingdom where it names none. */
export function likelyCountry(tags: readonly string[]): string {
  for (const tag of tags) {
    const region = /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1];
    if (region !== undefined && worldCountries.includes(region)) return region;
  }
  return 'GB';
}

/** The settings that follow from a country, in a sentence. */
export function followsText(t: SignUpTexts, country: string): string {
  const { currency, units, language, timeZone } = countryDefaults(country);
  const zone = timeZoneName(timeZone).replace(/ \(.*/, '');
  return t(units === 'metric' ? 'startsWithMetric' : 'startsWithImperial', {
    currency: currencies[currency].name,
    code: currency,
    language: languageNames[language],
    zone,
  });
}

/** Properties of {@link OpenStoreForm}. */
export interface OpenStoreFormProps {
  /** Once the store is there. */
  readonly onCreated?: () => void;
}

/** Asks for the name, address and goods of a new store, and creates it. */
export function OpenStoreForm({ onCreated }: OpenStoreFormProps): ReactElement {
  const t = useTexts(signUpTexts);
  const [create] = useStoresCreateMutation();
  // The address follows the name until somebody writes one.
  const chosen = useRef(false);
  const form = useForm({
    initialValues: {
      name: '',
      subdomain: '',
      sells: '',
      contactEmail: '',
      country: likelyCountry(navigator.languages),
    },
    schema: {
      name: ['required', ['max_length', 80]],
      subdomain: ['required', ['min_length', shortest]],
      sells: [['max_length', 200]],
      contactEmail: ['required', 'email'],
    },
    onSubmit: async (body) => {
      const { error } = await create({ body });
      if (error !== undefined) return submitFault(error);
      onCreated?.();
      return undefined;
    },
  });
  const name = form.field('name');
  const subdomain = form.field('subdomain');
  const { help, taken } = useAddressHelp(form.values.subdomain);
  return (
    <Form {...form.props}>
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <TextField
        label={t('nameOfTheStore')}
        autoComplete="organization"
        {...name}
        onValueChange={(value) =>
          form.setValues({ name: value, ...(chosen.current ? {} : { subdomain: subdomainOf(value) }) })
        }
      />
      <TextField
        label={t('webAddress')}
        autoComplete="off"
        spellCheck={false}
        help={help}
        {...subdomain}
        error={subdomain.error ?? (taken ? t('addressBelongsAnotherStoreChoose') : null)}
        onValueChange={(value) => {
          chosen.current = true;
          form.setValues({ subdomain: value.toLowerCase() });
        }}
      />
      <TextField
        label={t('whatDoYouSell')}
        optional
        autoComplete="off"
        placeholder={t('handPrintedTShirtsAndToteBags')}
        help={t('whatDoYouSellHelp')}
        {...form.field('sells')}
      />
      <TextField
        label={t('contactEmail')}
        type="email"
        autoComplete="email"
        help={t('contactEmailHelp')}
        {...form.field('contactEmail')}
      />
      <Select
        label={t('country')}
        options={countries}
        help={followsText(t, form.values.country)}
        {...form.field('country')}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={form.submitting}
        loadingLabel={t('creatingYourStore')}
      >
        {t('createStore')}
      </Button>
    </Form>
  );
}
