import { deliveryLimits, type DeliveryMeasure } from '@omnis/models';
import { Card, Grid, IconButton, NumberField, Select, Stack, TextField } from '@omnis/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { PickupFields } from './pickup-fields.tsx';
import type { ZoneForm } from './use-zone-form.ts';
import type { MethodValues } from './zone-values.ts';

const measures: readonly { value: DeliveryMeasure; label: string }[] = [
  { value: 'none', label: 'Every order' },
  { value: 'price', label: 'Orders by value' },
  { value: 'weight', label: 'Orders by weight' },
  { value: 'quantity', label: 'Orders by number of items' },
];

/** Properties of {@link MethodCard}. */
export interface MethodCardProps {
  readonly form: ZoneForm;
  readonly index: number;
  readonly currency: string;
}

/** A delivery method of a zone, or a place where its shoppers collect. */
export function MethodCard({ form, index, currency }: MethodCardProps): ReactElement | null {
  const { values, errors } = form;
  const { methods } = values;
  const method = methods[index];
  if (!method) return null;
  const title = method.name || `Method ${index + 1}`;
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
            label={`Move ${title} up`}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={`Move ${title} down`}
            disabled={index === methods.length - 1}
            onClick={() => move(index + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={`Remove ${title}`}
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
            label="Method name"
            required
            value={method.name}
            error={errorOf('name')}
            onValueChange={(name) => set({ name })}
          />
          <TextField
            label="Description"
            optional
            placeholder="Tracked, by Royal Mail"
            value={method.description}
            error={errorOf('description')}
            onValueChange={(description) => set({ description })}
          />
        </Grid>
        <Grid fit="9rem" gap={4}>
          <NumberField
            {...amount}
            label="Price"
            required
            value={method.price}
            error={errorOf('price')}
            onValueChange={(price) => set({ price })}
          />
          <NumberField
            {...amount}
            label="Free from"
            optional
            value={method.freeOver}
            error={errorOf('freeOver')}
            onValueChange={(freeOver) => set({ freeOver })}
          />
          {method.pickup === null && (
            <>
              <NumberField
                label="Fewest working days"
                required
                min={0}
                max={mostDays}
                value={method.minDays}
                error={errorOf('minDays')}
                onValueChange={(minDays) => set({ minDays })}
              />
              <NumberField
                label="Most working days"
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
            label="Offered for"
            value={method.measure}
            options={measures}
            error={errorOf('measure')}
            onValueChange={(measure) => set({ measure, from: null, below: null })}
          />
          {method.measure !== 'none' && (
            <>
              <NumberField
                {...bound}
                label="From"
                value={method.from}
                error={errorOf('from')}
                onValueChange={(from) => set({ from })}
              />
              <NumberField
                {...bound}
                label="Below"
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
