import { deliveryLimits, type DeliveryMeasure } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Grid, IconButton, NumberField, Select, Stack, TextField } from '@omnis/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { PickupFields } from './pickup-fields.tsx';
import type { ZoneForm } from './use-zone-form.ts';
import type { MethodValues } from './zone-values.ts';
import { deliveryTexts } from '../texts/delivery/index.ts';
import type en from '../texts/delivery/en.ts';
import { optionsIn } from '../parts/options-in.ts';

const measures = [
  { value: 'none', label: 'everyOrder' },
  { value: 'price', label: 'ordersByValue' },
  { value: 'weight', label: 'ordersByWeight' },
  { value: 'quantity', label: 'ordersByNumberOfItems' },
] as const satisfies readonly { value: DeliveryMeasure; label: keyof typeof en }[];

/** Properties of {@link MethodCard}. */
export interface MethodCardProps {
  readonly form: ZoneForm;
  readonly index: number;
  readonly currency: string;
}

/** A delivery method of a zone, or a place where its shoppers collect. */
export function MethodCard({ form, index, currency }: MethodCardProps): ReactElement | null {
  const t = useTexts(deliveryTexts);
  const { values, errors } = form;
  const { methods } = values;
  const method = methods[index];
  if (!method) return null;
  const title = method.name || t('methodNumber', { number: index + 1 });
  const errorOf = (field: string): string | null => errors[`methods.${index}.${field}`] ?? null;
  const set = (changes: Partial<MethodValues>): void =>
    form.set({ methods: methods.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  const move = (to: number): void => {
    const others = methods.filter((_each, at) => at !== index);
    form.set({ methods: [...others.slice(0, to), method, ...others.slice(to)] });
  };
  const { price: most, measure: mostMeasure, days: mostDays } = deliveryLimits;
  const amount = { prefix: currency, min: 0, max: most, decimals: 2, keepTyped: true };
  const bound = {
    optional: true,
    min: 0,
    max: mostMeasure,
    decimals: method.measure === 'price' ? 2 : method.measure === 'weight' ? 3 : 0,
    prefix: method.measure === 'price' ? currency : undefined,
    suffix: method.measure === 'weight' ? 'kg' : undefined,
  };
  return (
    <Card
      title={title}
      actions={
        <>
          <IconButton
            size="sm"
            label={t('moveUp', { title })}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('moveDown', { title })}
            disabled={index === methods.length - 1}
            onClick={() => move(index + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('removeTitle', { title })}
            disabled={methods.length === 1}
            onClick={() => form.set({ methods: methods.filter((_each, at) => at !== index) })}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <Stack gap={5}>
        <Grid fit="14rem" gap={4}>
          <TextField
            label={t('methodName')}
            required
            value={method.name}
            error={errorOf('name')}
            onValueChange={(name) => set({ name })}
          />
          <TextField
            label={t('description')}
            optional
            placeholder={t('trackedByRoyalMail')}
            value={method.description}
            error={errorOf('description')}
            onValueChange={(description) => set({ description })}
          />
        </Grid>
        <Grid fit="9rem" gap={4}>
          <NumberField
            {...amount}
            label={t('price')}
            required
            value={method.price}
            error={errorOf('price')}
            onValueChange={(price) => set({ price })}
          />
          <NumberField
            {...amount}
            label={t('freeFromField')}
            optional
            value={method.freeOver}
            error={errorOf('freeOver')}
            onValueChange={(freeOver) => set({ freeOver })}
          />
          {method.pickup === null && (
            <>
              <NumberField
                label={t('fewestWorkingDays')}
                required
                min={0}
                max={mostDays}
                value={method.minDays}
                error={errorOf('minDays')}
                onValueChange={(minDays) => set({ minDays })}
              />
              <NumberField
                label={t('mostWorkingDays')}
                required
                min={0}
                max={mostDays}
                value={method.maxDays}
                error={errorOf('maxDays')}
                onValueChange={(maxDays) => set({ maxDays })}
              />
            </>
          )}
        </Grid>
        {method.pickup !== null && (
          <PickupFields
            pickup={method.pickup}
            days={method.minDays}
            errorOf={errorOf}
            onPlace={(pickup) => set({ pickup })}
            onDays={(days) => set({ minDays: days, maxDays: days })}
          />
        )}
        <Grid fit="9rem" gap={4}>
          <Select
            label={t('offeredFor')}
            value={method.measure}
            options={optionsIn(t, measures)}
            error={errorOf('measure')}
            onValueChange={(measure) => set({ measure, from: null, below: null })}
          />
          {method.measure !== 'none' && (
            <>
              <NumberField
                {...bound}
                label={t('from')}
                value={method.from}
                error={errorOf('from')}
                onValueChange={(from) => set({ from })}
              />
              <NumberField
                {...bound}
                label={t('below')}
                value={method.below}
                error={errorOf('below')}
                onValueChange={(below) => set({ below })}
              />
            </>
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
