import { errorText, isApiFailure, useDashboardUpdateProductMutation } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useSnackbar } from '@omnis/ui';
import { useCallback, useMemo, useState } from 'react';
import { useDivision } from '../app/session.ts';
import { moneyTyping } from './money-typing.ts';
import { productErrors, serverErrors, type ProductErrors } from './product-rules.ts';
import { productChangesOf, valuesOf, withUploaded, type ProductValues } from './product-values.ts';
import { variantsToSend } from './variant-values.ts';
import { productTexts } from '../texts/product/index.ts';

/** A product that is being edited. */
export interface ProductForm {
  readonly values: ProductValues;
  readonly set: (changes: Partial<ProductValues>) => void;
  /** Changes from what the values are by then. */
  readonly update: (change: (values: ProductValues) => Partial<ProductValues>) => void;
  /** Messages to show, by field. */
  readonly errors: ProductErrors;
  /** A message for the whole form. */
  readonly message: string | null;
  /** Someone else has changed the product since it was opened. */
  readonly conflict: boolean;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Resolves to true when it was saved. */
  readonly save: () => Promise<boolean>;
  /** Back to what is saved. */
  readonly discard: () => void;
  /** Takes what the server has now, with all edits dropped. */
  readonly restart: (product: ManagedProduct) => void;
  /** Takes the pictures or files that an upload has added; edits stay. */
  readonly uploaded: (product: ManagedProduct) => void;
}

interface Faults {
  readonly errors: ProductErrors;
  readonly message: string | null;
  readonly conflict: boolean;
}

const noFaults: Faults = { errors: {}, message: null, conflict: false };

function faultsOf(error: unknown, sent: readonly string[]): Faults {
  if (isApiFailure(error) && error.status === 409) return { ...noFaults, conflict: true };
  const errors = isApiFailure(error) ? serverErrors(error.data.errors, sent) : {};
  return { errors, message: errorText(error), conflict: false };
}

// JSON knows no NaN, which stands for what was typed and is no number.
const asText = (values: ProductValues): string =>
  JSON.stringify(values, (_key, value: unknown) => (Number.isNaN(value) ? 'NaN' : value));

/** Faults that are said as soon as they are typed: what is no number, and options that do not fit. */
const saidAtOnce = (values: ProductValues, errors: ProductErrors): ProductErrors => {
  const typed = new Set(
    values.variants.flatMap((variant) =>
      (['price', 'salePrice', 'cost', 'stock', 'grams'] as const).flatMap((key) =>
        Number.isNaN(variant[key]) ? [`${variant.id}.${key}`] : [],
      ),
    ),
  );
  return Object.fromEntries(Object.entries(errors).filter(([field]) => typed.has(field)));
};

/** Values, messages and saving of a product. */
export function useProductForm(product: ManagedProduct): ProductForm {
  const t = useTexts(productTexts);
  const division = useDivision();
  const showSnackbar = useSnackbar();
  const [send, { isLoading }] = useDashboardUpdateProductMutation();
  // Together, so that uploads that end one after the other each find what the one before has left.
  const [{ base, values }, setEdit] = useState(() => ({ base: product, values: valuesOf(product) }));
  const [faults, setFaults] = useState(noFaults);
  const [asked, setAsked] = useState(false);
  const before = useMemo(() => valuesOf(base), [base]);
  const dirty = useMemo(() => asText(before) !== asText(values), [before, values]);
  const own = productErrors(t, values, moneyTyping(product.currency).decimals);
  // A newer version from the server is taken over as long as nothing is edited; else saving tells of it.
  const [seen, setSeen] = useState(product);
  if (product !== seen) {
    setSeen(product);
    if (!dirty) setEdit({ base: product, values: valuesOf(product) });
  }

  const update = useCallback<ProductForm['update']>((change) => {
    setEdit((current) => ({ ...current, values: { ...current.values, ...change(current.values) } }));
    setFaults((current) => ({ ...noFaults, conflict: current.conflict }));
  }, []);
  const restart = useCallback((next: ManagedProduct) => {
    setEdit({ base: next, values: valuesOf(next) });
    setFaults(noFaults);
    setAsked(false);
  }, []);
  const uploaded = useCallback((next: ManagedProduct) => {
    setEdit((current) => {
      const [former, after] = [valuesOf(current.base), valuesOf(next)];
      const images = withUploaded(current.values.images, former.images, after.images);
      const files = withUploaded(current.values.files, former.files, after.files);
      return { base: next, values: { ...current.values, images, files } };
    });
  }, []);
  const save = async (): Promise<boolean> => {
    setAsked(true);
    if (Object.keys(own).length > 0) return false;
    const changes = productChangesOf(before, values);
    const body = { ...changes, version: base.version };
    try {
      restart(
        await send({
          params: { division, id: base.id },
          headers: { 'Idempotency-Key': randomUuid() },
          body,
        }).unwrap(),
      );
      showSnackbar({ text: t('productSaved'), tone: 'success' });
      return true;
    } catch (error) {
      setFaults(faultsOf(error, variantsToSend(before, values).ids));
      return false;
    }
  };
  return {
    values,
    set: (next) => update(() => next),
    update,
    errors: { ...(asked ? own : saidAtOnce(values, own)), ...faults.errors },
    message: faults.message,
    conflict: faults.conflict,
    dirty,
    saving: isLoading,
    save,
    discard: () => restart(base),
    restart,
    uploaded,
  };
}
