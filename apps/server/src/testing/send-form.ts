import type { TestAnswer, TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';

/** Sends a form as a browser without scripts does, by default from a page of the demo store. */
export function sendForm(
  client: TestClient,
  url: string,
  { fields, headers = { origin: `http://${testHosts.demo}` } }: FormToSend,
): Promise<TestAnswer> {
  return client.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Values of a form, and the headers that the browser sends with it. */
export interface FormToSend {
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}
