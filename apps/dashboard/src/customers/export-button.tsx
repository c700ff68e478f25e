import { errorText } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { saveFile } from '../parts/save-file.ts';
import { customersTexts } from '../texts/customers/index.ts';

/** A part of a file. */
interface Part {
  readonly filename: string;
  readonly csv: string;
  /** Cursor of the next part; null with the last. */
  readonly next: string | null;
}

/** Properties of {@link ExportButton}. */
export interface ExportButtonProps {
  /** Fetches one part, from a cursor on. */
  readonly fetchPart: (cursor: string | undefined) => Promise<Part>;
}

/** Downloads a list as a CSV file, part by part. */
export function ExportButton({ fetchPart }: ExportButtonProps): ReactElement {
  const t = useTexts(customersTexts);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const parts: string[] = [];
      let part = await fetchPart(undefined);
      parts.push(part.csv);
      while (part.next !== null) {
        part = await fetchPart(part.next);
        parts.push(part.csv);
      }
      saveFile(part.filename, parts);
    } catch (error) {
      snackbars.show({ text: errorText(error), tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      startIcon={<Download aria-hidden="true" />}
      loading={isBusy}
      loadingLabel={t('exporting')}
      onClick={() => void run()}
    >
      {t('export')}
    </Button>
  );
}
