import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post as Instagram's API gives it. */
export interface StandInMedium {
  readonly id: string;
  readonly media_type: string;
  readonly caption?: string;
  readonly media_url?: string;
  readonly thumbnail_url?: string;
  readonly permalink?: string;
  readonly timestamp: string;
}

/** A server of the tests that speaks the calls of Instagram that are used, as its reference describes them. */
export interface InstagramServer {
  readonly url: string;
  /** Tokens that it takes, with whose they are. */
  readonly accounts: Map<string, { user_id: string; username: string }>;
  /** The posts of everybody, newest first. */
  media: readonly StandInMedium[];
  /** Every request: its path, and the token. */
  readonly requests: { path: string; token: string | null }[];
  /** Replacement answers by path, such as `/me/media` or `/pictures/big`. */
  readonly instead: Map<string, (response: ServerResponse) => void>;
  /** A post of today whose picture lies here. */
  post(id: string, more?: Partial<StandInMedium>): StandInMedium;
  close(): Promise<void>;
}

/** The picture of every post: one pixel. */
export const standInPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const refused = {
  error: {
    message: 'Invalid OAuth access token - Cannot parse access token',
    type: 'OAuthException',
    code: 190,
    fbtrace_id: 'A1',
  },
};

/** Answers with JSON. */
export function answerJson(response: ServerResponse, json: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(json));
}

/** Starts the stand-in. @param port - 0: any that is free */
export async function startInstagramServer(port = 0): Promise<InstagramServer> {
  const accounts: InstagramServer['accounts'] = new Map();
  const requests: InstagramServer['requests'] = [];
  const instead: InstagramServer['instead'] = new Map();
  let url = '';
  const stand: InstagramServer = {
    get url() {
      return url;
    },
    accounts,
    media: [],
    requests,
    instead,
    post: (id, more = {}) => ({
      id,
      media_type: 'IMAGE',
      caption: `Post ${id}`,
      media_url: `${url}/pictures/${id}`,
      permalink: `https://www.instagram.com/p/${id}/`,
      timestamp: '2026-11-20T08:00:00+0000',
      ...more,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const token = searchParams.get('access_token');
    requests.push({ path, token });
    const other = instead.get(path);
    if (other) return other(response);
    if (path.startsWith('/pictures/'))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(standInPicture);
    const account = accounts.get(token ?? '');
    if (!account) return answerJson(response, refused, 400);
    switch (path) {
      case '/me':
        return answerJson(response, account);
      case '/me/media':
        return answerJson(response, {
          data: stand.media.slice(0, Number(searchParams.get('limit') ?? 25)),
          paging: {},
        });
      case '/refresh_access_token': {
        const renewed = `${token}-renewed`;
        accounts.set(renewed, account);
        return answerJson(response, { access_token: renewed, token_type: 'bearer', expires_in: 5_183_944 });
      }
      default:
        return answerJson(response, {}, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // Safe: it listens at an address of the network.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stand;
}
