import { createServer, type Socket } from 'node:net';

/** A mail server of the tests, which takes everything and keeps it. */
export interface SmtpSink {
  url: string;
  /** Whole messages as they arrived, head and body. */
  messages: string[];
  /** The most connections that were open at once. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

/** How it behaves. */
export interface SmtpSinkOptions {
  /** Milliseconds before a mail is taken. */
  delay?: number;
  /** Recipients that are refused for good. */
  refuses?: RegExp;
}

function converse(
  socket: Socket,
  keep: (message: string) => void,
  { delay = 0, refuses }: SmtpSinkOptions,
): void {
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
          const whole = message;
          message = null;
          setTimeout(() => {
            keep(whole);
            say('250 kept');
          }, delay);
        } else message += `${line}\r\n`;
      } else if (/^DATA/i.test(line)) {
        message = '';
        say('354 go on');
      } else if (refuses && /^RCPT/i.test(line) && refuses.test(line)) {
        say(`550 5.1.1 ${line.slice(8)}: user unknown`);
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
  socket.on('error', () => undefined);
}

/** Starts a mail server on a free port. */
export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let mostAtOnce = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    mostAtOnce = Math.max(mostAtOnce, sockets.size);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, (message) => messages.push(message), options);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    get mostAtOnce() {
      return mostAtOnce;
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
