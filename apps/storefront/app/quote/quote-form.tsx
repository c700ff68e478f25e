import { submitFault, useQuotesRequestMutation } from '@omnis/api-client';
import {
  printField,
  printPositionCodes,
  quoteProducts,
  quoteSizes,
  sizeField,
  type QuoteProduct,
} from '@omnis/models';
import { Button, DateField, Notice, Select, TextArea, TextField, useForm, type Form } from '@omnis/ui';
import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../data/use-hydrated.ts';
import { useView } from '../data/view.ts';
import type { CountryOption } from '../checkout/countries.ts';
import type { RefusedForm } from '../server/server-context.ts';
import { ArtworkField } from './artwork-field.tsx';
import { firstValues, groupFaults, piecesOf, quoteBody, type QuoteValues } from './quote-values.ts';
import { colourWords, positionWords, productWords } from './wish-words.ts';
import { quotesTexts } from '../texts/quotes/index.ts';
import { useTexts } from '../texts/use-texts.ts';

const schema = {
  firstName: 'required',
  lastName: 'required',
  email: ['required', 'email'],
  country: 'required',
} as const;

/** Safe: `Object.entries` loses the type of keys that are all known. */
const products = (Object.keys(quoteProducts) as QuoteProduct[]).map((value) => ({
  value,
  key: productWords[value],
}));
const colours = Object.entries(colourWords).map(([value, key]) => ({ value, key }));

interface PartProps {
  readonly form: Form<QuoteValues>;
}

function Sizes({ form }: PartProps): ReactElement {
  const t = useTexts(quotesTexts);
  const id = useId();
  const fault = form.errors['sizes'];
  const pieces = piecesOf(form.values);
  return (
    <fieldset aria-describedby={fault === undefined ? `${id}-hint` : `${id}-fault`}>
      <legend>{t('howManySizes')}</legend>
      <div className="sizes">
        {quoteSizes.map((size) => (
          <TextField
            key={size}
            label={size === 'One size' ? t('oneSize') : size}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            maxLength={6}
            aria-invalid={fault === undefined ? undefined : true}
            {...form.field(sizeField(size))}
            onValueChange={(text) => form.setValues({ [sizeField(size)]: text, sizes: '' })}
          />
        ))}
      </div>
      {fault === undefined ? (
        <p className="hint" id={`${id}-hint`} aria-live="polite">
          {pieces > 0 ? t('altogether', { pieces }) : t('fromOne')}
        </p>
      ) : (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function Prints({ form }: PartProps): ReactElement {
  const t = useTexts(quotesTexts);
  const id = useId();
  const fault = form.errors['prints'];
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend>{t('whatPrinted')}</legend>
      <div className="prints">
        {printPositionCodes.map((at) => {
          const { value, onValueChange: _unused, ...field } = form.field(printField(at));
          return (
            <Select
              key={at}
              label={t(positionWords[at])}
              {...field}
              value={value === '' ? 'none' : value}
              options={[
                { value: 'none', label: t('nothing') },
                ...colours.map(({ value: code, key }) => ({ value: code, label: t(key) })),
              ]}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                const code = colours.find((colour) => colour.value === chosen)?.value ?? '';
                form.setValues({ [printField(at)]: code, prints: '' });
              }}
            />
          );
        })}
      </div>
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** What a shopper would like to be quoted for; sent by scripts, or as it is without (storefront.md §2 /get-a-quote/). */
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
  const { today } = useView();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [ask] = useQuotesRequestMutation();
  const form = useForm<QuoteValues>({
    initialValues: firstValues(country, refused),
    schema,
    onSubmit: async (values) => {
      const { data, error } = await ask({ body: quoteBody(values) });
      if (data === undefined) return groupFaults(submitFault(error));
      await navigate(`/advanced-quote/${data.orderHash}/`);
      return undefined;
    },
  });
  // What the server found without scripts is only in the page: the form learns of it once.
  const told = groupFaults({ message: refused?.message ?? '', errors: refused?.errors ?? [] });
  const errorOf = (field: keyof QuoteValues): string | null =>
    form.errors[field] ??
    (form.touched.has(field) ? null : (told.errors?.find((error) => error.field === field)?.message ?? null));
  const bind = <K extends keyof QuoteValues>(field: K) => ({
    ...form.field(field),
    error: errorOf(field),
  });
  const message = form.message ?? (refused === null ? null : refused.message);
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (refused) top.current?.focus();
  }, [refused]);
  const groups = { ...form, errors: { ...groupMessages(told), ...form.errors } };
  return (
    <form
      {...form.props}
      method="post"
      action="/get-a-quote/"
      encType="multipart/form-data"
      // The browser's own checks do where no script can.
      noValidate={hydrated}
    >
      {message !== null && (
        <div ref={top} tabIndex={-1}>
          <Notice tone="error" alert>
            {message}
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
        <Sizes form={groups} />
        <Prints form={groups} />
        <ArtworkField
          label={t('yourArtwork')}
          name="artwork"
          error={errorOf('artwork')}
          onArtwork={(artwork) => form.setValues({ artwork: artwork?.id ?? '' })}
        />
        {form.values.artwork !== '' && !hydrated && (
          <>
            <input type="hidden" name="artwork" value={form.values.artwork} />
            <p className="hint">{t('fileHere')}</p>
          </>
        )}
        <div className="pair">
          <DateField label={t('neededBy')} optional min={today.slice(0, 10)} {...bind('deadline')} />
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
          <TextField
            label={t('lastName')}
            required
            maxLength={80}
            autoComplete="family-name"
            {...bind('lastName')}
          />
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
        <Button type="submit" size="lg" loading={form.submitting} loadingLabel={t('sending')}>
          {t('ask')}
        </Button>
        <p className="hint">{t('costsNothing')}</p>
      </div>
    </form>
  );
}

/** Messages of the groups among faults, by their fields. */
function groupMessages({ errors = [] }: { readonly errors?: readonly { field: string; message: string }[] }) {
  const grouped = errors.filter(({ field }) => field === 'sizes' || field === 'prints');
  return Object.fromEntries(grouped.map(({ field, message }) => [field, message]));
}
