/** A file in the list under the area. */
export interface FileItem {
  readonly id: string;
  readonly name: string;
  /** In bytes; left out where it is not known. */
  readonly size?: number;
  /** 0 to 100 while it is being sent; null when that is not known; left out when it is done. */
  readonly progress?: number | null;
  /** Why it failed. */
  readonly error?: string;
  /** Shown small in place of a sign for files: the picture itself, or the address of one. */
  readonly picture?: Blob | string;
  /** How far it is; told from the progress and the error where it is left out. */
  readonly status?: FileStatus;
}

/** How far a file is. */
export type FileStatus = 'queued' | 'uploading' | 'failed' | 'done';

/** How far a file is, by what is known of it. */
export function fileStatus({ status, error, progress }: FileItem): FileStatus {
  if (status) return status;
  if (error) return 'failed';
  return progress === undefined ? 'done' : 'uploading';
}
