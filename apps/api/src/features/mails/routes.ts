import { mailLog } from '@udaya/contract/mail-log';
import { Failure } from '@udaya/core/failure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { nameFile } from '../../platform/http/name-file.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { OpenedMail, Outbox } from '../../ports/mail/open-outbox.ts';
import { type ListMailsDeps, listMails } from './list-mails.ts';
import { mailBody, mailListPage, mailPage } from './mail-pages.ts';
import { type ResendMailDeps, resendMail, resendMails } from './resend-mail.ts';

const shown = 200;
// A mail may style itself and be framed by its page; it can load and run nothing.
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; sandbox allow-top-navigation-by-user-activation";
const framePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The log of mails. */
export function mailLogRoutes(serve: Serve<ListMailsDeps & ResendMailDeps>): void {
  serve(mailLog.list, listMails);
  serve(mailLog.resend, resendMail);
  serve(mailLog.resendAll, resendMails);
}

/** Pages of the outbox at `/dev/mail`, for a machine without a mail server. Never registered in production. */
export function serveOutbox(app: FastifyInstance, outbox: Outbox, folder: string): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } as object };
  const html = (reply: FastifyReply, policy: string, text: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(text);
  const read = async (id: string): Promise<OpenedMail> => {
    const mail = await outbox.find(id);
    if (!mail) throw new Failure('record.missing');
    return mail;
  };

  app.get('/dev/mail', open, async (request, reply) => {
    const nonce = request.raw.styleNonce ?? '';
    return html(reply, framePolicy(nonce), mailListPage(await outbox.list(shown), folder, nonce));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', open, async (request, reply) => {
    const nonce = request.raw.styleNonce ?? '';
    return html(reply, framePolicy(nonce), mailPage(await read(request.params.id), nonce));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/file', open, async (request, reply) => {
    const { file } = await read(request.params.id);
    if (!file) throw new Failure('record.missing');
    nameFile(reply, file.name);
    return reply.type(file.type).header('cache-control', 'no-store').send(Buffer.from(file.bytes));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/body', open, async (request, reply) => {
    reply.header('x-frame-options', 'SAMEORIGIN');
    return html(reply, bodyPolicy, mailBody(await read(request.params.id)));
  });
}
