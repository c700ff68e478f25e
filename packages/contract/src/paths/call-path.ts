/** Method and path of one call. */
export interface CallPath {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
}
