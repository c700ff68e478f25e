import { createServer, type Socket } from 'node:net';

/** A mail server of the tests, which takes everything and keeps it. */
export interface SmtpSink {
  url: string;
  /** Whole messages as they arrived, head and body. */
  messages: string[];
  close(): Promise<void>;
}

function converse(socket: Socket, keep: (message: string) => void): void {
  let buffer = '';
  let message: string | null = null;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 sink ready');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (message !== null) {
        if (line === '.') {
          keep(message);
          message = null;
          say('250 kept');
        } else message += `${line}\r\n`;
      } else if (/^DATA/i.test(line)) {
        message = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
  socket.on('error', () => undefined);
}

/** Starts a mail server on a free port. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, (message) => messages.push(message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
