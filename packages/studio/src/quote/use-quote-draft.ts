import type { Form } from '@omnis/ui';
import { useEffect, useRef } from 'react';
import type { ChosenFile } from './chosen-file.ts';
import { readQuoteDraft, storeQuoteDraft } from './quote-draft.ts';
import { firstValues, type QuoteValues } from './quote-values.ts';

/** Where the form is shown. */
export interface QuoteDraftPlace {
  readonly country: string;
  /** The server has filled it in already. */
  readonly isFilled: boolean;
  /** The artwork that was chosen. */
  readonly file: ChosenFile | null;
  readonly setFile: (file: ChosenFile | null) => void;
}

/** The file of a draft: where the server has it, it is there still; a browser does not keep one that was on its way. */
function fileOf({
  artwork = '',
  fileName = '',
  fileBytes,
}: Readonly<Record<string, string>>): ChosenFile | null {
  if (fileName === '') return null;
  return { name: fileName, bytes: Number(fileBytes) || 0, state: artwork === '' ? 'lost' : 'there' };
}

/** Keeps what is typed in its tab until it is sent, so that a page that is loaded anew, or gone back to, has it still. */
export function useQuoteDraft(
  { values, dirty, setValues }: Pick<Form<QuoteValues>, 'values' | 'dirty' | 'setValues'>,
  { country, isFilled, file, setFile }: QuoteDraftPlace,
): void {
  const isRead = useRef(isFilled);
  useEffect(() => {
    // Once, as the page comes to life: the server knows nothing of it.
    if (isRead.current) return;
    isRead.current = true;
    const typed = readQuoteDraft();
    if (!typed) return;
    setValues(firstValues(country, { values: typed }));
    setFile(fileOf(typed));
  }, [country, setValues, setFile]);
  const isKept = useRef(false);
  useEffect(() => {
    // A draft kept once is also kept when it has been emptied.
    if (!isKept.current && !dirty && file === null) return;
    isKept.current = true;
    storeQuoteDraft({ ...values, ...(file && { fileName: file.name, fileBytes: String(file.bytes) }) });
  }, [dirty, values, file]);
}
