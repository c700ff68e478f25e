import type { TestAnswer, TestClient } from './test-client.ts';

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a file as the forms of the apps do: in the field `file`, with the token of the session. */
export async function sendPicture(
  client: TestClient,
  url: string,
  {
    name = 'a.png',
    bytes = pixel,
    key,
  }: {
    readonly name?: string;
    readonly bytes?: Buffer;
    /** Sent as its `Idempotency-Key`. */
    readonly key?: string;
  } = {},
): Promise<TestAnswer> {
  if (!client.cookies.has('XSRF-TOKEN')) await client.get('/omnis/v3/dashboard/secure/get/');
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return client.send({
    method: 'POST',
    url,
    headers: {
      'content-type': 'multipart/form-data; boundary=cut',
      'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]),
  });
}
