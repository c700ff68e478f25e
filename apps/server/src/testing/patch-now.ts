import { z } from 'zod';
import type { TestAnswer, TestClient } from './test-client.ts';

const versioned = z.object({ version: z.number() });

/**
 * Changes what stands at an address from the version that it has now. Where it cannot be read, the change is sent with
 * version 0, so that a test sees how the change itself is refused.
 */
export async function patchNow(
  client: TestClient,
  url: string,
  body: object,
  headers?: Record<string, string>,
): Promise<TestAnswer> {
  const read = versioned.safeParse((await client.get(url)).json);
  return client.patch(url, { version: read.success ? read.data.version : 0, ...body }, headers);
}
