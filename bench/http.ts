import { request } from 'node:http';

/** An answer of the server. */
export interface HttpAnswer {
  status: number;
  cookies: string[];
  /** Parsed where it is JSON, else the text. */
  body: unknown;
}

/** Sends JSON to a host by its address; `fetch` would not let us name the host. */
export function send(
  origin: string,
  path: string,
  options: {
    method: string;
    headers: Record<string, string>;
    body?: unknown;
    /** The visitor's own address, which limits are counted by. */
    from?: string | undefined;
  },
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(origin);
  const payload = options.body === undefined ? undefined : JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method: options.method,
        ...(options.from && { localAddress: options.from }),
        headers: {
          ...options.headers,
          ...(payload
            ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
            : {}),
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            cookies: incoming.headers['set-cookie'] ?? [],
            body: incoming.headers['content-type']?.includes('json') ? JSON.parse(text) : text,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
