import { oneSize, printField, printPositionCodes, quoteSizes, sizeField } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Select, TextField, type Form } from '@omnis/ui';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';
import { wrongSizes } from './quote-rules.ts';
import { piecesOf, type QuoteValues } from './quote-values.ts';
import { colourWords, positionWords } from './wish-words.ts';

const colours = Object.entries(colourWords).map(([value, key]) => ({ value, key }));

/** Properties of {@link Sizes} and {@link Prints}. */
export interface GroupProps {
  readonly form: Form<QuoteValues>;
  /** Fault in the group as a whole; null when there is none. */
  readonly fault: string | null;
}

/** Quantities of each size. */
export function Sizes({ form, fault }: GroupProps): ReactElement {
  const t = useTexts(quotesTexts);
  const id = useId();
  const pieces = piecesOf(form.values);
  const wrong = wrongSizes(form.values);
  return (
    <fieldset aria-describedby={fault === null ? `${id}-hint` : `${id}-fault`}>
      <legend>{t('howManySizes')}</legend>
      <div className="sizes">
        {quoteSizes.map((size) => (
          <TextField
            key={size}
            label={size === oneSize ? t('oneSize') : size}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            maxLength={6}
            // Where nothing is said at all, any of them mends it.
            aria-invalid={(fault !== null && (wrong.length === 0 || wrong.includes(size))) || undefined}
            {...form.field(sizeField(size))}
            onValueChange={(text) => form.setValues({ [sizeField(size)]: text, sizes: '' })}
          />
        ))}
      </div>
      {fault === null ? (
        <p className="hint" id={`${id}-hint`} aria-live="polite">
          {pieces > 0 ? t('altogether', { pieces }) : t('fromOne')}
        </p>
      ) : (
        <p className="fault" id={`${id}-fault`} role="alert">
          <CircleAlert aria-hidden="true" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** Prints and their places. */
export function Prints({ form, fault }: GroupProps): ReactElement {
  const t = useTexts(quotesTexts);
  const id = useId();
  return (
    <fieldset aria-describedby={fault === null ? undefined : `${id}-fault`}>
      <legend>{t('whatPrinted')}</legend>
      <div className="prints">
        {printPositionCodes.map((at) => {
          const { value, onValueChange: _unused, ...field } = form.field(printField(at));
          return (
            <Select
              key={at}
              label={t(positionWords[at])}
              aria-invalid={fault !== null || undefined}
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
      {fault !== null && (
        <p className="fault" id={`${id}-fault`} role="alert">
          <CircleAlert aria-hidden="true" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}
