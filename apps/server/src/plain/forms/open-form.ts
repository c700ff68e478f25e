import { plainMessage } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Core } from '../../core.ts';
import { failureBody, type Failure, type Result } from '../../http/answer.ts';
import { html, type Markup } from '../../markup/html.ts';
import { sayToShopper } from '../../texts/say-to-shopper.ts';
import type { Label } from '../../markup/plain-faults.ts';
import type { FieldParts } from '../../markup/plain-field.ts';
import { formOf, type Form } from '../shop/plain-forms.ts';
import { sendPlainShopPage } from '../shop/plain-frame.ts';
import type { PlainPages, Visit } from '../shop/plain-pages.ts';
import { invalid, proofFailure, shownForm } from './sent-form.ts';

/** A form that anybody may send, and that is answered with a sentence. */
export interface OpenForm<T extends z.ZodType, C = undefined> {
  readonly path: string;
  readonly title: Label;
  readonly button: Label;
  readonly labels: Readonly<Record<string, Label>>;
  readonly schema: T;
  /** Choices that its fields offer, by the values that were sent. */
  readonly choices: (visit: Visit, typed: Form) => C | Promise<C>;
  readonly fields: (parts: FieldParts, choices: C) => Markup;
  /** The page that it is about, to go back to; left out where it is about the shop. */
  readonly about?: (choices: C) => { readonly name: string; readonly href: string } | null;
  readonly send: (
    asked: { readonly visit: Visit; readonly request: FastifyRequest; readonly form: Form },
    input: z.output<T>,
  ) => Promise<Result<{ message: string }>>;
}

/** Answers a form: with the sentence of what it asks for, or with the form and what is wrong with it. */
export function registerOpenForm<T extends z.ZodType, C>(
  scope: FastifyInstance,
  { secrets, visitOf, fontFaces }: Pick<Core, 'secrets'> & Pick<PlainPages, 'visitOf' | 'fontFaces'>,
  { path, title, button, labels, schema, choices, fields, about = () => null, send }: OpenForm<T, C>,
): void {
  function show(
    reply: FastifyReply,
    { division, words }: Visit,
    { content, failure }: { content: Markup; failure?: Failure | undefined },
  ): FastifyReply {
    if (failure?.headers) void reply.headers(failure.headers);
    return sendPlainShopPage(reply, division, {
      title: title(words.say),
      words,
      fonts: fontFaces(division.theme),
      content,
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  async function ask(
    reply: FastifyReply,
    visit: Visit,
    { typed, failure }: { typed: Form; failure?: Failure },
  ): Promise<FastifyReply> {
    const { words, token } = visit;
    const offered = await choices(visit, typed);
    const page = about(offered);
    const form = shownForm({
      words,
      action: path,
      token,
      button: button(words.say),
      failure,
      labels,
      fields: (parts) => fields(parts, offered),
      typed,
    });
    const content = html`${page !== null && html`<p><a href="${page.href}">${page.name}</a></p>`}${form}`;
    return show(reply, visit, { content, failure });
  }

  scope.get(path, async (request, reply) => {
    const visit = await visitOf(request);
    return visit ? ask(reply, visit, { typed: { email: visit.email } }) : reply.callNotFound();
  });

  scope.post(path, async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.callNotFound();
    const form = formOf(request);
    const refuse = (failure: Failure) => ask(reply, visit, { typed: form, failure });
    const forged = proofFailure(request, secrets, form['token']);
    if (forged) return refuse(forged);
    const read = schema.safeParse(form, { error: plainMessage });
    if (!read.success) return refuse(invalid(read.error));
    const sent = await send({ visit, request, form }, read.data);
    if (!sent.ok) return refuse(sent);
    const { words } = visit;
    const page = about(await choices(visit, form));
    return show(reply, visit, {
      content: html`<p role="status">${sayToShopper(words.language, sent.value.message)}</p>
        <a class="button" href="${page?.href ?? '/'}"
          >${page === null ? words.say('Shop') : words.say('Back to {name}', { name: page.name })}</a
        >`,
    });
  });
}
