import type { TestClient } from './test-client.ts';
import type { TestPlatform } from './test-platform.ts';
import { testMember } from './test-team.ts';

/** A signed-in owner of stores, on the platform's host. */
export async function testOwner(
  platform: Pick<TestPlatform, 'app' | 'core'>,
  divisions: readonly number[],
): Promise<TestClient> {
  return (await testMember(platform, divisions)).client;
}
