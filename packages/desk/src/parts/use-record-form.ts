import { errorText, fieldErrors } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';

/** A record that is being written or changed. */
export interface RecordForm<Values, Saved> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** Changes from the values of that moment. */
  readonly update: (change: (values: Values) => Partial<Values>) => void;
  /** Messages by the field of the call, such as `rules.0.value`. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message for the whole form. */
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved record; null when it was refused. */
  readonly save: () => Promise<Saved | null>;
  readonly discard: () => void;
  /** The record as it was saved last; null for a new one. */
  readonly saved: Saved | null;
  /** Takes over a record that was saved by another button; what is typed stays. */
  readonly replace: (saved: Saved) => void;
}

/** The parts of a call that saves a record. */
export interface Sending<Values, Saved> {
  /** The record as it was saved last; null for a new one. */
  readonly saved: Saved | null;
  /** The values of then. */
  readonly start: Values;
  readonly values: Values;
  /** Sent again after a lost answer it is the same change. */
  readonly headers: { readonly 'Idempotency-Key': string };
}

/** The parts in which one form differs from another. */
export interface RecordFormOptions<Values, Saved> {
  /** null for a new one. */
  readonly record: Saved | null;
  readonly blank: Values;
  readonly valuesOf: (record: Saved) => Values;
  readonly send: (
    sending: Sending<Values, Saved>,
  ) => PromiseLike<{ readonly data?: Saved | undefined; readonly error?: unknown }>;
  /** Said when it was saved. */
  readonly done: { readonly created: string; readonly saved: string };
  /** Shows a message, such as the one of `done`. */
  readonly tell: (message: { readonly text: string; readonly tone: 'success' }) => void;
}

const noFaults = { errors: {}, message: null };

/** The values that came back, with what was typed while they were under way. */
function withTyped<Values>(back: Values, sent: Values, current: Values): Values {
  if (current === sent) return back;
  const before = new Map(Object.entries(sent ?? {}));
  const typed = Object.entries(current ?? {}).filter(([field, value]) => before.get(field) !== value);
  return { ...back, ...Object.fromEntries(typed) };
}

/**
 * Values, messages and saving of a record.
 *
 * @example
 * const form = useRecordForm({ record: zone, blank: newZone, valuesOf, send, done, tell });
 * form.set({ name: 'Europe' });
 */
export function useRecordForm<Values, Saved>(
  options: RecordFormOptions<Values, Saved>,
): RecordForm<Values, Saved> {
  const { record, blank, valuesOf, send, done, tell } = options;
  const [start, setStart] = useState(() => (record === null ? blank : valuesOf(record)));
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(record);
  const [faults, setFaults] = useState<Pick<RecordForm<Values, Saved>, 'errors' | 'message'>>(noFaults);
  const [saving, setSaving] = useState(false);
  // Sent again after a lost answer, it is the same change; what was edited since is another one.
  const [key, setKey] = useState(randomUuid);

  const update: RecordForm<Values, Saved>['update'] = (change) => {
    setValues((current) => ({ ...current, ...change(current) }));
    setFaults(noFaults);
    setKey(randomUuid());
  };
  return {
    values,
    set: (changes) => update(() => changes),
    update,
    ...faults,
    dirty: JSON.stringify(start) !== JSON.stringify(values),
    saving,
    save: async () => {
      setSaving(true);
      const { data, error } = await send({ saved, start, values, headers: { 'Idempotency-Key': key } });
      setSaving(false);
      if (data === undefined) {
        setFaults({ errors: fieldErrors(error), message: errorText(error) });
        return null;
      }
      const to = valuesOf(data);
      setStart(to);
      setValues((current) => withTyped(to, values, current));
      setSaved(data);
      setFaults(noFaults);
      setKey(randomUuid());
      tell({ text: saved === null ? done.created : done.saved, tone: 'success' });
      return data;
    },
    discard: () => {
      setValues(start);
      setFaults(noFaults);
    },
    saved,
    replace: setSaved,
  };
}
