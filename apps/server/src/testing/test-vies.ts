import { createServer } from 'node:http';
import { z } from 'zod';

const askedSchema = z.object({ countryCode: z.string(), vatNumber: z.string() });

/** A stand-in for VIES, which speaks the protocol of its REST API. */
export interface TestVies {
  readonly url: string;
  /** Numbers that it knows. */
  readonly known: Set<string>;
  /** Numbers that it was asked about, in order. */
  readonly asked: string[];
  /** False: it answers as VIES does while a member state is out of reach. */
  isUp: boolean;
  close(): void;
}

/** Starts a stand-in for VIES. @param port - 0: any that is free */
export async function openTestVies(port = 0): Promise<TestVies> {
  const vies = { known: new Set<string>(), asked: [] as string[], isUp: true };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = (status: number, body: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (request.method !== 'POST' || request.url !== '/rest-api/check-vat-number')
        return answer(404, { actionSucceed: false, errorWrappers: [{ error: 'NOT_FOUND' }] });
      const { data } = askedSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
      if (!data) return answer(400, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] });
      const { countryCode, vatNumber } = data;
      vies.asked.push(countryCode + vatNumber);
      if (!vies.isUp)
        return answer(500, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
      answer(200, {
        countryCode,
        vatNumber,
        requestDate: new Date().toISOString(),
        valid: vies.known.has(countryCode + vatNumber),
        requestIdentifier: '',
        name: '---',
        address: '---',
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const given = typeof address === 'object' && address ? address.port : port;
  return Object.assign(vies, {
    url: `http://127.0.0.1:${given}/rest-api`,
    close: () => void server.close(),
  });
}
