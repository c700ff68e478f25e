import { calls, type CallName, type CallResponse } from '@omnis/contract';
import { expect } from 'vitest';
import type { TestAnswer } from './test-client.ts';

/** Answer of a call, which has to be a success that keeps the contract. */
export function responseOf<N extends CallName>(name: N, answer: TestAnswer): CallResponse<N> {
  expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBe(200);
  const schema: { parse(value: unknown): unknown } = calls[name].response;
  return schema.parse(answer.json) as CallResponse<N>;
}
