import { submitFault, useQuotesRequestMutation } from '@omnis/api-client';
import { quoteProducts, type QuoteProduct } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, DateField, Notice, Select, TextArea, TextField, useForm } from '@omnis/ui';
import { useOnceKey } from '@omnis/orders';
import { type RefusedForm, sendAgain, useHydrated, useView } from '@omnis/shop-kit';
import type { CountryOption } from '@omnis/shopping';
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { ArtworkField } from './artwork-field.tsx';
import { fileFault, type ChosenFile } from './chosen-file.ts';
import { storeQuoteDraft } from './quote-draft.ts';
import { Prints, Sizes } from './quote-groups.tsx';
import { printsFault, quoteRules, sizesFault } from './quote-rules.ts';
import { firstValues, groupFaults, quoteBody, type QuoteValues } from './quote-values.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import { productWords } from './wish-words.ts';
import { quotesTexts } from '../texts/quotes/index.ts';

/** Safe: `Object.entries` loses the type of keys that are all known. */
const products = (Object.keys(quoteProducts) as QuoteProduct[]).map((value) => ({
  value,
  key: productWords[value],
}));

/** Form for requesting a quote; sent by scripts, or as it is without (storefront.md §2 /get-a-quote/). */
export function QuoteForm({
  refused,
  country,
  countries,
}: {
  readonly refused: RefusedForm | null;
  readonly country: string;
  readonly countries: readonly CountryOption[];
}): ReactElement {
  const t = useTexts(quotesTexts);
  const today = useView().today.slice(0, 10);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [ask] = useQuotesRequestMutation();
  const { keyOf, answered } = useOnceKey({ of: 'quote.key', orderHash: '' });
  const [file, setFile] = useState<ChosenFile | null>(null);
  const schema = useMemo(
    () => ({ ...quoteRules(t, today), artwork: () => fileFault(t, file) }),
    [t, today, file],
  );
  const form = useForm<QuoteValues>({
    initialValues: firstValues(country, refused),
    schema,
    onSubmit: async (values) => {
      const body = quoteBody(values);
      const headers = { 'Idempotency-Key': keyOf(body) };
      const { data, error } = await sendAgain(() => ask({ headers, body }));
      if (data === undefined) return groupFaults(submitFault(error));
      answered();
      storeQuoteDraft(null);
      await navigate(`/advanced-quote/${data.orderHash}/`);
      return undefined;
    },
  });
  useQuoteDraft(form, { country, isFilled: refused !== null, file, setFile });
  // Faults found by the server without scripts are only in the page: the form learns of them once.
  const told = groupFaults({ message: refused?.message ?? '', errors: refused?.errors ?? [] });
  const toldAt = (field: keyof QuoteValues): string | null =>
    told.errors?.find((error) => error.field === field)?.message ?? null;
  const errorOf = (field: keyof QuoteValues): string | null =>
    form.errors[field] ?? (form.touched.has(field) ? null : toldAt(field));
  // A group is not left as a field is: what was found stands until it is mended.
  const groupFault = (group: 'sizes' | 'prints', fault: typeof sizesFault): string | null =>
    form.errors[group] ?? (toldAt(group) === null ? null : fault(t, form.values));
  const bind = <K extends keyof QuoteValues>(field: K) => ({
    ...form.field(field),
    error: errorOf(field),
  });
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (refused) top.current?.focus();
  }, [refused]);
  return (
    <form
      {...form.props}
      method="post"
      action="/get-a-quote/"
      encType="multipart/form-data"
      // The browser's own checks do where no script can.
      noValidate={hydrated}
    >
      {refused !== null && (
        <div ref={top} tabIndex={-1}>
          <Notice tone="error" alert>
            {refused.message}
          </Notice>
        </div>
      )}
      <fieldset>
        <legend>{t('whatLike')}</legend>
        <div className="pair">
          <Select
            label={t('product')}
            options={products.map(({ value, key }) => ({ value, label: t(key) }))}
            required
            {...bind('product')}
          />
          <TextField label={t('colour')} optional maxLength={60} {...bind('colour')} />
        </div>
        <Sizes form={form} fault={groupFault('sizes', sizesFault)} />
        <Prints form={form} fault={groupFault('prints', printsFault)} />
        <ArtworkField
          label={t('yourArtwork')}
          optional
          name="artwork"
          error={errorOf('artwork')}
          artwork={file?.state === 'there' ? { id: form.values.artwork, ...file } : null}
          lost={file?.state === 'lost' ? file : null}
          onArtwork={(artwork) => form.setValues({ artwork: artwork?.id ?? '' })}
          onFile={setFile}
        />
        {form.values.artwork !== '' && file === null && (
          <>
            <input type="hidden" name="artwork" value={form.values.artwork} />
            <p className="hint">{t('fileHere')}</p>
          </>
        )}
        <div className="pair">
          <DateField label={t('neededBy')} optional min={today} {...bind('deadline')} />
        </div>
        <TextArea label={t('anythingElse')} optional rows={4} maxLength={2000} {...bind('details')} />
      </fieldset>
      <fieldset>
        <legend>{t('reachYou')}</legend>
        <div className="pair">
          <TextField
            label={t('firstName')}
            required
            maxLength={80}
            autoComplete="given-name"
            {...bind('firstName')}
          />
          <TextField label={t('lastName')} maxLength={80} autoComplete="family-name" {...bind('lastName')} />
        </div>
        <div className="pair">
          <TextField label={t('email')} type="email" required autoComplete="email" {...bind('email')} />
          <TextField
            label={t('phone')}
            type="tel"
            optional
            maxLength={40}
            autoComplete="tel"
            {...bind('phone')}
          />
        </div>
        <div className="pair">
          <TextField
            label={t('company')}
            optional
            maxLength={120}
            autoComplete="organization"
            {...bind('company')}
          />
          <TextField
            label={t('vatNumber')}
            optional
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
            {...bind('vatNumber')}
          />
        </div>
        <Select
          label={t('countryOf')}
          required
          autoComplete="country"
          options={countries}
          {...bind('country')}
        />
      </fieldset>
      <div className="send">
        {/* Beside the button, where whoever has pressed it looks. */}
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <Button type="submit" size="lg" loading={form.submitting} loadingLabel={t('sending')}>
          {t('ask')}
        </Button>
        <p className="hint">{t('costsNothing')}</p>
      </div>
    </form>
  );
}
