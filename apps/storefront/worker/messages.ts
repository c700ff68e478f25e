import type { WorkerMessage } from '@omnis/shop-kit/worker-messages';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A message as it was sent; null for anything else. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'take-over') return { kind: 'take-over' };
  if (data.kind !== 'viewed' || !('path' in data) || !('pictures' in data)) return null;
  const { path, pictures } = data;
  return typeof path === 'string' && isTexts(pictures) ? { kind: 'viewed', path, pictures } : null;
}
