import type { Ending } from '../database/ending.ts';

/** Carries endings out to their end, in small steps as the nightly job does; how many rows went. */
export async function carryOut(endings: readonly Ending[], limit = 3): Promise<number> {
  let deleted = 0;
  for (const ending of endings) {
    let after: string | null = null;
    do {
      const stepped = await ending.step({ limit, after });
      deleted += stepped.deleted;
      after = stepped.next;
    } while (after !== null);
  }
  return deleted;
}
