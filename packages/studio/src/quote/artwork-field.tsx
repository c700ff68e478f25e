import { submitFault, uploadForm, useArtworksUploadMutation, type CallAnswer } from '@omnis/api-client';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FileDrop, formatBytes, Notice, useUploads, type FileItem } from '@omnis/ui';
import { useHydrated } from '@omnis/shop-kit';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';
import type { ChosenFile } from './chosen-file.ts';

/** Artwork that was uploaded. */
export type Artwork = Omit<CallAnswer<'artworks.upload'>, 'missingFonts'>;

/** Allowed extensions of a file. */
export const artworkTypes = '.png,.jpg,.jpeg,.webp,.svg';
/** Largest file, in bytes. */
export const largestArtwork = 20 * 1024 * 1024;

/** Properties of {@link ArtworkField}. */
export interface ArtworkFieldProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | null;
  /** Sent with the form without scripts. */
  readonly name?: string;
  /** Uploaded file, from now or before a reload; with its size where the file's is known. */
  readonly artwork?: (Pick<Artwork, 'id' | 'name'> & Partial<Pick<Artwork, 'bytes' | 'url'>>) | null;
  /** File whose upload a reload interrupted: the browser has let go of it. */
  readonly lost?: ChosenFile | null;
  /** Called with the artwork, or null when it is taken away. */
  readonly onArtwork: (artwork: Artwork | null) => void;
  /** Called with how far the file is that was chosen, or null when it is taken away. */
  readonly onFile?: (file: ChosenFile | null) => void;
}

/** The uploaded file as a list item. */
const keptItem = ({ id, name, bytes, url }: NonNullable<ArtworkFieldProps['artwork']>): FileItem => ({
  id,
  name,
  ...(bytes !== undefined && { size: bytes }),
  ...(url !== undefined && { picture: imageUrl(url, { width: 240 }) }),
});

/** One file of artwork, uploaded as soon as it is chosen; without scripts it goes with the form. */
export function ArtworkField({
  label,
  optional = false,
  error,
  name,
  artwork = null,
  lost = null,
  onArtwork,
  onFile,
}: ArtworkFieldProps): ReactElement {
  const t = useTexts(quotesTexts);
  const hydrated = useHydrated();
  const [upload] = useArtworksUploadMutation();
  const [latest, setLatest] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const around = useRef<Element | null>(null);
  useEffect(() => {
    // The removed file went with its button: focus moves to the empty field.
    if (latest > 0) around.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  }, [latest]);
  const uploads = useUploads({
    send: async (file, { signal, onProgress }) => {
      const sending = upload({ body: uploadForm(file, onProgress) });
      signal.addEventListener('abort', () => sending.abort(), { once: true });
      const { data, error: failure } = await sending;
      if (data === undefined) return { error: submitFault(failure).message ?? t('notTaken') };
      const { missingFonts, ...taken } = data;
      setSent(taken.id);
      setMissing(missingFonts);
      onArtwork(taken);
      return undefined;
    },
  });
  const help = t('artworkHelp', { size: formatBytes(largestArtwork, t.locale) });
  const own = uploads.drop.items.at(-1);
  // Where other artwork is given than was sent from here, that is what is used, and so what is shown.
  const chosen = own?.status === 'done' && artwork !== null && artwork.id !== sent ? undefined : own;
  const status = chosen?.status;
  const tell = useEffectEvent(() => {
    if (!chosen) return;
    const state = status === 'done' ? 'there' : status === 'failed' ? 'failed' : 'coming';
    onFile?.({ name: chosen.name, bytes: chosen.size ?? 0, state });
  });
  useEffect(() => tell(), [chosen?.id, status]);
  // One at a time: another file takes the place of the one before.
  const { items, onFiles, onRemove, onRetry } = uploads.drop;
  const kept = artwork === null ? [] : [keptItem(artwork)];
  const gone = lost === null ? [] : [{ id: 'lost', name: lost.name, size: lost.bytes, error: t('fileLost') }];
  const field = (
    <FileDrop
      key={latest}
      // Only one element from the server's HTML on: a file may be chosen in a dialog that opened before the scripts ran.
      plain={!hydrated}
      {...(!hydrated && name !== undefined && { name })}
      label={label}
      optional={optional}
      help={help}
      error={error ?? null}
      accept={artworkTypes}
      maxSize={largestArtwork}
      items={chosen ? [chosen] : [...kept, ...gone]}
      onFiles={([file]) => {
        for (const { id } of items) onRemove(id);
        setMissing([]);
        onArtwork(null);
        if (file) onFiles([file]);
      }}
      onRemove={() => {
        around.current = document.activeElement?.closest('.ui-file-drop')?.parentElement ?? null;
        for (const item of items) onRemove(item.id);
        setMissing([]);
        onArtwork(null);
        onFile?.(null);
        setLatest(latest + 1);
      }}
      // A lost file cannot be sent again: it has to be chosen.
      {...(chosen && { onRetry })}
    />
  );
  if (missing.length === 0) return field;
  const fonts = new Intl.ListFormat(t.locale).format(missing.map((font) => `“${font}”`));
  return (
    <>
      {field}
      <Notice tone="warning">{t('fontsMissing', { fonts })}</Notice>
    </>
  );
}
