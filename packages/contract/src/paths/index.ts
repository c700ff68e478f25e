/**
 * Method and path of every call, without a schema, so that a browser bundle carries only this.
 * A `:name` segment is a parameter; `:name?` may be left out. A trailing slash is optional on every call.
 */
import { paths } from './paths.ts';

export { liveBeatSeconds, liveEvents, livePath, liveTopics, mostLiveTopics, type LiveTopic } from './live.ts';
export type { CallPath } from './call-path.ts';
export { paths };

/** Name of a call, such as `basket.add`. */
export type CallName = keyof typeof paths;

/**
 * The path of a call with its parameters filled in and percent-encoded.
 *
 * @param name - the call
 * @param params - a value for each `:name` segment; an optional one may be absent
 * @throws {TypeError} when a required parameter is missing, or there is no such call
 * @example
 * ```ts
 * callPath('basket.list', { name: 'main' }); // '/omnis/v3/basket/main/list/'
 * ```
 */
export function callPath(
  name: CallName,
  params: Readonly<Record<string, string | number | undefined>> = {},
): string {
  // Callers without types may pass any name.
  if (!Object.hasOwn(paths, name)) throw new TypeError(`There is no call ${name}`);
  return paths[name].path.replace(/\/:(\w+)(\?)?/g, (_match, key: string, optional: string | undefined) => {
    const value = params[key];
    if (value === undefined || value === '') {
      if (optional) return '';
      throw new TypeError(`The call ${name} needs the path parameter "${key}"`);
    }
    return `/${encodeURIComponent(String(value))}`;
  });
}
