import { submitFault, uploadForm, useArtworksUploadMutation, type CallAnswer } from '@omnis/api-client';
import { Field, FileDrop, useUploads } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useHydrated } from '../data/use-hydrated.ts';
import { quotesTexts } from '../texts/quotes/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Artwork that was uploaded. */
export type Artwork = CallAnswer<'artworks.upload'>;

/** What a file may be called. */
export const artworkTypes = '.png,.jpg,.jpeg,.webp,.svg';
/** Largest file, in bytes. */
export const largestArtwork = 20 * 1024 * 1024;

/** Properties of {@link ArtworkField}. */
export interface ArtworkFieldProps {
  readonly label: string;
  readonly error?: string | null;
  /** Sent with the form without scripts. */
  readonly name?: string;
  /** What was taken before the page was loaded anew. */
  readonly artwork?: Artwork | null;
  /** Called with the artwork, or null when it is taken away. */
  readonly onArtwork: (artwork: Artwork | null) => void;
}

/** One file of artwork, uploaded as soon as it is chosen; without scripts it goes with the form. */
export function ArtworkField({
  label,
  error,
  name,
  artwork = null,
  onArtwork,
}: ArtworkFieldProps): ReactElement {
  const t = useTexts(quotesTexts);
  const hydrated = useHydrated();
  const [upload] = useArtworksUploadMutation();
  const [latest, setLatest] = useState(0);
  const around = useRef<Element | null>(null);
  useEffect(() => {
    // What was taken away went with its button: the keyboard goes on at the empty field.
    if (latest > 0) around.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  }, [latest]);
  const uploads = useUploads({
    send: async (file, { signal, onProgress }) => {
      const sending = upload({ body: uploadForm(file, onProgress) });
      signal.addEventListener('abort', () => sending.abort(), { once: true });
      const { data, error: failure } = await sending;
      if (data === undefined) return { error: submitFault(failure).message ?? t('notTaken') };
      onArtwork(data);
      return undefined;
    },
  });
  if (!hydrated)
    return (
      <Field label={label} optional help={t('artworkHelp')} error={error}>
        {(control) => (
          <span className="control native">
            <input type="file" name={name} accept={artworkTypes} {...control} />
          </span>
        )}
      </Field>
    );
  // One at a time: another file takes the place of the one before.
  const { items, onFiles, onRemove, onRetry } = uploads.drop;
  const kept = artwork === null ? [] : [{ id: artwork.id, name: artwork.name, size: artwork.bytes }];
  return (
    <FileDrop
      key={latest}
      label={label}
      help={t('artworkHelp')}
      error={error ?? null}
      accept={artworkTypes}
      maxSize={largestArtwork}
      items={items.length > 0 ? items.slice(-1) : kept}
      onFiles={([file]) => {
        for (const { id } of items) onRemove(id);
        onArtwork(null);
        if (file) onFiles([file]);
      }}
      onRemove={(id) => {
        around.current = document.activeElement?.closest('.ui-file-drop')?.parentElement ?? null;
        onRemove(id);
        onArtwork(null);
        setLatest(latest + 1);
      }}
      onRetry={onRetry}
    />
  );
}
