import { token } from '@omnis/theme/react';

/** Steps of the 4px scale. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 'section';

/** A step as a CSS value. */
export function spaceValue(step: Space): string {
  return step === 0 ? '0' : token(`space.${step}`);
}
