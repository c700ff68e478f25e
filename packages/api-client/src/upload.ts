import type { Fetch } from './base-query.ts';

/** Called as a file is sent: 0 to 100, or null where the browser does not say. */
export type UploadProgress = (percent: number | null) => void;

const watchers = new WeakMap<FormData, UploadProgress>();

/**
 * The form that an upload call takes, with someone to tell how far it has come.
 *
 * @example
 * ```ts
 * import { uploadForm } from '@omnis/api-client';
 * export const formOf = (file: File) => uploadForm(file, (percent) => console.log(percent));
 * ```
 */
export function uploadForm(file: File, onProgress: UploadProgress): FormData {
  const form = new FormData();
  form.append('file', file);
  watchers.set(form, onProgress);
  return form;
}

/** Answers without a body may not be given one. */
const bodiless = new Set([204, 205, 304]);

function send(url: string, init: RequestInit, body: FormData): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open(init.method ?? 'POST', url);
    request.withCredentials = init.credentials === 'include';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      watchers.get(body)?.(lengthComputable && total > 0 ? (loaded / total) * 100 : null),
    );
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type');
      resolve(
        new Response(bodiless.has(request.status) ? null : request.responseText, {
          status: request.status,
          headers: type === null ? {} : { 'content-type': type },
        }),
      );
    });
    request.addEventListener('error', () => reject(new TypeError('The upload failed')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    );
    init.signal?.addEventListener('abort', stop, { once: true });
    request.send(body);
  });
}

/**
 * `fetch`, except that forms made by {@link uploadForm} are sent in the one way in which a browser tells how much of a
 * file is on its way.
 */
export const uploadingFetch: Fetch = (url, init) =>
  init.body instanceof FormData && watchers.has(init.body) ? send(url, init, init.body) : fetch(url, init);
