import {
  submitFault,
  useDashboardAddCurrencyMutation,
  useDashboardUpdateCurrencyMutation,
} from '@omnis/api-client';
import type { CallResponse, StoreCurrency } from '@omnis/contract';
import {
  currencies,
  currencyCodes,
  isCurrencyCode,
  mostMargin,
  mostRate,
  rateDecimals,
  randomUuid,
  roundingsOf,
  type CurrencyCode,
  type PriceRounding,
} from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, FormStack, Notice, NumberField, RadioGroup, Select, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { dayText, exampleText, isMargin, isRate, rateText, roundingTexts } from './currency-texts.ts';
import { currenciesTexts } from '../texts/currencies/index.ts';

type Answer = CallResponse<'dashboard.currencies'>;

/** Properties of {@link CurrencyForm}. */
export interface CurrencyFormProps {
  readonly id: string;
  readonly main: CurrencyCode;
  /** The currencies that are offered. */
  readonly offered: readonly StoreCurrency[];
  readonly reference: Answer['reference'];
  /** The currency that is changed; null: one is added. */
  readonly currency: StoreCurrency | null;
  readonly onDone: () => void;
}

interface Values {
  readonly code: CurrencyCode | '';
  readonly source: StoreCurrency['source'];
  readonly rate: number | null;
  readonly margin: number | null;
  readonly rounding: PriceRounding;
}

const valuesOf = (currency: StoreCurrency | null): Values => ({
  code: currency?.code ?? '',
  source: currency?.source ?? 'manual',
  rate: currency === null ? null : Number(currency.rate.toFixed(rateDecimals)),
  margin: currency?.margin ?? 0,
  rounding: currency?.rounding ?? 'none',
});

/** The typed values as they are sent; null while one of them cannot be used. */
function readyOf({ code, source, rate, margin, rounding }: Values, current: number | null) {
  if (code === '') return null;
  if (source === 'manual') return isRate(rate) ? { code, source, rate, margin: 0, rounding } : null;
  return current !== null && isMargin(margin)
    ? { code, source, rate: current * (1 + margin / 100), margin, rounding }
    : null;
}

/** The rate and the rounding of a currency, with an example that follows what is typed. */
export function CurrencyForm({
  id,
  main,
  offered,
  reference,
  currency,
  onDone,
}: CurrencyFormProps): ReactElement {
  const t = useTexts(currenciesTexts);
  const division = useDivision();
  const [add] = useDashboardAddCurrencyMutation();
  const [update] = useDashboardUpdateCurrencyMutation();
  const [key] = useState(randomUuid);
  const form = useForm<Values>({
    initialValues: valuesOf(currency),
    schema: { code: ['required'] },
    onSubmit: async ({ code, source, rate, margin, rounding }) => {
      if (code === '') return undefined;
      const byHand = source === 'manual';
      if (byHand && !isRate(rate))
        return {
          errors: [
            {
              field: 'rate',
              message: t('rateFault', { mostRate: mostRate.toLocaleString('en-GB'), rateDecimals }),
            },
          ],
        };
      if (!byHand && !isMargin(margin))
        return {
          errors: [{ field: 'margin', message: t('marginFault', { least: mostMargin, most: mostMargin }) }],
        };
      const body = { source, rate: byHand ? rate : null, margin: margin ?? 0, rounding };
      const headers = { 'Idempotency-Key': `${key} ${JSON.stringify([code, body])}`.slice(0, 200) };
      const { data, error } =
        currency === null
          ? await add({ params: { division }, body: { ...body, code }, headers })
          : await update({
              params: { division, code },
              body: { ...body, version: currency.version },
              headers,
            });
      if (data === undefined) return submitFault(error);
      snackbars.show({
        text: t(currency === null ? 'wasAdded' : 'wasSaved', { name: currencies[code].name }),
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  const { values } = form;
  const { code, source } = values;
  const current = code === '' ? null : (reference?.rates[code] ?? null);
  const ready = readyOf(values, current);
  const taken = new Set<string>([main, ...offered.map((each) => each.code)]);
  const rateOfDay =
    current === null || reference === null
      ? undefined
      : t('referenceRateOf', { date: dayText(reference.day), current: rateText(current) });
  return (
    <FormStack id={id} form={form} gap={5}>
      {currency === null && (
        <Select
          label={t('currency')}
          placeholder={t('chooseACurrency')}
          options={currencyCodes
            .filter((each) => !taken.has(each))
            .map((each) => ({ value: each, label: `${currencies[each].name} (${each})` }))
            .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))}
          {...form.field('code')}
          onValueChange={(next) => {
            if (!isCurrencyCode(next)) return;
            const hasFeed = reference?.rates[next] !== undefined;
            form.setValues({
              code: next,
              source: hasFeed ? source : 'manual',
              rounding: roundingsOf(next).includes(values.rounding) ? values.rounding : 'none',
            });
          }}
        />
      )}
      {code !== '' && (
        <>
          <RadioGroup
            label={t('exchangeRate')}
            options={[
              { value: 'manual', label: t('enterItByHand'), help: t('staysUntilChange') },
              {
                value: 'feed',
                label: t('followTheEuropeanCentralBank'),
                help: current === null ? t('noRateCurrencyHasBeen') : t('itIsUpdatedEveryWorkingDay'),
                disabled: current === null && source !== 'feed',
              },
            ]}
            {...form.field('source')}
          />
          {source === 'manual' ? (
            <>
              <NumberField
                label={t('oneIsWorth', { main })}
                required
                keepTyped
                decimals={rateDecimals}
                min={0}
                suffix={code}
                help={rateOfDay}
                {...form.field('rate')}
              />
              {current !== null && (
                <div>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => form.setValues({ rate: Number(current.toFixed(rateDecimals)) })}
                  >
                    {t('useCurrentRate')}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <NumberField
              label={t('margin')}
              keepTyped
              decimals={2}
              suffix="%"
              help={t('marginHelp', { least: mostMargin, most: mostMargin, rate: rateOfDay ?? '' }).trim()}
              {...form.field('margin')}
            />
          )}
          <Select
            label={t('priceRounding')}
            help={
              roundingsOf(code).length > 1
                ? t('roundsProductPricesNearestDelivery')
                : t('currencyHasNoDecimalsRound')
            }
            options={roundingsOf(code).map((each) => ({ value: each, label: t(roundingTexts[each]) }))}
            {...form.field('rounding')}
          />
          <Notice tone="info">
            {ready === null ? t('enterARateToSeeAnExample') : exampleText(t, main, ready)}
          </Notice>
        </>
      )}
    </FormStack>
  );
}
