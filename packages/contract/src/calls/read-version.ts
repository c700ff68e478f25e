import { z } from 'zod';

/** Version of what was read; sent back with a change, which is refused once somebody else has changed it. */
export const readVersion = z.number('Send the version that you read').int('Send the version that you read');
