import { aspectRatios, type AspectRatio } from '@omnis/models';
import { isRecord, readText, type Values } from '../read/read.ts';
import type { Property } from '../read/properties.ts';
import type { FieldOption } from '../registry/fields.ts';

/** The named ratios for a select field, flattest first. */
export const ratioOptions: readonly FieldOption[] = [
  { value: 'wide', label: 'Wide' },
  { value: 'short', label: 'Short' },
  { value: '4:3', label: '4:3' },
  { value: 'square', label: 'Square' },
  { value: 'tall', label: 'Tall' },
];

/** Height ÷ width under a key: a named ratio, or a number from 0.05 to 4; null for anything else. */
export function readRatio(values: Values, key: string): number | null {
  const text = readText(values, key);
  if (isRatioName(text)) return aspectRatios[text];
  const number = Number(text);
  return text.trim() !== '' && number >= 0.05 && number <= 4 ? number : null;
}

function isRatioName(text: string): text is AspectRatio {
  return isRecord(aspectRatios) && Object.hasOwn(aspectRatios, text);
}

/** Height ÷ width; null for what is no ratio. */
export const ratio: Property<number | null, 'select'> = { kind: 'select', read: readRatio };
