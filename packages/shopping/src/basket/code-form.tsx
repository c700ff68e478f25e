import { errorText } from '@omnis/api-client';
import { Button, TextField, useFaultFocus } from '@omnis/ui';
import { useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';

/** Properties of {@link CodeForm}. */
export interface CodeFormProps {
  readonly texts: {
    /** Text that unfolds the form. */
    readonly summary: string;
    readonly label: string;
    readonly apply: string;
    readonly checking: string;
    /** Said of an empty field. */
    readonly required: string;
  };
  /** Most characters that a code may be typed with. */
  readonly maxLength: number;
  readonly isLoading: boolean;
  /** Why the last code was refused, as the call says it. */
  readonly error: Parameters<typeof errorText>[0];
  /** Why the last code is not taken although the call was answered well; null when it is. */
  readonly refusal?: string | null;
  /** Forgets why it was refused. */
  readonly reset: () => void;
  /** @returns whether the code was taken, so that the field is emptied */
  readonly onApply: (code: string) => Promise<boolean>;
  /** Said above the field. */
  readonly note?: ReactNode;
}

/** A folded field for the code of something that lowers what is to be paid. */
export function CodeForm({
  texts,
  maxLength,
  isLoading,
  error,
  refusal = null,
  reset,
  onApply,
  note,
}: CodeFormProps): ReactElement {
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const fault = empty ? texts.required : error ? errorText(error) : refusal;
  // The answer is here before its message is shown.
  const form = useFaultFocus<HTMLFormElement>(fault === null ? 0 : refusals);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed !== '' && (await onApply(typed))) setCode('');
    else setRefusals((before) => before + 1);
  };
  return (
    <details>
      <summary>{texts.summary}</summary>
      {note}
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={texts.label}
          hideLabel
          placeholder={texts.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
          value={code}
          error={fault}
          onValueChange={(text) => {
            setCode(text);
            setEmpty(false);
            reset();
          }}
        />
        <Button type="submit" variant="secondary" loading={isLoading} loadingLabel={texts.checking}>
          {texts.apply}
        </Button>
      </form>
    </details>
  );
}
