import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { failureBody, type Failure } from '../../http/answer.ts';
import { html } from '../../markup/html.ts';
import { hashToken } from '../../security/secrets.ts';
import { newTotpSecret } from '../../security/totp.ts';
import { sendUnknownHost } from '../../plugins/unknown-host.ts';
import { secretFields, type Typed } from './setup-answers.ts';
import { sendSetupPage } from './setup-frame.ts';
import { firstAnswers, setupDone, setupForm, setupPath } from './setup-page.ts';
import type { SetupService } from './setup.service.ts';

/** Services that the page needs. */
export interface SetupRoutesDeps extends Pick<Core, 'config' | 'secrets'> {
  readonly setup: SetupService;
  /** Scheme, host and port of the platform and of atlas, as links say them. */
  readonly origins: () => { readonly platform: string; readonly atlas: string };
}

const querySchema = z.object({ token: z.string().max(100).catch('') });
const formSchema = z
  .record(
    z.string().max(50),
    z
      .string()
      .max(4000)
      .overwrite((text) => text.replaceAll('\u0000', '')),
  )
  .catch({});
const keptSchema = z.record(z.string(), z.string());

/** A request that is answered on any host while there is no platform: this page, and orders of the command line. */
export function isBeforePlatform({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return /^\/(?:setup\/?(?:\?|$)|omnis\/control\/)/.test(url);
}

/** The page by which a new installation is set up. Once the platform is there, it is a page like any other that is not. */
export async function registerSetup(app: FastifyInstance, deps: SetupRoutesDeps): Promise<void> {
  const { setup, secrets, config } = deps;
  const contextOf = (token: string): string => `setup.kept:${hashToken(token)}`;

  /** Secrets of a form whose other answers were wrong: they come back sealed, so that no page shows them. */
  function keptIn(token: string, sealed: string): Typed {
    try {
      return keptSchema.parse(JSON.parse(secrets.decrypt(sealed, contextOf(token))));
    } catch {
      return {};
    }
  }

  const filled = (typed: Typed): Typed =>
    Object.fromEntries(secretFields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));

  async function show(
    reply: FastifyReply,
    token: string,
    given: { typed: Typed; failure?: Failure; said?: string },
  ): Promise<FastifyReply> {
    const endsAt = await setup.opens(token);
    if (endsAt === null) return refuse(reply);
    const { failure } = given;
    const kept = filled(given.typed);
    return sendSetupPage(reply, {
      title: failure ? 'Error: Set up your platform' : 'Set up your platform',
      status: failure ? failureBody(failure).status : 200,
      content: setupForm({
        token,
        endsAt,
        place: setup.place,
        typed: given.typed,
        errors: failure?.errors ?? [],
        fault: failure?.message ?? '',
        said: given.said ?? '',
        kept: Object.keys(kept),
        sealed: Object.keys(kept).length === 0 ? '' : secrets.encrypt(JSON.stringify(kept), contextOf(token)),
        account: config.atlasHost,
      }),
    });
  }

  function refuse(reply: FastifyReply): FastifyReply {
    return sendSetupPage(reply, {
      title: 'This address has ended',
      status: 403,
      content: html`<h1>This address has ended</h1>
        <p class="lead">
          Setup works by the address that the server prints when it starts. That address ends after a day, and
          when it was used.
        </p>
        <section>
          <h2>Get a new one</h2>
          <p class="hint">On the machine of the server, either</p>
          <ol class="next">
            <li>restart the server and open the address that it prints, or</li>
            <li>run <code>omnis setup --link</code>.</li>
          </ol>
        </section>`,
    });
  }

  const notHere = (request: FastifyRequest, reply: FastifyReply) =>
    request.place ? reply.callNotFound() : sendUnknownHost(request, reply);

  const tokenOf = ({ query }: FastifyRequest): string => querySchema.catch({ token: '' }).parse(query).token;

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get(setupPath, async (request, reply) => {
      if (await setup.isDone()) return notHere(request, reply);
      return show(reply, tokenOf(request), {
        typed: { ...firstAnswers(setup.place), authenticatorSecret: newTotpSecret() },
      });
    });

    // The token of the address, which no other site knows, stands for where the form comes from.
    scope.post(setupPath, async (request, reply) => {
      if (await setup.isDone()) return notHere(request, reply);
      const token = tokenOf(request);
      if ((await setup.opens(token)) === null) return refuse(reply);
      const form = formSchema.parse(request.body ?? {});
      const typed: Typed = { ...form, ...keptIn(token, form['sealed'] ?? ''), ...filled(form) };
      if (form['do'] === 'test-mail') {
        const sent = await setup.testMail(typed);
        return sent.ok
          ? show(reply, token, { typed, said: `A test email is on its way to ${sent.value.to}.` })
          : show(reply, token, { typed, failure: sent });
      }
      const made = await setup.setUp({ token }, typed);
      if (!made.ok) return show(reply, token, { typed, failure: made });
      return sendSetupPage(reply, {
        title: `${made.value.name} is ready`,
        content: setupDone(made.value, deps.origins()),
      });
    });
  });
}
