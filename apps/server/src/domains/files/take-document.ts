import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productFileLimits } from '@omnis/models';
import { rules } from '@omnis/validation';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { Upload } from '../../http/context.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { sniffType } from './image-format.ts';
import { receiveUpload } from './receive-upload.ts';

/** A file that was taken in as it was sent. */
export interface TakenDocument extends StoredFile {
  /** Its original name, without folders. */
  readonly name: string;
  readonly mime: string;
}

/** Tells a document by its first bytes, whatever it is called; null where it is none that is taken. */
function mimeOf(body: Buffer): string | null {
  if (body.subarray(0, 1024).includes('%PDF-')) return 'application/pdf';
  const type = sniffType(body);
  return type === 'png' || type === 'jpeg' ? `image/${type}` : null;
}

const nameOf = (filename: string): string => (filename.split(/[\\/]/).at(-1) ?? '').trim().slice(-120);

/**
 * Takes in a file that shoppers may download, byte for byte: PDF, PNG or JPEG by its name and by its bytes. Refusals stand at
 * the field `file`: 413 too large, 415 another format (rule `ext`), 422 none sent.
 */
export async function takeDocument(
  upload: Upload | null,
  { divisionId, fileStore }: { readonly divisionId: number; readonly fileStore: FileStore },
): Promise<Result<TakenDocument>> {
  if (!upload) return fail('validation_failed', 'Choose a file', 'file');
  const name = nameOf(upload.filename);
  const { bytes: largest, formats } = productFileLimits;
  const fault = rules.ext(name === '' ? '?' : name, formats);
  if (fault !== null) {
    upload.stream.resume();
    return fail('unsupported_media_type', fault, 'file');
  }
  const path = join(tmpdir(), `omnis-file-${randomUUID()}`);
  try {
    const received = await receiveUpload(upload, { path, largest, noun: 'file' });
    if (!received.ok) return received;
    const body = await readFile(path);
    const mime = mimeOf(body);
    if (mime === null)
      return fail('unsupported_media_type', 'The file is no PDF, PNG or JPEG, whatever it is called', 'file');
    return ok({ ...(await fileStore.put(divisionId, body, randomUUID())), name, mime });
  } finally {
    await rm(path, { force: true });
  }
}
